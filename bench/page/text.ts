/** The text of an element with ordinary spaces only: widgets put non-breaking ones between a number and its unit. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s/g, ' ')
