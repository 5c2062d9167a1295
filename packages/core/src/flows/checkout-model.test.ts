import fc from 'fast-check'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllOfCheckout } from './checkout.fixture'
import type { Fault } from './checkout-model.fixture'
import { createModelWorld, type ModelTab, type ModelWorld } from './checkout-world.fixture'
import { assertRuns, faults, seededRuns } from './random-runs.fixture'

const RUNS = seededRuns(process.env, 'CHECKOUT', { runs: 300, seed: 20_261_121 })

const FIELDS = ['firstName', 'lastName', 'middleName', 'comment'] as const
type Field = (typeof FIELDS)[number]

type Command =
  | { readonly kind: 'type'; readonly tab: number; readonly field: Field }
  | { readonly kind: 'point'; readonly tab: number; readonly id: string }
  | { readonly kind: 'city'; readonly tab: number; readonly id: string }
  | {
      readonly kind: 'ready' | 'submit' | 'buy' | 'leave' | 'reload' | 'crash' | 'restore' | 'retry' | 'products'
      readonly tab: number
    }
  | { readonly kind: 'second tab' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'online' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'turns'; readonly count: number }

const tab = fc.nat(1)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), tab, field: fc.constantFrom(...FIELDS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('point' as const), tab, id: fc.constantFrom('1', '2') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('city' as const), tab, id: fc.constantFrom('moscow', 'tver') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ready' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('submit' as const, 'buy' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'leave' as const,
        'reload' as const,
        'crash' as const,
        'restore' as const,
        'retry' as const,
        'products' as const,
      ),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Command>({ kind: 'second tab' }, { kind: 'offline' }, { kind: 'online' }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 600, 2_000, 30_000) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('turns' as const), count: fc.integer({ min: 1, max: 20 }) }) },
)
/** Waits until everything that follows from the last turn has happened: promises, and the lazy schemas of answers. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

/** Orders over all runs: runs that never order would prove nothing. */
let made = 0

/** What was typed into a field of a draft, in order. */
type Typed = Map<string, Map<Field, string[]>>

const isOnForm = ({ flow }: ModelTab) => flow.features.checkout.state.getState().screen === 'form'
const buyerOf = ({ flow }: ModelTab) => flow.features.contacts.state.getState().buyer
const ordered = (world: ModelWorld, id: string) => (world.shop.drafts.get(id)?.orders.size ?? 0) > 0

async function run(scheduler: fc.Scheduler, commands: readonly Command[], met: readonly Fault[]): Promise<void> {
  const left = [...met]
  let online = true
  let spoils = true
  let count = 0
  const typed: Typed = new Map()
  const world = createModelWorld({
    turn: (label) => scheduler.schedule(Promise.resolve(), label),
    fault: () => (spoils ? (left.shift() ?? 'none') : 'none'),
    isOnline: () => online,
    settled: quiet,
  })
  const turns = async (most: number) => {
    await quiet()
    for (let turn = 0; turn < most && scheduler.count() > 0; turn += 1) {
      await scheduler.waitOne()
      await quiet()
    }
  }
  /** What each tab showed when its button was pressed. */
  const pressed = new Map<string, Readonly<Record<Field, string>>[]>()

  const obey = async (next: Command): Promise<void> => {
    if (next.kind === 'wait') return world.clock.advance(next.ms)
    if (next.kind === 'turns') return turns(next.count)
    if (next.kind === 'offline') return void (online = false)
    if (next.kind === 'second tab') return void (world.tabs.length < 2 && world.openTab())
    if (next.kind === 'online') {
      online = true
      return world.tabs.forEach(({ test }) => test.page.online())
    }
    const here = world.tabs[next.tab % world.tabs.length]
    if (here === undefined) return
    const { checkout, contacts, delivery, order, cart } = here.flow.features
    const id = order.state.getState().id ?? ''
    switch (next.kind) {
      case 'reload':
      case 'crash':
        if (next.kind === 'reload') here.test.page.leave()
        here.kill()
        // What a page has sent arrives before the next one is there; nobody receives the response.
        await turns(50)
        return void world.reload(here)
      case 'leave':
        return here.test.page.leave()
      case 'restore':
        return here.test.page.restore()
      case 'retry':
        return void (checkout.state.getState().screen === 'failed' && here.flow.open())
    }
    if (!isOnForm(here)) return
    switch (next.kind) {
      case 'type': {
        const value = `${next.field}-${(count += 1)}`
        const fields = typed.get(id) ?? new Map<Field, string[]>()
        fields.set(next.field, [...(fields.get(next.field) ?? []), value])
        typed.set(id, fields)
        // Two keys are never pressed in the same millisecond.
        await world.clock.advance(1)
        return contacts.editBuyer({ [next.field]: value })
      }
      case 'point':
        return delivery.choosePoint(next.id)
      case 'city':
        return void here.flow.chooseCity(next.id)
      case 'products':
        return cart.cart.increment('a')
      case 'ready':
        contacts.editBuyer({ phone: '9123456789' })
        contacts.setConsent(true)
        if (buyerOf(here).firstName === '') await obey({ kind: 'type', tab: next.tab, field: 'firstName' })
        if (buyerOf(here).lastName === '') await obey({ kind: 'type', tab: next.tab, field: 'lastName' })
        return delivery.choosePoint('1')
      case 'buy':
        await obey({ kind: 'ready', tab: next.tab })
        await turns(20)
        await world.clock.advance(1_000)
        await turns(20)
        return obey({ kind: 'submit', tab: next.tab })
      case 'submit': {
        if (checkout.state.getState().submission !== 'idle') return
        const { firstName, lastName, middleName, comment } = buyerOf(here)
        pressed.set(id, [...(pressed.get(id) ?? []), { firstName, lastName, middleName, comment }])
        return void here.flow.submit()
      }
    }
  }

  const check = () => {
    for (const [id, { orders }] of world.shop.drafts) {
      expect(orders.size, `orders of ${id}`).toBeLessThanOrEqual(1)
      for (const parts of orders.values()) {
        const { customer } = parts as { readonly customer: Readonly<Record<Field, string>> }
        const presses = pressed.get(id) ?? []
        for (const field of FIELDS) {
          const history = ['', ...(typed.get(id)?.get(field) ?? [])]
          const earliest = Math.min(...presses.map((shown) => history.indexOf(shown[field])))
          expect(history.indexOf(customer[field]), `${field} of the order`).toBeGreaterThanOrEqual(earliest)
        }
      }
    }
    for (const { flow } of world.tabs) {
      const { checkout, order } = flow.features
      const { id, createdOrderId } = order.state.getState()
      if (checkout.state.getState().screen === 'accepted' && createdOrderId !== null)
        expect(ordered(world, id ?? ''), 'an order behind the accepted screen').toBe(true)
    }
  }

  // The first page opens on a clear day; what comes later meets every weather.
  spoils = false
  world.openTab()
  await turns(100)
  await world.clock.advance(1_000)
  await turns(100)
  spoils = true
  for (const next of commands) {
    await obey(next)
    await turns(1)
    check()
  }

  // The weather clears up: everything that anybody typed must be with the server and on every screen.
  ;[online, spoils] = [true, false]
  for (let round = 0; round < 8; round += 1) {
    for (const { test, flow } of world.tabs) {
      test.page.online()
      if (flow.features.checkout.state.getState().screen === 'failed') void flow.open()
    }
    await turns(1_000)
    await world.clock.advance(10_000)
  }
  await turns(1_000)
  check()
  for (const here of world.tabs) {
    const { checkout, order } = here.flow.features
    const { screen, submission } = checkout.state.getState()
    expect(submission, 'a submission that is stuck').toBe('idle')
    // A tab with an empty cart has gone to the cart page.
    if (here.test.visited.length > 0) continue
    expect(screen, 'a screen that is stuck').not.toBe('loading')
    const { id, saving } = order.state.getState()
    if (screen !== 'form' || id === null || ordered(world, id)) continue
    expect(saving).toBe('saved')
    const kept = world.shop.drafts.get(id)?.parts as { readonly customer: Readonly<Record<Field, string>> }
    for (const [field, values] of typed.get(id) ?? []) {
      expect(kept.customer[field], `${field} with the server`).toBe(values.at(-1))
      expect(buyerOf(here)[field], `${field} on the screen`).toBe(values.at(-1))
    }
  }
  world.tabs.forEach(({ kill }) => kill())
  made += [...world.shop.drafts.values()].filter(({ orders }) => orders.size > 0).length
}

describe('the whole checkout against a faulty line', () => {
  beforeAll(loadAllOfCheckout)

  it.each(RUNS)(
    '[SAFE-01] [SAFE-02] [SAFE-04] [SAFE-05] keeps its promises in $runs random runs (seed $seed)',
    async (runs) => {
      made = 0
      await assertRuns(
        fc.asyncProperty(fc.scheduler(), fc.array(command, { minLength: 4, maxLength: 30 }), faults, run),
        runs,
      )
      if (runs.rich) expect(made).toBeGreaterThan(runs.runs / 20)
    },
    3_600_000,
  )
})
