import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenShop } from '@prilavok/shop-server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { ids as fixtureIds } from '../../fixtures/fixture-shop'
import type { WireRequest } from './requests'
import { bytesOf, send } from './send'
import type { StaffDoor } from './staff-door'

const RECORDS = 40
const BEFORE_KOPECKS = 10_000
const AFTER_KOPECKS = 11_000
/** Longer than a change of so many records takes, and than the shop keeps the key of a process that died. */
const LONGEST_MS = 30_000

const asIs = (text: string) => text

/** Where the connection is cut: after a part of the request, or so long after the whole of it. */
const cuts = fc.array(fc.record({ percent: fc.nat(200), waitMs: fc.nat(80) }), {
  minLength: 1,
  maxLength: 3,
})

/** Sends a part of a request, or all of it, and leaves without a response. */
function sendAndLeave(url: string, request: WireRequest, cut: { readonly percent: number; readonly waitMs: number }) {
  const { hostname, port } = new URL(url)
  const bytes = bytesOf(request, asIs)
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const part = bytes.subarray(0, Math.ceil(Math.min(1, cut.percent / 100) * bytes.length))
      socket.write(part, () => void wait(cut.percent < 100 ? 0 : cut.waitMs).then(() => socket.destroy()))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

/** A request to raise the price of all copies by a tenth. */
const raise = (copies: readonly string[], headers: Readonly<Record<string, string>>, key: string): WireRequest => ({
  method: 'POST',
  target: '/api/admin/product/bulk',
  headers: [...Object.entries(headers), ['Content-Type', 'application/json'], ['Idempotency-Key', `"${key}"`]],
  body: JSON.stringify({ ids: copies, action: 'changePrice', payload: { percent: 10 } }),
  framing: 'length',
  broken: 'cut',
})

/** A try that nothing came back for: it may be at work still. */
const NO_RESPONSE = 0

/** The response in the end: while an earlier try is under way, the shop asks to come again, and so does whoever waited too long. */
async function repeated(url: string, request: WireRequest) {
  const until = Date.now() + LONGEST_MS
  let response = await send(url, request, asIs)
  while ([409, NO_RESPONSE].includes(response.status) && Date.now() < until) {
    await wait(50)
    response = await send(url, request, asIs)
  }
  return response
}

/** Changes many records again and again over connections that break, and repeats each request; resolves with what was not as it should be. */
export async function cutBatches(
  { db, url }: Pick<OpenShop, 'db' | 'url'>,
  { freshHeadersOf }: StaffDoor,
  { seed, batches }: { readonly seed: number; readonly batches: number },
): Promise<readonly string[]> {
  const found: string[] = []
  const headers = await freshHeadersOf('Administrator')
  const copies: string[] = []
  for (let at = 0; at < RECORDS; at += 1) {
    const body = JSON.stringify({ id: fixtureIds.cement, name: `Копия ${at}` })
    const response = await fetch(`${url}/api/admin/product/copy`, {
      method: 'POST',
      body,
      headers: { ...headers, Origin: url, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    })
    copies.push(((await response.json()) as { readonly id: string }).id)
  }
  const places = fc.sample(cuts, { numRuns: batches, seed })
  for (const [at, each] of places.entries()) {
    await sql`update product set price_kopecks = ${BEFORE_KOPECKS} where id = any(${copies}::text[])`.execute(db)
    const request = raise(copies, headers, `batch-${seed}-${at}-of-cuts`)
    for (const cut of each) await sendAndLeave(url, request, cut)
    const { status, body } = await repeated(url, request)
    const { rows } = await sql<{ price: number }>`
      select price_kopecks::int as price from product where id = any(${copies}::text[])`.execute(db)
    const once = rows.filter(({ price }) => price === AFTER_KOPECKS).length
    if (status !== 200 || once !== RECORDS)
      found.push(
        `batch ${at} cut at ${JSON.stringify(each)}: ${once} of ${RECORDS} changed once, ${status} ${body.slice(0, 200)}`,
      )
  }
  return found
}
