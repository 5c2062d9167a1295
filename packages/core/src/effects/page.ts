/** What the page does to us and what we may do to it. */
export interface Page {
  readonly setTitle: (title: string) => void
  /** The page is being hidden or left: the last moment to send something. */
  readonly onLeave: (leaving: () => void) => () => void
  /** The page came back from the back-forward cache. */
  readonly onRestore: (restored: () => void) => () => void
  readonly onOnline: (online: () => void) => () => void
}
