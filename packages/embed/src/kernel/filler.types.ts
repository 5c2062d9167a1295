/** An element of the page whose text is kept up to date, and what it shows. */
export interface FilledElement<P> {
  readonly element: HTMLElement
  readonly props: P
}

/** Keeps texts in the page's own markup up to date. */
export interface Filler<P = object> {
  readonly add: (elements: readonly FilledElement<P>[]) => void
  /** Ends it; the mounter puts back what the server had rendered. */
  readonly remove: (elements: readonly HTMLElement[]) => void
}
