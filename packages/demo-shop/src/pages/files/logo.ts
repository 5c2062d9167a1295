import { escapeHtml } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'

// A drawing in an <img> follows the page's colours, so the words stay readable on a dark bar.
const COLOURS =
  '<style>.w{fill:#262b31}.b{fill:#5d6771}@media (prefers-color-scheme:dark){.w{fill:#f3f5f7}.b{fill:#b9c1c9}}</style>'
const ROOF =
  '<path d="M5 20.5 22 8l17 12.5" fill="none" stroke="#e8601c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
const WALL = '<path class="b" d="M10 23h11v6H10zm13 0h11v6H23zM10 31h5v6h-5zm7 0h10v6H17zm12 0h5v6h-5z"/>'
const words = (text: string, y: number, size: number, length: number) =>
  `<text class="w" x="48" y="${y}" font-family="system-ui,Segoe UI,Roboto,Arial,sans-serif" font-weight="800" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`
const line = (text: string) =>
  `<text class="b" x="48" y="37" font-family="system-ui,Segoe UI,Roboto,Arial,sans-serif" font-size="10.5" textLength="124" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`

/** The shop's sign: a roof over a wall, the name, what it sells. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 44" width="176" height="44">${COLOURS}${ROOF}${WALL}${words(SHOP_FACTS.name, 23, 16, 124)}${line(SHOP_FACTS.slogan)}</svg>
`

/** The shop's mark in a browser tab: a wall of three bricks under a roof. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#262b31"/><path d="M5 15.5 16 6l11 9.5" fill="none" stroke="#ff8a3d" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 17h7v4H8zm9 0h7v4h-7zm-9 6h3v4H8zm5 0h6v4h-6zm8 0h3v4h-3z" fill="#fff"/></svg>
`
