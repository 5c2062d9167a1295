import { purgedText } from '../flows/purge'
import { framesOf } from '../http/serve-route'
import type { ShopServer } from '../shop-handler'
import { everyMinute, runAgain, type Job, type JobTimes } from './daily'

/** Starts what the shop does by the clock; resolves with how to stop it, which waits for what is under way. */
export function startClockwork(
  shop: ShopServer,
  { purgeTimes, orderTimes }: { readonly purgeTimes: JobTimes; readonly orderTimes: JobTimes },
): Job {
  const complain = (requestId: string) => (error: unknown) =>
    shop.log({ level: 'error', requestId, text: framesOf(error) })
  const jobs = [
    // A provider's callback may be lost; money that came is found within a minute all the same.
    runAgain(everyMinute, async () => void (await shop.settlePayments()), complain('payment')),
    runAgain(everyMinute, async () => void (await shop.startDueFeeds()), complain('feeds')),
    runAgain(
      purgeTimes,
      async () => {
        const purged = await shop.purge()
        shop.log({ level: 'info', requestId: 'purge', text: purgedText(purged) })
      },
      complain('purge'),
    ),
    runAgain(
      orderTimes,
      async () => {
        const moved = await shop.moveOrders()
        await shop.askAboutOrders()
        const { CancelledAutomatically = 0, Completed = 0 } = moved ?? {}
        if (CancelledAutomatically + Completed === 0) return
        const text = `Orders moved by time: ${CancelledAutomatically} cancelled, ${Completed} completed`
        shop.log({ level: 'info', requestId: 'orders', text })
      },
      complain('orders'),
    ),
  ]
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) }
}
