/** Gives the page one of our sheets; works under `style-src 'self'`, which style elements do not. */
export function adoptSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
