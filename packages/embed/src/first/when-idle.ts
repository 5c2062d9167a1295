/** The page is given this long to finish with itself. */
const PATIENCE_MS = 2_000

/** Waits until the page has loaded and has nothing else to do. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => {
    // Safari has no idle callback.
    const rest = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(idle, { timeout: PATIENCE_MS }) : setTimeout(idle, 200)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest)
  })
