/** How the bench sees and presses one implementation; each target brings its own, the probe knows none. */
export interface Adapter {
  /** How many controls (or cart lines) work by now. */
  readonly working: () => number
  /** What adds one more piece, once the first control shows `quantity`. */
  readonly button: (quantity: number) => HTMLElement | null
  /** Whether `places` controls and the badge show this quantity. */
  readonly shows: (quantity: number, places: number) => boolean
  /** Puts away what the first press has opened, such as a dialog. */
  readonly settle?: () => Promise<void>
  /** Opens what is folded at first. */
  readonly open?: () => Promise<void>
  readonly mount?: () => unknown
  readonly unmount?: () => unknown
  /** The state stands in frames or shadow roots, where the page's observer sees nothing: it is asked on every frame. */
  readonly deep?: boolean
}

/** Waits until something is there; at most `patience` ms. */
export async function appears<T>(find: () => T | null | undefined, patience = 3_000): Promise<T | null> {
  const end = performance.now() + patience
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > end) return null
    await new Promise((later) => setTimeout(later, 10))
  }
}
