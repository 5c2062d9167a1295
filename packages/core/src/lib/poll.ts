import type { Clock } from '../effects/clock'
import type { Page } from '../effects/page'

/** A request that is repeated until it is settled. */
export interface Poll {
  /** Sends the request at once, unless one is under way. */
  readonly now: () => void
  readonly stop: () => void
}

interface Given {
  readonly clock: Clock
  readonly page: Pick<Page, 'onVisible' | 'onOnline'>
  /** How long after a response the next request goes out, in milliseconds. */
  readonly everyMs: number
  /** True ends the polling. A request that throws has only failed. */
  readonly ask: () => Promise<boolean>
}

/**
 * Sends the request at once and then so long after each response, one request at a time, and at once when somebody looks at the page again or
 * the network comes back: timers of a hidden page or a sleeping computer are late.
 */
export function startPoll({ clock, page, everyMs, ask }: Given): Poll {
  let stopped = false
  let asking = false
  let cancel = () => {}
  const now = () => {
    if (stopped || asking) return
    cancel()
    asking = true
    void ask()
      .catch(() => false)
      .then((done) => {
        asking = false
        if (done) stop()
        else if (!stopped) cancel = clock.after(everyMs, now)
      })
  }
  const ears = [page.onVisible(now), page.onOnline(now)]
  const stop = () => {
    stopped = true
    cancel()
    for (const deaf of ears) deaf()
  }
  now()
  return { now, stop }
}
