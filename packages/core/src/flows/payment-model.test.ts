import fc from 'fast-check'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../testing'
import type { Fault } from './checkout-model.fixture'
import { createModelWorld, type ModelTab, type ModelWorld } from './checkout-world.fixture'
import { choosePayment, comeBack, startPayment } from './payment.fixture'
import { createPaymentShop, sessionAt } from './payment-model.fixture'
import { assertRuns, faults, seededRuns } from './random-runs.fixture'

const RUNS = seededRuns(process.env, 'PAYMENT', { runs: 100, seed: 20_261_122 })

const OPTIONS = ['PayViaYooKassa', 'PayViaSberbankAcquiring', 'PayOnDelivery'] as const
const CLAIMS = ['true', 'false', 'waiting'] as const

type Command =
  | { readonly kind: 'press'; readonly tab: number; readonly option: (typeof OPTIONS)[number]; readonly times: number }
  | {
      readonly kind: 'purchase'
      readonly tab: number
      readonly option: 'PayViaYooKassa' | 'PayViaSberbankAcquiring'
      readonly does: 'paid' | 'refused'
    }
  | { readonly kind: 'provider'; readonly tab: number; readonly does: 'paid' | 'refused' }
  | {
      readonly kind: 'return'
      readonly tab: number
      readonly claim: (typeof CLAIMS)[number]
      readonly elsewhere: boolean
    }
  | {
      readonly kind: 'back' | 'restore' | 'reload' | 'crash' | 'look' | 'check' | 'another' | 'retry'
      readonly tab: number
    }
  | { readonly kind: 'callback' | 'second tab' | 'offline' | 'online' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'turns'; readonly count: number }

const tab = fc.nat(2)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      tab,
      option: fc.constantFrom(...OPTIONS.slice(0, 2), ...OPTIONS),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('purchase' as const),
      tab,
      option: fc.constantFrom('PayViaYooKassa' as const, 'PayViaSberbankAcquiring' as const),
      does: fc.constantFrom('paid' as const, 'refused' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('provider' as const),
      tab,
      does: fc.constantFrom('paid' as const, 'paid' as const, 'refused' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      tab,
      claim: fc.constantFrom(...CLAIMS),
      elsewhere: fc.integer({ max: 4, min: 0 }).map((one) => one === 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'back' as const,
        'restore' as const,
        'reload' as const,
        'crash' as const,
        'look' as const,
        'check' as const,
        'another' as const,
        'retry' as const,
      ),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Command>(
      { kind: 'callback' },
      { kind: 'callback' },
      { kind: 'second tab' },
      { kind: 'offline' },
      { kind: 'online' },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(600, 5_000, 30_000, 700_000) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('turns' as const), count: fc.integer({ min: 1, max: 20 }) }) },
)
/** Waits until everything that follows from the last turn has happened: promises, and the lazy schemas of answers. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

/** Orders, and paid ones among them, over all runs: runs that never pay would prove nothing. */
const made = { orders: 0, paid: 0, elsewhere: 0 }

async function run(scheduler: fc.Scheduler, commands: readonly Command[], met: readonly Fault[]): Promise<void> {
  const left = [...met]
  let online = true
  let spoils = true
  const shop = createPaymentShop()
  const clock = createTestClock(undefined, quiet)
  const line = {
    clock,
    turn: (label: string) => scheduler.schedule(Promise.resolve(), label),
    fault: () => (spoils ? (left.shift() ?? 'none') : 'none'),
    isOnline: () => online,
    settled: quiet,
  }
  const worlds: ModelWorld[] = [createModelWorld({ ...line, shop: shop.forBrowser('first') })]
  const [home] = worlds as [ModelWorld]
  const tabs = () => worlds.flatMap((world) => world.tabs.map((each) => ({ world, each })))
  const turns = async (most: number) => {
    await quiet()
    for (let turn = 0; turn < most && scheduler.count() > 0; turn += 1) {
      await scheduler.waitOne()
      await quiet()
    }
  }
  const screenOf = ({ flow }: ModelTab) => flow.features.checkout.state.getState().screen
  const draftOf = ({ flow }: ModelTab) => flow.features.order.state.getState().id ?? ''
  const isOrder = (draft: string) => (shop.drafts.get(draft)?.orders.size ?? 0) > 0
  /** The payment that a tab has been sent to; the buyer is on its page. */
  const awayAt = ({ test }: ModelTab) => sessionAt(shop.sessions, test.visited.at(-1) ?? '')

  const fillIn = async ({ flow }: ModelTab) => {
    const { contacts, delivery } = flow.features
    contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
    contacts.setConsent(true)
    delivery.choosePoint('1')
    await turns(20)
    await clock.advance(1_000)
    await turns(20)
  }
  const obey = async (next: Command): Promise<void> => {
    switch (next.kind) {
      case 'wait':
        return clock.advance(next.ms)
      case 'turns':
        return turns(next.count)
      case 'callback':
        return shop.callBack()
      case 'offline':
        return void (online = false)
      case 'second tab':
        return void (home.tabs.length < 2 && home.openTab())
      case 'online':
        online = true
        return tabs().forEach(({ each }) => each.test.page.online())
    }
    const at = tabs()[next.tab % tabs().length]
    if (at === undefined) return
    const { world, each } = at
    const session = awayAt(each)
    switch (next.kind) {
      case 'press': {
        if (session !== undefined || screenOf(each) !== 'form') return
        await fillIn(each)
        if (screenOf(each) !== 'form') return
        each.pay.payment.choose(next.option)
        for (let time = 0; time < next.times; time += 1) void each.flow.submit()
        return turns(30)
      }
      case 'purchase':
        await obey({ kind: 'press', tab: next.tab, option: next.option, times: 1 })
        await turns(60)
        return obey({ kind: 'provider', tab: next.tab, does: next.does })
      case 'provider':
        if (session?.state === 'open') session.state = next.does
        return
      case 'return': {
        if (session === undefined) return
        const query = new Map([
          ['id', session.draft],
          ['from', session.provider],
          ['success', next.claim],
        ])
        if (next.elsewhere && worlds.length < 3) {
          made.elsewhere += 1
          const other = createModelWorld({
            ...line,
            shop: shop.forBrowser(`browser ${worlds.length}`),
            query,
            lines: false,
          })
          worlds.push(other)
          return void other.openTab()
        }
        query.forEach((value, name) => each.test.address.query.set(name, value))
        return void world.reload(each)
      }
      case 'back':
      case 'reload':
        each.test.page.leave()
        each.kill()
        await turns(50)
        return void world.reload(each)
      case 'crash':
        each.kill()
        await turns(50)
        return void world.reload(each)
      case 'restore':
        if (session === undefined) return
        ;(each.test.visited as string[]).push('restored')
        return each.test.page.restore()
      case 'look':
        return each.test.page.visible()
      case 'check':
        return void each.pay.checkNow()
      case 'another':
        return void (screenOf(each) === 'checking' && each.pay.chooseAnother())
      case 'retry':
        if (screenOf(each) === 'failed') return void each.flow.open()
        return void (session === undefined && each.pay.run.getState().problem !== null && each.pay.retry())
    }
  }

  const check = () => {
    for (const [id, { orders }] of shop.drafts) {
      expect(orders.size, `orders of ${id}`).toBeLessThanOrEqual(1)
      expect(
        shop.sessions.filter(({ draft, state }) => draft === id && state === 'paid').length,
        `payments of ${id}`,
      ).toBeLessThanOrEqual(1)
    }
    for (const [matter, keys] of shop.keys) expect(keys.size, `keys of ${matter}`).toBeLessThanOrEqual(1)
    for (const { each } of tabs()) {
      const { id } = each.flow.features.order.state.getState()
      if (screenOf(each) === 'accepted' && id !== null)
        expect(isOrder(id), 'an order behind the accepted screen').toBe(true)
    }
  }

  // The first page opens on a clear day; what comes later meets every weather.
  spoils = false
  home.openTab()
  await turns(100)
  await clock.advance(1_000)
  await turns(100)
  spoils = true
  for (const next of commands) {
    await obey(next)
    await turns(1)
    check()
  }

  // The weather clears up, the providers' callbacks have come, and whoever is away comes back.
  ;[online, spoils] = [true, false]
  await turns(1_000)
  shop.callBack()
  for (const { world, each } of tabs()) {
    const session = awayAt(each)
    if (session === undefined) continue
    for (const [name, value] of [
      ['id', session.draft],
      ['from', session.provider],
      ['success', 'waiting'],
    ] as const)
      each.test.address.query.set(name, value)
    world.reload(each)
  }
  for (let round = 0; round < 8; round += 1) {
    for (const { each } of tabs()) {
      each.test.page.online()
      if (screenOf(each) === 'failed') void each.flow.open()
    }
    await turns(1_000)
    await clock.advance(10_000)
  }
  await turns(1_000)
  check()

  for (const { draft, state } of shop.sessions)
    if (state === 'paid') expect(isOrder(draft), `the order of the paid draft ${draft}`).toBe(true)
  for (const { each } of tabs()) {
    // A tab with an empty cart has gone to the cart page.
    if (each.test.visited.length > 0) continue
    const { submission } = each.flow.features.checkout.state.getState()
    const { phase } = each.pay.run.getState()
    expect([screenOf(each), submission, phase], 'a tab that is stuck').not.toContain('loading')
    expect(submission, 'a submission that is stuck').toBe('idle')
    expect(['starting', 'redirecting'], 'a payment that is stuck').not.toContain(phase)
    if (screenOf(each) === 'checking') {
      const open = shop.sessions.some((session) => session.draft === draftOf(each) && session.listener === 'open')
      expect([phase, open, isOrder(draftOf(each))], 'a wait without a reason').toEqual(['awaiting', true, false])
      void each.pay.chooseAnother()
      await turns(1_000)
      expect(screenOf(each), 'a wait without a way out').toBe('form')
    }
    // A form whose order was made elsewhere reports it at the next press at the latest.
    if (screenOf(each) === 'form' && isOrder(draftOf(each))) {
      await fillIn(each)
      each.pay.payment.choose('PayViaYooKassa')
      void each.flow.submit()
      await turns(1_000)
      await clock.advance(10_000)
      await turns(1_000)
      if (each.test.visited.length === 0)
        expect(['completed', 'accepted'], 'an order that the page does not see').toContain(screenOf(each))
      check()
    }
  }
  for (const { each } of tabs()) each.kill()
  made.orders += [...shop.drafts.values()].filter(({ orders }) => orders.size > 0).length
  made.paid += shop.sessions.filter(({ state }) => state === 'paid').length
}

describe('payments against a faulty line', () => {
  beforeAll(async () => {
    // All lazy code is there from now on, so that only the scheduler decides what comes when.
    const page = startPayment()
    await choosePayment(page, 'PayViaYooKassa')
    await page.flow.submit()
    await comeBack({ from: 'yookassa', success: 'false' })
  })

  it.each(RUNS)(
    '[SAFE-01] [SAFE-07] [SAFE-15] keeps its promises in $runs random runs (seed $seed)',
    async (runs) => {
      Object.assign(made, { orders: 0, paid: 0, elsewhere: 0 })
      await assertRuns(
        fc.asyncProperty(fc.scheduler(), fc.array(command, { minLength: 4, maxLength: 30 }), faults, run),
        runs,
      )
      if (!runs.rich) return
      expect(made.orders).toBeGreaterThan(runs.runs / 4)
      expect(made.paid).toBeGreaterThan(runs.runs / 8)
      expect(made.elsewhere).toBeGreaterThan(0)
    },
    3_600_000,
  )
})
