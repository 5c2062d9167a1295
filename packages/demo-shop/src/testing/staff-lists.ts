/** The program behind `npm run staff-lists`. */
import { parseArgs } from 'node:util'
import { orderResource } from '@prilavok/contracts/admin'
import type { ShopServer } from '@prilavok/shop-server/handler'
import { createDemoServer } from '../index'
import { fillFixtureShop, ids } from '../fixtures/fixture-shop'
import { findPostgres, startPostgres } from '@prilavok/shop-server/testing/postgres'
import { staffClient } from '@prilavok/shop-server/testing/staff-client'
import { fillOrders, OPEN_SHARE, TO_BE_DONE } from './staff-list-orders'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '5000' },
    large: { type: 'string', default: '500000' },
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    cross: { type: 'boolean', default: false },
    'open-share': { type: 'string', default: String(OPEN_SHARE) },
  },
})
const sizes = [Number(values.small), Number(values.large)] as const
/** The large list may take so many times as long as the small one. */
const ALLOWED = 2

/** One value of every filter of the list. */
const FILTERS: Readonly<Record<keyof (typeof orderResource)['listing']['filters'], string>> = {
  number: 'number=100123&number=100124',
  status: 'status=New&status=Paid',
  transportCompanyOrderStatus: 'transportCompanyOrderStatus=InTransit',
  transportCompany: 'transportCompany=Cdek',
  toDoor: 'toDoor=true',
  purchaseType: 'purchaseType=PayOnDelivery&purchaseType=PayViaYooKassa',
  paymentStatus: 'paymentStatus=None',
  cityId: `cityId=${ids.tver}`,
  customerId: 'customerId=buyer-77',
  managerId: 'managerId=manager-7',
  source: 'source=Phone',
  clientRating: 'clientRating=Negative',
  productId: 'productId=bench-9',
  trackCode: 'trackCode=00123',
  hasTrackCode: 'hasTrackCode=true',
  hasComment: 'hasComment=true',
  tag: `tag=${encodeURIComponent('метка-3')}`,
  total: 'totalFrom=10000&totalTo=12000',
  isToCall: 'isToCall=true',
  plannedDispatchOn: 'plannedDispatchOnFrom=2026-02-10&plannedDispatchOnTo=2026-02-10',
  createdOn: 'createdOnFrom=2026-01-20&createdOnTo=2026-02-10',
  updatedOn: 'updatedOnFrom=2026-01-20&updatedOnTo=2026-02-10',
  withSummary: 'withSummary=true',
}
/** What staff type; the buyer has five orders, a first name a fifth of all. */
const SEARCHES = [
  ...['00123', '100123', '№ 100123', '8 (800) 000-00-77', '0000077', '1860', 'RU000000123'],
  ...['Покупаева-77', 'Анна Покупаева-77', 'gjregftdf-77', 'Покупаива-77', 'b77@example.com'], // cspell:disable-line
  ...['Анна', 'Тверь', 'Тверь Покупаева-77', 'Клин', 'Клин Анна', '12345,67', 'B', '1', '12', 'такого нет'],
]
/** What the tabs of the list ask for beside it: how many orders there are to be done, to be called, for today, and left over. */
const TABBED = [...TO_BE_DONE, 'AwaitingPayment', 'Refused', 'Returning']
const counted = (statuses: readonly string[], more = '') =>
  `withSummary=true&withTotal=false&pageSize=1${statuses.map((each) => `&status=${each}`).join('')}${more}`
const COUNTERS = [
  counted(TABBED),
  counted([], '&isToCall=true'),
  counted(TO_BE_DONE, '&plannedDispatchOnFrom=2026-02-10&plannedDispatchOnTo=2026-02-10'),
  counted(TO_BE_DONE, '&plannedDispatchOnTo=2026-02-09'),
]
/** What is read while somebody is on the phone: a buyer at a glance, and who calls: a customer or nobody that is known. */
const OTHERS = [
  'customer/buyer-77/card',
  ...['+78000000077', '+79990001122'].map((phone) => `caller?phone=${encodeURIComponent(phone)}`),
]
const SORTS = orderResource.listing.sort.flatMap((key) => [`sort=${key}`, `sort=-${key}`])
const LIST = 'order/preview?'
const CASES = [
  '',
  ...COUNTERS,
  ...Object.values(FILTERS),
  ...SORTS,
  ...SEARCHES.map((text) => `search=${encodeURIComponent(text)}`),
  ...(values.cross ? Object.values(FILTERS).flatMap((filter) => SORTS.map((sort) => `${filter}&${sort}`)) : []),
]
  .map((query) => `${LIST}${query}`)
  .concat(OTHERS)
  .filter((each) => each.includes(values.only))

interface Opened {
  readonly server: ShopServer
  readonly headers: Readonly<Record<string, string>>
}

const binaries = findPostgres()
if (binaries === null) throw new Error('PostgreSQL is not installed: the figures are of PostgreSQL.')
const cluster = await startPostgres(binaries)

async function opened(orders: number): Promise<Opened> {
  const name = `orders_${orders}`
  await maintenance.query(`create database ${name}`)
  const url = cluster.url.replace('/postgres?', `/${name}?`)
  const server = await createDemoServer({ database: { url }, sandbox: true })
  await fillFixtureShop(server.db)
  const { defaults } = await staffClient(server, 'admin')
  await server.db
    .insertInto('staff_user')
    .values(
      Array.from({ length: 20 }, (_, at) => ({
        id: `manager-${at}`,
        login: `m${at}`,
        display_name: `Менеджер ${at}`,
        password_hash: 'none',
      })),
    )
    .execute()
  const began = performance.now()
  const openShare = Number(values['open-share'])
  await fillOrders(server.db, orders, openShare)
  console.log(
    `${orders} orders, ${Math.ceil(orders * openShare)} of them open, written in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  return { server, headers: defaults }
}

async function timeOf({ server, headers }: Opened, address: string): Promise<number> {
  const sent = performance.now()
  const response = await server.fetch(new Request(`http://shop.test/api/admin/${address}`, { headers }))
  const body = await response.text()
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${body}`)
  return performance.now() - sent
}

const { Client } = await import('pg').then((module) => module.default)
const maintenance = new Client({ connectionString: cluster.url })
await maintenance.connect()
const [small, large] = [await opened(sizes[0]), await opened(sizes[1])]
let failures = 0
console.log(`\n${'query'.padEnd(70)}  p50 ms        p95 ms        ratio`)
for (const query of CASES) {
  const times: readonly [number[], number[]] = [[], []]
  // One after the other, so that whatever else the machine does falls on both.
  for (let round = 0; round < Number(values.rounds) + 3; round += 1)
    for (const [at, shop] of [small, large].entries()) {
      const time = await timeOf(shop, query)
      if (round >= 3) times[at]?.push(time)
    }
  const at = (of: number[], share: number) =>
    [...of].sort((one, other) => one - other)[Math.floor(of.length * share)] ?? 0
  const ratio = at(times[1], 0.95) / at(times[0], 0.95)
  const pair = (share: number) =>
    `${at(times[0], share).toFixed(1).padStart(5)} ${at(times[1], share).toFixed(1).padStart(6)}`
  if (ratio > ALLOWED) failures += 1
  const name = query === LIST ? '(the list as it opens)' : decodeURIComponent(query.replace(LIST, ''))
  console.log(
    `${name.padEnd(70)}  ${pair(0.5)}  ${pair(0.95)}  ${ratio.toFixed(2)}${ratio > ALLOWED ? '  ← slower than allowed' : ''}`,
  )
}
console.log(`\n${CASES.length - failures} of ${CASES.length} within ${ALLOWED}× at p95`)
await Promise.all([small.server.close(), large.server.close(), maintenance.end()])
await cluster.stop()
process.exitCode = failures > 0 ? 1 : 0
