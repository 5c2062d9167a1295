import { runAlone } from '../jobs/run-alone'
import type { Shop } from '../shop'
import { moveOrdersByTime } from './order-timers'

/** How many orders one run has moved. */
export type MovedOrders = Awaited<ReturnType<typeof moveOrdersByTime>>

/** Moves the orders whose time is over, unless another process of the shop is doing it: resolves with null then. */
export const moveOrdersAlone = (shop: Shop): Promise<MovedOrders | null> =>
  runAlone(shop, 'move orders', () => moveOrdersByTime(shop))
