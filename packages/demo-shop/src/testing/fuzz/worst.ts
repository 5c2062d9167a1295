import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { contractCalls, type ContractRequest } from './contract-values'
import { openPrivateShop } from './fuzz'
import { orderLargestInvoice } from './largest-invoice'

/** Other requests wait no longer than this for the worst one. */
export const LONGEST_WAIT_MS = 200
const LARGEST = 65_536
/** So many of the same request at the same moment, and how often that is tried. */
const AT_ONCE = 4
const ROUNDS = 4

/** Asks for a flag again and again from a thread of its own; answers how long the slowest took since it was last asked. */
const WATCHER = `
  const { parentPort, workerData } = require('node:worker_threads')
  let slowest = 0
  let last = performance.now()
  const ask = async () => {
    last = performance.now()
    await fetch(workerData).then((response) => response.text())
    slowest = Math.max(slowest, performance.now() - last)
    setTimeout(ask, 2)
  }
  void ask()
  parentPort.on('message', () => {
    parentPort.postMessage(Math.max(slowest, performance.now() - last))
    slowest = 0
  })
`

/** Watches how long somebody else waits for an address. */
export function watcherOf(address: string) {
  const watcher = new Worker(WATCHER, { eval: true, workerData: address })
  return {
    /** How long the slowest took since this was last asked, ms. */
    slowest: () =>
      new Promise<number>((resolve) => {
        watcher.once('message', resolve)
        watcher.postMessage('slowest?')
      }),
    end: () => watcher.terminate(),
  }
}

const filled = (piece: string, open = '', close = '') =>
  open +
  Array.from({ length: Math.floor((LARGEST - open.length - close.length) / piece.length) }, () => piece)
    .join('')
    .replace(/,$/, '') +
  close

/** Bodies of 64 KB that cost a careless reader most. */
const heavyBodies = (fields: readonly string[]): readonly (readonly [string, string])[] => [
  ['brackets', '['.repeat(LARGEST)],
  ['closed tower', '['.repeat(LARGEST / 2) + ']'.repeat(LARGEST / 2)],
  ['wrapped tower', `${'{"value":'.repeat(6_500)}1${'}'.repeat(6_500)}`],
  ['empty records', filled('{},', '[', ']')],
  ['short keys', `{${Array.from({ length: 6_000 }, (_, each) => `"k${each}":1`).join(',')}}`],
  ['one text', `"${'x'.repeat(LARGEST - 2)}"`],
  ...fields.flatMap((field): readonly (readonly [string, string])[] => [
    [`${field}: numbers`, filled('1,', `{"${field}":[`, ']}')],
    [`${field}: records`, filled('{},', `{"${field}":[`, ']}')],
    [`${field}: bad lines`, filled('{"id":"x","quantity":0},', `{"${field}":[`, ']}')],
    [`${field}: in value`, filled('{"id":1,"quantity":0},', `{"${field}":{"value":[`, ']}}')],
    [`${field}: text`, `{"${field}":"${'% '.repeat(LARGEST / 2 - 20)}"}`],
    [`${field}: words`, `{"${field}":"${'а б '.repeat(75)}"}`],
  ]),
]

/** The largest that the contract allows: two hundred different products of the greatest quantity. */
const fullCart = Array.from({ length: 200 }, (_, each) => ({
  id: each % 2 ? `p-${each}` : 'p-cement',
  quantity: 9_999,
}))
const fullBodies: readonly (readonly [string, string])[] = [
  ['full cart', JSON.stringify({ goods: fullCart })],
  ['full draft', JSON.stringify({ cart: { value: fullCart }, customer: { value: { comment: 'я'.repeat(2_000) } } })],
  ['full list', JSON.stringify({ productId: 'p-drill', exceptProductIds: fullCart.map((_, each) => `x${each}`) })],
  ['full payload', JSON.stringify({ eventType: 'OrderCreated', payload: 'x'.repeat(32_000) })],
]

const targetOf = ({ path, params, query }: ContractRequest) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
  `?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')}`

/** A request that is measured, by what makes it heavy. */
type Heavy = readonly [name: string, send: () => Promise<number>]

/** Sends the worst requests to every call of a private server and prints how long others waited; false when too long. */
export async function measureWorst(say: (text: string) => void): Promise<boolean> {
  const shop = await openPrivateShop()
  const { slowest, end } = watcherOf(`${shop.url}/api/feature/OnlinePayment/enabled`)
  let isGood = true
  const measure = async (call: string, requests: readonly Heavy[]) => {
    let worst = { wait: 0, took: 0, name: '', status: 0 }
    for (const [name, send] of requests) {
      let least = { wait: Infinity, took: 0, name, status: 0 }
      // What the machine does beside lengthens single rounds; what the request itself costs is in every one.
      for (let round = 0; round < ROUNDS && least.wait > worst.wait; round += 1) {
        await slowest()
        const begun = performance.now()
        const [status = 0] = await Promise.all(Array.from({ length: AT_ONCE }, send))
        const took = (performance.now() - begun) / AT_ONCE
        const wait = await slowest()
        if (wait < least.wait) least = { wait, took, name, status }
      }
      if (least.wait > worst.wait) worst = least
    }
    const isSlow = worst.wait >= LONGEST_WAIT_MS
    isGood &&= !isSlow
    say(
      `${call.padEnd(60)} ${worst.wait.toFixed(0).padStart(15)} ${worst.took.toFixed(0).padStart(13)}   ${worst.name} -> ${worst.status}${isSlow ? '   TOO SLOW' : ''}`,
    )
  }
  const statusOf = async (asked: Promise<Response>) => {
    const response = await asked
    await response.arrayBuffer()
    return response.status
  }
  say(`${'call'.padEnd(60)} others wait, ms   request, ms   worst request`)
  for (const [call, arbitrary] of contractCalls) {
    const [request] = fc.sample(arbitrary, { numRuns: 1, seed: 1 })
    if (request === undefined) continue
    const fields = Object.keys((request.body ?? {}) as object).slice(0, 12)
    const bodies = request.method === 'POST' ? [...heavyBodies(fields), ...fullBodies] : [['no body', ''] as const]
    const send = (body: string) =>
      fetch(shop.url + shop.draft(targetOf(request)), {
        method: request.method,
        ...(request.method === 'POST' && { body: shop.draft(body) }),
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    await measure(
      call,
      bodies.map(([name, body]) => [name, () => statusOf(send(body))]),
    )
  }
  const invoice = shop.url + (await orderLargestInvoice(shop.db))
  await measure('GET /api/invoice/{token}', [['200 lines', () => statusOf(fetch(invoice))]])
  await end()
  await shop.close()
  say(
    isGood
      ? `\nOther requests waited less than ${LONGEST_WAIT_MS} ms for the worst request of each call, ${AT_ONCE} of it at once.`
      : '\nOther requests waited too long.',
  )
  return isGood
}
