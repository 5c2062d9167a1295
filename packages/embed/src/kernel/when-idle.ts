/** A page is given so long to finish its own work. */
const LIMIT_MS = 2_000

/** Waits until the page has loaded and has nothing else to do. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) => {
    // Safari has no idle callback.
    const wait = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(idle, { timeout: LIMIT_MS }) : setTimeout(idle, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
  })
