const PATIENCE_MS = 60_000
/** An answer that takes longer is asked for once per frame, so that asking does not become the cost. */
const DEAR_MS = 0.4

/** When a state was there, and when the frame with it was done; milliseconds of the page's clock. */
export interface Seen {
  readonly at: number
  readonly painted: number
}

/** The moment after the next frame has been produced. */
export const afterFrame = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done(performance.now())
      channel.port2.postMessage(null)
    }),
  )

/**
 * Waits for a state of the page. Asked after every change of the document; on every frame as well only where the observer
 * is blind (`deep`), because a page that draws frames for the bench leaves less idle time than a real one.
 */
export function until(holds: () => boolean, deep: boolean, patience = PATIENCE_MS): Promise<Seen> {
  return new Promise((seen, failed) => {
    let over = false
    let isEachFrame = deep
    const finish = () => {
      over = true
      observer.disconnect()
      clearTimeout(timer)
    }
    const ask = () => {
      if (over) return
      const begun = performance.now()
      if (holds()) {
        finish()
        const at = performance.now()
        void afterFrame().then((painted) => seen({ at, painted }))
      } else if (!isEachFrame && performance.now() - begun > DEAR_MS) {
        isEachFrame = true
        observer.disconnect()
        requestAnimationFrame(everyFrame)
      }
    }
    const everyFrame = () => {
      if (over) return
      ask()
      if (!over) requestAnimationFrame(everyFrame)
    }
    const observer = new MutationObserver(ask)
    const timer = setTimeout(() => {
      finish()
      failed(new Error(`did not happen within ${patience / 1000} s`))
    }, patience)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    ask()
    if (deep) requestAnimationFrame(everyFrame)
  })
}
