import { resources, staffRoles, type Resource, type StaffSession } from '@prilavok/contracts/admin'
import type { OpenShop } from '@prilavok/shop-server'
import { QUICK_HASH } from '@prilavok/shop-server/testing/staff-client'
import { totpCode } from '@prilavok/shop-server/testing/inside'
import { DEMO_PASSWORD } from '../../seeds/staff-accounts'
import type { StaffSender, WireRequest } from './requests'
import { fillIds } from './staff-ids'

/** Whoever has these roles signs in with a second factor. */
export const SECOND_FACTOR_ROLES = ['Administrator', 'Developer']

type Headers = Readonly<Record<string, string>>

/** What a browser of nobody sends. */
const STRANGER: Headers = { Cookie: `staff=${'x'.repeat(43)}`, 'X-CSRF-Token': 'x'.repeat(36) }

/** An account of each role as it was at first, whatever the requests have made of it. */
async function resetAccount({ db }: OpenShop, role: string): Promise<void> {
  const id = `fuzz-${role}`
  const fresh = { login: id.toLowerCase(), password_hash: QUICK_HASH, is_active: true }
  await db
    .insertInto('staff_user')
    .values({ id, display_name: role, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute()
  await db.deleteFrom('staff_role').where('user_id', '=', id).execute()
  await db.insertInto('staff_role').values({ user_id: id, role }).execute()
  await db.deleteFrom('staff_second_factor').where('user_id', '=', id).execute()
  await db.deleteFrom('staff_login_failure').execute()
  await db.deleteFrom('rate_limit').execute()
}

/** Signs in as a role, with a second factor where the shop demands one; resolves with the headers of its requests. */
async function signedIn(shop: OpenShop, role: string): Promise<Headers> {
  await resetAccount(shop, role)
  const post = (path: string, body: object, headers: Headers = {}) =>
    fetch(`${shop.url}/api/admin/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Origin: shop.url, 'Content-Type': 'application/json', ...headers },
    })
  const entered = await post('session', { login: `fuzz-${role}`, password: DEMO_PASSWORD })
  if (!entered.ok) throw new Error(`${role} could not sign in: ${await entered.text()}`)
  const { csrfToken, needsSecondFactor } = (await entered.json()) as StaffSession
  const headers = { Cookie: entered.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'X-CSRF-Token': csrfToken }
  if (!needsSecondFactor) return headers
  const begun = await post('account/second-factor/begin', { password: DEMO_PASSWORD }, headers)
  const { secret } = (await begun.json()) as { readonly secret: string }
  const confirmed = await post('account/second-factor/confirm', { code: totpCode(secret, Date.now()) }, headers)
  if (!confirmed.ok) throw new Error(`${role} could not set up a second factor: ${await confirmed.text()}`)
  return headers
}

/** What no other record of its list may have, as letters and as words. */
const OWN_KEY = /^(?:code|key|article|seoUrlName|searchCode|fileName)$/
const OWN_WORDS = /^(?:name|title|label)$/

/** The record as somebody would add one like it: without an id, with names and a phone that no other has. */
const newOf = (record: object, number: number): object =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name !== 'id')
      .map(([name, value]: [string, unknown]) => {
        if (typeof value !== 'string') return [name, value]
        if (name === 'phone') return [name, `+7913${String(number).padStart(7, '0')}`]
        if (name === 'email') return [name, `n${number}@example.org`]
        return [name, OWN_KEY.test(name) ? `${number}-${value}` : OWN_WORDS.test(name) ? `${value} ${number}` : value]
      }),
  )

/** How requests of the staff get the session of their sender, and ids that the shop has. */
export interface StaffDoor {
  /** The request as it goes over the wire. */
  readonly ready: (request: WireRequest) => Promise<WireRequest>
  /** The headers of a role that has just signed in: requests end sessions. */
  readonly freshHeadersOf: (role: StaffSender) => Promise<Headers>
  /** To be called when a session was refused: the next request of the role signs in again. */
  readonly ended: (request: WireRequest) => void
}

/** Opens the door of a private shop to members of the staff of every role. */
export async function openStaffDoor(shop: OpenShop): Promise<StaffDoor> {
  const sessions = new Map<StaffSender, Promise<Headers>>()
  let signing: Promise<unknown> = Promise.resolve()
  // One after another: at once they would lock each other out.
  const open = (role: StaffSender) => {
    // A request under way may change the account between its reset and the sign-in.
    const again = () => signedIn(shop, role)
    const session = signing.then(again).catch(again).catch(again)
    signing = session.catch(() => undefined)
    return session
  }
  const headersOf = (role: StaffSender): Promise<Headers> => {
    if (role === 'nobody') return Promise.resolve({})
    if (role === 'stranger') return Promise.resolve(STRANGER)
    const session = sessions.get(role) ?? open(role)
    sessions.set(role, session)
    return session
  }
  const lists = new Map<string, readonly string[]>()
  const readLists = async () => {
    const headers = await headersOf('Administrator')
    for (const { key, list } of Object.values<Resource>(resources)) {
      const response = await fetch(`${shop.url}${list.path}?pageSize=20`, { headers: { Origin: shop.url, ...headers } })
      const { items = [] } = (await response.json()) as { readonly items?: readonly { readonly id?: string }[] }
      lists.set(
        key,
        items.flatMap(({ id }) => (id === undefined ? [] : [id])),
      )
    }
    lists.set(
      'staff-account',
      staffRoles.map((role) => `fuzz-${role}`),
    )
  }
  await readLists()

  let sent = 0
  /** The record with the fields of the body instead of its own, and the tag of its version unless it is to be a new one. */
  const onRecord = async ({ onRecord: path = '', asNew = false, ...request }: WireRequest): Promise<WireRequest> => {
    const headers = await headersOf('Administrator')
    const response = await fetch(shop.url + fillIds(path, lists), { headers: { Origin: shop.url, ...headers } })
    if (!response.ok) return request
    const read = (await response.json()) as object
    const record = asNew ? newOf(read, sent) : read
    const tag = asNew ? null : response.headers.get('ETag')
    return {
      ...request,
      body: request.body.replace(/^\{(?=["}])/, (open) => {
        const text = JSON.stringify(record).slice(0, -1)
        return request.body === '{}' || text === '{' ? text + open.slice(1) : `${text},`
      }),
      headers: [...request.headers, ...(tag === null ? [] : [['If-Match', tag] as const])],
    }
  }

  return {
    freshHeadersOf(role) {
      sessions.delete(role)
      return headersOf(role)
    },
    async ready(request) {
      const { sentBy } = request
      if (sentBy === undefined) return request
      // Requests delete records and make new ones.
      if ((sent += 1) % 500 === 0) await readLists()
      const filled = request.onRecord === undefined ? request : await onRecord(request)
      return {
        ...filled,
        target: fillIds(filled.target, lists),
        body: fillIds(filled.body, lists),
        headers: [...filled.headers, ...Object.entries(await headersOf(sentBy))],
      }
    },
    ended: ({ sentBy }) => void (sentBy !== undefined && sessions.delete(sentBy)),
  }
}
