import { sql } from 'kysely'
import type { Shop } from '../shop'
import { moveOrdersByTime } from './order-timers'

/** Names the lock among those of the database. */
const LOCK = 7_031_914

/** How many orders one run has moved. */
export type MovedOrders = Awaited<ReturnType<typeof moveOrdersByTime>>

/**
 * Moves the orders whose time is over, unless another process of the shop is doing it: resolves with null then. The lock and the work are
 * on one connection, and the lock is gone with it when the process dies.
 */
export const moveOrdersAlone = (shop: Pick<Shop, 'db' | 'now' | 'settings'>): Promise<MovedOrders | null> =>
  shop.db.connection().execute(async (db) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`.execute(db)
    if (rows[0]?.locked !== true) return null
    try {
      return await moveOrdersByTime({ ...shop, db })
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(db)
    }
  })
