import { beginSecondFactor, confirmSecondFactor, signIn, type StaffSession } from '@prilavok/contracts/admin'
import { totpCode } from '../rules/totp'
import type { TestShop } from './each-database'
import { shopClient } from './shop-client'
import { STAFF_ORIGIN, type StaffClient } from './staff-client'

/** The password of every account of the demo shop. */
export const PASSWORD = 'prilavok'
/** How long a code is shown. */
export const STEP_MS = 30_000

/** A shop with its clock, and phones that show codes by it. */
export function staffDesk(shop: TestShop) {
  let nowMs = Date.parse('2026-02-10T09:00:00Z')
  const advance = (ms: number) => {
    nowMs += ms
    shop.advance(ms)
  }
  const code = (secret: string, awayMs = 0) => totpCode(secret, nowMs + awayMs)
  const enter = (login: string, otp?: string, password = PASSWORD) =>
    shopClient(shop.server, { Origin: STAFF_ORIGIN }).call(signIn, {
      body: { login, password, ...(otp !== undefined && { otp }) },
    })
  /** A client of a session that a sign-in has opened. */
  const clientOf = ({ data, headers }: Awaited<ReturnType<typeof enter>>) => {
    const session = data as StaffSession
    const Cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return shopClient(shop.server, { Origin: STAFF_ORIGIN, Cookie, 'X-CSRF-Token': session.csrfToken })
  }
  const turnOn = async ({ call }: Pick<StaffClient, 'call'>) => {
    const { data } = await call(beginSecondFactor, { body: { password: PASSWORD } })
    const confirmed = await call(confirmSecondFactor, { body: { code: code(data.secret) } })
    advance(STEP_MS)
    return { secret: data.secret, uri: data.uri, codes: confirmed.data.codes }
  }
  return { advance, code, enter, clientOf, turnOn }
}
