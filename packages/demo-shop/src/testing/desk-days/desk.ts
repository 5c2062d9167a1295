import { readOrder, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { ShopServer } from '@prilavok/shop-server/handler'
import { paymentBench } from '@prilavok/shop-server/testing/payment-bench'
import { staffClient, type StaffClient } from '@prilavok/shop-server/testing/staff-client'
import { addDemoStaff } from '../../seeds/staff-accounts'
import type { Bought } from '../load/buyer'
import { OPEN_ORDERS } from './plan'

/** An order as a form has it. */
export type Order = OrderEdition & { readonly id: string; readonly version: number }

/** What has become of a request: saved, refused with a reason, or overtaken each time. */
export interface Said {
  readonly status: number
  readonly code: string
}

interface Standing {
  readonly id: string
  /** The buyer pays; null where there is nothing to pay by a provider, or it was paid at once. */
  readonly pay: (() => Promise<void>) | null
}

/** The shop, the people before it, and what they were told. */
export interface Desk {
  readonly server: ShopServer
  readonly advance: (ms: number) => void
  /** Two managers and the owner, who may approve what the others have asked for; each signs in in the morning. */
  people: readonly [StaffClient, StaffClient, StaffClient]
  readonly bought: Bought[]
  /** The orders that stand open, in their places, with the page where some buyers have not paid yet. */
  readonly open: Standing[]
  /** Notes of each order whose save was answered with success, and was not taken back. */
  readonly notes: Map<string, Set<string>>
  /** Refunds that were asked for and answered with success, by order. */
  readonly refunds: Map<string, Set<string>>
  readonly said: Map<string, number>
}

const signedIn = async (server: ShopServer): Promise<Desk['people']> => [
  await staffClient(server, 'orders'),
  await staffClient(server, 'support'),
  await staffClient(server, 'admin'),
]

/** The stock of the goods that the days are about. */
export const PIECES_AT_FIRST = 100_000

/** Opens the desk before a shop with the rows of the fixture. */
export async function openDesk(server: ShopServer, advance: (ms: number) => void): Promise<Desk> {
  await addDemoStaff(server.db)
  // A second manager: no demo account is one.
  await server.db.insertInto('staff_role').values({ user_id: 'demo-support', role: 'OrderManager' }).execute()
  await sql`update product set details = details || jsonb_build_object('itemsCount', ${PIECES_AT_FIRST}::integer)
    where id in ('p-beam', 'p-cement')`.execute(server.db)
  const people = await signedIn(server)
  return { server, advance, people, bought: [], open: [], notes: new Map(), refunds: new Map(), said: new Map() }
}

const kopecks = (roubles: number) => Math.round(roubles * 100)
/** Whose providers lose a reply or refuse to give money back; the others' do as they are told. */
const EMAILS = ['anna@example.com', 'boris+refund-breaks-once@example.com', 'vera+refund-fails@example.com'] as const

/** A buyer orders: one of four pays at once, one has the page of the bank open all day, the others pay on delivery. */
async function ordered(desk: Desk, number: number): Promise<Standing> {
  const bench = paymentBench(desk)
  const isByBank = number % 2 === 0
  const draftId = await bench.draftOf(EMAILS[number % 3] ?? EMAILS[0], isByBank ? 'PayViaYooKassa' : 'PayOnDelivery')
  const quantity = (number % 3) + 1
  await bench.save(draftId, { cart: { value: [{ id: 'p-beam', quantity }] } })
  const page = isByBank ? await bench.open(draftId, 'yookassa') : null
  const paysAtOnce = number % 4 === 0
  if (paysAtOnce) await bench.sendEvent(page, 'paid')
  const { orderId, orderNumber, total } = (await bench.confirm(draftId)).data
  const totalKopecks = kopecks(Number(total))
  const at = desk.bought.length
  const buy = (paidKopecks: number) =>
    (desk.bought[at] = { draftId, orderNumber, totalKopecks, paidKopecks, pieces: { 'p-beam': quantity } })
  buy(paysAtOnce ? totalKopecks : 0)
  // The bank takes the sum that its page was opened with, whatever has become of the order.
  const pay = async () => {
    const { paymentStatus } = await bench.sendEvent(page, 'paid')
    if (paymentStatus === 'Succeeded') buy(totalKopecks)
  }
  return { id: orderId, pay: isByBank && !paysAtOnce ? pay : null }
}

/** Everybody signs in, and a new order comes into the place of each that has ended. */
export async function morning(desk: Desk): Promise<void> {
  desk.people = await signedIn(desk.server)
  const rows = await desk.server.db
    .selectFrom('customer_order')
    .select(['id', 'status'])
    .where('id', 'in', desk.open.map(({ id }) => id).concat(''))
    .execute()
  const ended = new Set(rows.filter(({ status }) => ENDED.has(status)).map(({ id }) => id))
  for (let at = 0; at < OPEN_ORDERS; at += 1) {
    const standing = desk.open[at]
    if (standing === undefined || ended.has(standing.id)) desk.open[at] = await ordered(desk, desk.bought.length)
  }
}
const ENDED = new Set(['Completed', 'CancelledByShop', 'CancelledByCustomer', 'CancelledAutomatically', 'Returned'])

/** An order as somebody sees it now. */
export async function look(who: StaffClient, id: string): Promise<Order> {
  const { data, problem } = await who.call(readOrder, { params: { id } })
  if (problem !== null) throw new Error(`The order ${id} cannot be read: ${problem.code}`)
  return data as unknown as Order
}

/** Saves a form that was read before. */
export const save = (who: StaffClient, order: Order, change: object) =>
  who.call(saveOrder, { body: { ...order, ...change } as never }, { 'If-Match': `"v${order.version}"` })
