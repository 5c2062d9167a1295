import { escapeHtml } from '@prilavok/shop-server/kit'

/** The sign of a carrier: its name in a frame, as the shop draws it. */
export const drawCarrier = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="120" height="32"><rect x=".5" y=".5" width="119" height="31" rx="6" fill="#fff" stroke="#b9c1c9"/><text x="60" y="21" text-anchor="middle" font-family="system-ui,Segoe UI,Roboto,Arial,sans-serif" font-weight="700" font-size="14" fill="#262b31"${name.length > 12 ? ' textLength="108" lengthAdjust="spacingAndGlyphs"' : ''}>${escapeHtml(name)}</text></svg>
`
