/** The root of a widget with the weight of three ids, which no rule of a page beats; built sheets carry `&` for it. */
const ROOT = '.pk-root:not(#pk#pk#pk)'

/** The sheets that the page has, by their numbers. */
const adopted: CSSStyleSheet[] = []

/** Gives the page one of our sheets, once, although several files may carry it; works under `style-src 'self'`, which style elements do not. */
export function adoptSheet(css: string, number: number): void {
  if (adopted[number]) return
  const sheet = (adopted[number] = new CSSStyleSheet())
  sheet.replaceSync(css.replaceAll('&', ROOT))
  document.adoptedStyleSheets.push(sheet)
}
