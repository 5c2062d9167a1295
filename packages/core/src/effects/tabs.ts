/** Word between the tabs of one shop. */
export interface Tabs {
  /** Calls back when another tab has written or removed the stored key. */
  readonly onStored: (key: string, changed: () => void) => () => void
}
