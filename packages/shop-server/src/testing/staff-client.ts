import { signIn, type StaffSession } from '@prilavok/contracts/admin'
import { addDemoStaff, DEMO_PASSWORD } from '@prilavok/demo-shop/testing/inside'
import type { ShopServer } from '../shop-handler'
import { shopClient } from './shop-client'

/** The page that a member of the staff sits before. */
export const STAFF_ORIGIN = 'http://shop.test'

/** `DEMO_PASSWORD`, stored at almost no cost: a real hash takes a tenth of a second for each who signs in. */
export const QUICK_HASH = 'scrypt$4$8$cHJpbGF2b2stZGVtby0xNg$nyB3MA8_Rhpp5CgZ0O8cXbV-xHyB9DCQD4uk3gl4xcE'

/** A client that is signed in. */
export interface StaffClient {
  readonly call: ReturnType<typeof shopClient>['call']
  readonly session: StaffSession
  readonly cookie: string
  /** The headers of its requests. */
  readonly defaults: Readonly<Record<string, string>>
}

/** Signs in with an account of the demo shop; the client carries the cookie and the token of the session. */
export async function staffClient(server: Pick<ShopServer, 'fetch' | 'db'>, login: string): Promise<StaffClient> {
  await addDemoStaff(server.db)
  await server.db.updateTable('staff_user').set({ password_hash: QUICK_HASH }).where('is_demo', '=', true).execute()
  const anonymous = shopClient(server, { Origin: STAFF_ORIGIN })
  const { data, headers, problem } = await anonymous.call(signIn, { body: { login, password: DEMO_PASSWORD } })
  if (problem !== null) throw new Error(`${login} could not sign in: ${problem.code}`)
  const session = data as StaffSession
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const defaults = { Origin: STAFF_ORIGIN, Cookie: cookie, 'X-CSRF-Token': session.csrfToken }
  return { ...shopClient(server, defaults), session, cookie, defaults }
}
