import { fixtureIds } from '@prilavok/demo-shop/fixtures'
import fc from 'fast-check'
import { openCheckout, type Tab, type World } from './world'

const products = [fixtureIds.cement, fixtureIds.primer, fixtureIds.drill] as const
const product = (id: string) => ({ id, name: id, price: 100, thumbUrl: '', link: '' })

/** What the buyer, or the network, does. */
export type Command =
  | { readonly kind: 'add'; readonly tab: number; readonly product: number; readonly quantity: number }
  | { readonly kind: 'shift'; readonly tab: number; readonly product: number; readonly by: number }
  | { readonly kind: 'remove'; readonly tab: number; readonly product: number }
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'second-tab' }
  | { readonly kind: 'checkout'; readonly tab: number }
  | { readonly kind: 'fill'; readonly tab: number }
  | { readonly kind: 'submit'; readonly tab: number; readonly presses: number }
  | { readonly kind: 'buy'; readonly tab: number; readonly spoilt: readonly (string | null)[] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'fault'; readonly fault: string }

const tab = fc.nat(1)
const which = fc.nat(products.length - 1)
const faults = [
  'delay=3',
  'lose-request',
  'lose-answer',
  'status=503',
  'status=500',
  'html',
  'empty',
  'delay=2,lose-answer',
] as const

const oneCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      tab,
      product: which,
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('shift' as const), tab, product: which, by: fc.constantFrom(1, -1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, product: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'second-tab' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('checkout' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fill' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), tab, presses: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      tab,
      spoilt: fc.array(fc.option(fc.constantFrom(...faults)), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 600, 2_000, 30_000) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }) },
)

/** What happens in one run: a product in the cart first, then anything. */
export const commandLists: fc.Arbitrary<readonly Command[]> = fc
  .array(oneCommand, { minLength: 6, maxLength: 24 })
  .map((rest) => [{ kind: 'add', tab: 0, product: 2, quantity: 1 } as const, ...rest])

const tabOf = (world: World, index: number): Tab => world.tabs[index] ?? world.tabs[0] ?? world.openTab()

async function fill({ checkout }: Tab, world: World): Promise<void> {
  if (checkout === null || checkout.features.checkout.state.getState().screen !== 'form') return
  const { contacts, delivery } = checkout.features
  contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
  contacts.setConsent(true)
  if (delivery.state.getState().cityId === null) await checkout.chooseCity(fixtureIds.moscow)
  if (delivery.state.getState().status === 'failed') await checkout.retryCosts()
  delivery.chooseCarrier('Kit')
  delivery.choosePoint(fixtureIds.kitMoscow)
  await world.settle(2_000)
  const { payment } = checkout.features
  if (payment.state.getState().status === 'failed') checkout.retryPayment()
  await world.settle(500)
  // The order is accepted at once; the way over a provider's page is another story.
  payment.choose('PayOnDelivery')
  await world.settle(600)
}

/** Opens the order page, fills it in and submits, with a fault before each of the three. */
async function buy(tab: Tab, world: World, [opening, filling, submitting]: readonly (string | null)[]): Promise<void> {
  if (opening) world.line.spoil(opening)
  if (tab.checkout?.features.checkout.state.getState().screen !== 'form') await openCheckout(tab, world)
  await world.settle(100)
  if (filling) world.line.spoil(filling)
  await fill(tab, world)
  if (submitting) world.line.spoil(submitting)
  await tab.checkout?.submit()
}

/** Carries out one command. */
export async function obey(world: World, command: Command): Promise<void> {
  switch (command.kind) {
    case 'add':
      return void tabOf(world, command.tab).cart.add(
        product(products[command.product] ?? products[0]),
        command.quantity,
      )
    case 'shift': {
      const { increment, decrement } = tabOf(world, command.tab).cart
      return (command.by > 0 ? increment : decrement)(products[command.product] ?? products[0])
    }
    case 'remove':
      return void tabOf(world, command.tab).cart.remove(products[command.product] ?? products[0])
    case 'reload':
      return void world.reload(tabOf(world, command.tab))
    case 'second-tab':
      return void (world.tabs.length < 2 && world.openTab())
    case 'checkout':
      return void (await openCheckout(tabOf(world, command.tab), world))
    case 'fill':
      return fill(tabOf(world, command.tab), world)
    case 'submit': {
      const { checkout } = tabOf(world, command.tab)
      await Promise.all(Array.from({ length: command.presses }, () => checkout?.submit()))
      return
    }
    case 'buy':
      return buy(tabOf(world, command.tab), world, command.spoilt)
    case 'wait':
      return world.settle(command.ms)
    case 'fault':
      return world.line.spoil(command.fault)
  }
}
