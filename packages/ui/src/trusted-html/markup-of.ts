/** The markup inside of an element of the page, without its own children of one kind; for `TrustedHtml`, which cleans it. */
export const markupOf = (element: Element, without: string): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(without)))
    .map((node) => (node instanceof Element ? node.outerHTML : ''))
    .join('')
