import type { ShopServer } from '@prilavok/shop-server'
import type { Command } from './commands'
import type { World } from './world'

/** The promises that no fault may break. */
export const INVARIANTS = [
  'no order twice',
  'no line lost',
  'accepted only with an order',
  'no dead spinner',
  'no unhandled rejection',
] as const
export type Invariant = (typeof INVARIANTS)[number]

export interface Breach {
  readonly invariant: Invariant
  readonly detail: string
}

type Model = Map<string, number>

/** What the cart should hold: the commands applied to a plain table, emptied by every accepted order. */
export function track(model: Model, command: Command, products: readonly string[]): void {
  if (!('product' in command)) return
  const id = products[command.product] ?? ''
  const present = model.get(id)
  if (command.kind === 'add') model.set(id, (present ?? 0) + command.quantity)
  else if (command.kind === 'remove') model.delete(id)
  else if (present !== undefined) model.set(id, Math.max(1, present + command.by))
}

const cartOf = (world: World): string =>
  JSON.stringify(
    [...(world.tabs[0]?.cart.state.getState().lines ?? [])].map(({ id, quantity }) => [id, quantity]).sort(),
  )

const modelText = (model: Model): string => JSON.stringify([...model].sort())

/** The orders of the drafts that this run has seen. */
export async function ordersOf(server: ShopServer, drafts: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const draft of drafts) {
    const { count } = await server.db
      .selectFrom('customer_order')
      .select((table) => table.fn.countAll<string>().as('count'))
      .where('order_in_process_id', '=', draft)
      .executeTakeFirstOrThrow()
    counts.set(draft, Number(count))
  }
  return counts
}

/** What is broken after a command, once everything is quiet. */
export function breaches(world: World, model: Model, orders: ReadonlyMap<string, number>): readonly Breach[] {
  const found: Breach[] = []
  const say = (invariant: Invariant, detail: string) => found.push({ invariant, detail })
  for (const [draft, count] of orders) if (count > 1) say('no order twice', `${count} orders of the draft ${draft}`)
  for (const { checkout } of world.tabs) {
    if (checkout === null) continue
    const { screen, submission } = checkout.features.checkout.state.getState()
    const { id } = checkout.features.order.state.getState()
    if (
      screen === 'accepted' &&
      checkout.features.order.state.getState().createdOrderId !== null &&
      id !== null &&
      orders.get(id) !== 1
    ) {
      say('accepted only with an order', `the draft ${id} has ${orders.get(id) ?? 0} orders`)
    }
    const waiting = [checkout.features.delivery, checkout.features.payment, checkout.features.city].filter(
      ({ state }) => state.getState().status === 'loading',
    )
    if (screen === 'loading' || submission !== 'idle' || waiting.length > 0)
      say('no dead spinner', `${screen}, ${submission}, ${waiting.length} features loading`)
  }
  if (cartOf(world) !== modelText(model))
    say('no line lost', `the cart holds ${cartOf(world)}, not ${modelText(model)}`)
  return found
}
