import type { Db } from '../../shop'
import { latestSession } from '../payment/sessions'
import type { Session } from '../payment/sessions'

/** The payment of a provider by its own id, or by the draft it is for: widgets name the order, not the payment. */
export async function findSession(db: Db, provider: string, id: string): Promise<Session | null> {
  const own = await db.selectFrom('payment_session').selectAll().where('id', '=', id).executeTakeFirst()
  if (own !== undefined) return own.provider === provider ? own : null
  return latestSession(db, id, provider)
}
