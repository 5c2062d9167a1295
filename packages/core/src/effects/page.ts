/** What an element of the page says about itself, by name in camel case. */
export type PageFields = Readonly<Record<string, string>>

/** What the page and its browser say about themselves. */
export interface PageFacts {
  /** The title of the document. */
  readonly title: string
  /** How the browser calls itself. */
  readonly userAgent: string
  /** The screen's width and height in CSS pixels. */
  readonly screenWidth: number
  /** CSS pixels of the screen. */
  readonly screenHeight: number
}

/** What the page does to us and what we may do to it. */
export interface Page {
  /** Sets the title beside the name of the site that the page's own title ends with; null brings that title back. */
  readonly setTitle: (title: string | null) => void
  /** The page is being hidden or left: the last moment to send something. */
  readonly onLeave: (leaving: () => void) => () => void
  /** The page came back from the back-forward cache. */
  readonly onRestore: (restored: () => void) => () => void
  /** Somebody looks at the page again. */
  readonly onVisible: (visible: () => void) => () => void
  /** Called when the device is connected again; returns how to stop. */
  readonly onOnline: (online: () => void) => () => void
  /** The mouse has left the window; `clientY` is where, in pixels from its top (CHK-75). */
  readonly onMouseLeave: (left: (clientY: number) => void) => () => void
  /** The browser asks before the page is left, until the returned function is called. Source: CHK-76. */
  readonly warnOnLeave: () => () => void
  /**
   * The data attributes of an element and the hidden inputs inside it, by the element's id: `data-product-id` and
   * `<input type="hidden" name="product-id">` are both `productId`. Null where the page has no such element.
   */
  readonly fields: (elementId: string) => PageFields | null
  /** A dialog is open, of the shop or of the page around it. */
  readonly hasDialog: () => boolean
  /** What the page and its browser say about themselves. */
  readonly facts: () => PageFacts
}
