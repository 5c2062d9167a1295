import { readFileSync } from 'node:fs'
import {
  calculateCart,
  redeemDraftToken,
  type CartCalculation,
  type Endpoint,
  type OrderInProcess,
  type PaymentStatusAnswer,
  type ProviderStatus,
} from '@prilavok/contracts'
import * as contracts from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { describeOwnDatabase, type TestShop } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../testing/payment-bench'
import { shopClient, type Called } from '../testing/shop-client'

const guide = readFileSync(new URL('../../../../docs/guides/access.md', import.meta.url), 'utf8')
const COLUMNS = ['owner', 'payer', 'others', 'owner, ordered', 'payer, ordered', 'others, ordered'] as const
type Column = (typeof COLUMNS)[number]

/** The rows of the guide's table of calls about a draft. */
const rows = [...guide.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, name = '', cells = '']) => ({
  name,
  says: Object.fromEntries(cells.split('|').map((cell, index) => [COLUMNS[index], cell.trim()])) as Record<
    Column,
    string
  >,
}))
const open = /^Everybody may call: (.*)\.$/m.exec(guide)?.[1] ?? ''
const endpoints = Object.values<unknown>(contracts).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'wire' in value && 'path' in value,
)
const byName = new Map(endpoints.map((each) => [each.name, each]))

/** What each call is sent for a draft. */
const inputs: Readonly<Record<string, (id: string) => object>> = {
  saveOrder: (id) => ({ body: { id, lastStep: { value: 'paymentSelection' } } }),
  redeemDraftToken: (id) => ({ params: { id }, body: { token: 'a-token-that-nobody-has-made' } }),
  loadProviderSchedule: (id) => ({ params: { id, provider: 'yandex-split' } }),
  loadProviderStatus: (id) => ({ params: { id, provider: 'yookassa' } }),
  startProvider: (id) => ({ params: { id, provider: 'yookassa' } }),
  startInstallment: (id) => ({ params: { id }, query: { provider: 'tinkoff' } }),
  loadInstallmentStatus: (id) => ({ params: { id }, query: { provider: 'tinkoff' } }),
  loadInstallmentSchedule: (id) => ({ params: { id }, query: { provider: 'tinkoff' } }),
  calculateCart: (id) => ({ query: { orderInProcessId: id }, body: { goods: [{ id: ids.beam, quantity: 1 }] } }),
  calculateCartByOrderId: (id) => ({ body: { orderId: id } }),
  loadDeliveryCosts: (id) => ({ query: { orderId: id, cityId: ids.moscow } }),
  loadNearestCities: (id) => ({ params: { id: ids.moscow }, query: { orderId: id } }),
}

function readingOf(draft: OrderInProcess | null): string {
  if (draft === null) return 'nothing'
  const { customer, cart, createdOrderId, orderNumber, orderTotal } = draft
  if (customer.firstName !== null) return 'everything'
  if (createdOrderId === null) return cart.length > 0 ? 'products' : 'nothing'
  if (orderNumber === null) return 'nothing'
  if (cart.length > 0) return 'confirmation'
  return orderTotal === null ? 'number, status' : 'number, status, sum'
}

/** What a call has given, in the words of the guide. */
function wordOf(name: string, { status, data, problem }: Called<unknown>): string {
  if (status >= 500) throw new Error(`${name} failed: ${status}`)
  if (status === 403) return 'no'
  if (status === 404) return 'nothing'
  if (problem?.code === 'order-already-created') return 'ordered'
  if (name === 'loadOrder') return readingOf(data as OrderInProcess | null)
  if (name === 'loadPaymentStatus') return (data as PaymentStatusAnswer).total === null ? 'status' : 'status, sum'
  if (name === 'loadProviderStatus') return (data as ProviderStatus).amount === null ? 'status' : 'status, sum'
  if (name.endsWith('Status')) return 'status'
  if (name === calculateCart.name) return (data as CartCalculation).discountedTotal === null ? 'prices' : 'own prices'
  return 'yes'
}

type Client = ReturnType<typeof shopClient>

/** A draft with a payment at its owner, and the browsers around it. */
async function prepare(shop: TestShop, isOrdered: boolean) {
  const bench = paymentBench(shop)
  const id = await bench.draftOf('anna@ya.ru', 'PayViaYooKassa')
  const url = await bench.open(id, 'yookassa')
  const session = await bench.db
    .selectFrom('payment_session')
    .select('return_token')
    .where('order_in_process_id', '=', id)
    .executeTakeFirstOrThrow()
  const payer = shopClient(shop.server)
  await payer.call(redeemDraftToken, { params: { id }, body: { token: session.return_token ?? '' } })
  if (isOrdered) await bench.sendEvent(url, 'paid')
  return { id, owner: bench as unknown as Client, payer, stranger: shopClient(shop.server) }
}

const ask = async (client: Client, name: string, id: string): Promise<string> => {
  const endpoint = byName.get(name)
  if (endpoint === undefined) throw new Error(`The guide names ${name}, which is no call.`)
  const input = inputs[name]?.(id) ?? { params: { id } }
  return wordOf(name, await client.call(endpoint, input as never))
}

describe('the guide on access', () => {
  it('has a row for every call about a draft, and names every other call as open to all', () => {
    const named = (isOfDraft: boolean) =>
      endpoints
        .filter(({ ofDraft }) => (ofDraft ?? false) === isOfDraft)
        .map(({ name }) => name)
        .sort()
    expect(rows.map(({ name }) => name).sort()).toEqual(named(true))
    expect([...open.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(named(false))
  })
})

describeOwnDatabase('every call about a draft', (shop) => {
  it.each(rows)('$name gives each reader what the guide says', async ({ name, says }) => {
    const given: Partial<Record<Column, string>> = {}
    for (const isOrdered of [false, true]) {
      const { owner, payer, stranger, id } = await prepare(shop, isOrdered)
      const when = isOrdered ? ', ordered' : ''
      given[`others${when}` as Column] = await ask(stranger, name, id)
      given[`payer${when}` as Column] = await ask(payer, name, id)
      given[`owner${when}` as Column] = await ask(owner, name, id)
    }
    expect(given).toEqual(says)
  })

  it.each(rows)('$name gives a former owner no more than anybody else', async ({ name, says }) => {
    for (const isOrdered of [false, true]) {
      const { owner, id } = await prepare(shop, isOrdered)
      const next = shopClient(shop.server)
      const link = new URL(await shop.server.linkToDraft(id), 'http://shop.test')
      const token = link.searchParams.get('access') ?? ''
      const redeemed = await next.call(redeemDraftToken, { params: { id }, body: { token } })
      expect(redeemed.data).toEqual({ access: 'owner' })
      expect(await ask(owner, name, id)).toBe(says[isOrdered ? 'others, ordered' : 'others'])
    }
  })
})

describeOwnDatabase('a draft whose lifetime is over', (shop) => {
  it('gives its owner what anybody gets, and nothing at all where no order was made of it', async () => {
    const [ordered, left] = [await prepare(shop, true), await prepare(shop, false)]
    const days = 24 * 3_600_000
    shop.advance(29 * days)
    expect(await ask(left.owner, 'loadOrder', left.id)).toBe('everything')
    shop.advance(2 * days)
    for (const { name, says } of rows) {
      expect([name, await ask(ordered.owner, name, ordered.id)]).toEqual([name, says['others, ordered']])
      expect(['nothing', 'no', 'prices'], name).toContain(await ask(left.owner, name, left.id))
    }
  })
})
