import { adoptSheet } from './adopt'

/**
 * Whose font size the text of the widgets follows: `page` that of the page's root element, `fixed` none, `auto` that of the root element
 * where this is the one that the visitor has set in the browser, or 62.5 % of it, as pages have that count in rem.
 */
export type FontSizeSetting = 'auto' | 'page' | 'fixed'

/** The text of the widgets, 15 px, in rem of a page that leaves the root at the visitor's size, and of one that takes 62.5 % of it. */
const WHOLE = '0.9375rem'
const TENTHS = '1.5rem'

/** Whether the font size that the visitor has set in the browser is so many pixels: media queries count in it, whatever the page says. */
function isVisitors(pixels: number): boolean {
  const width = innerWidth / pixels
  return matchMedia(`(min-width: ${width * 0.99}em) and (max-width: ${width * 1.01}em)`).matches
}

/** The size of the widgets' text that the setting asks for on this page; null for the usual one. */
export function pageFontSize(setting: FontSizeSetting = 'auto'): string | null {
  if (setting !== 'auto') return setting === 'page' ? WHOLE : null
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (isVisitors(root)) return WHOLE
  return isVisitors(root / 0.625) ? TENTHS : null
}

/** Gives the widgets that size; a page's own `--pk-font-size` counts before it. */
export function followFontSize(setting?: FontSizeSetting): void {
  const size = pageFontSize(setting)
  if (size !== null) adoptSheet(`.pk-root{--_page-size:${size}}`)
}
