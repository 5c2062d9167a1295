import { saveOrder, type Endpoint } from '@prilavok/contracts'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { DRAFT_KEY } from '../lib/draft-key'
import { ORDER_KEY } from '../order'
import { DRAFT, loadAllOfCheckout } from './checkout.fixture'
import { createModelShop, type Fault } from './checkout-model.fixture'
import { createModelWorld, type ModelTab, type ModelWorld } from './checkout-world.fixture'

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

/** A browser before a shop that counts versions; saves may be held on the line, or meet a fault. */
function startBrowser(given: Pick<Parameters<typeof createModelWorld>[0], 'shop' | 'clock' | 'query'> = {}) {
  const held: (() => void)[] = []
  const faults: Fault[] = []
  let holds = false
  const world = createModelWorld({
    ...given,
    turn: (label) =>
      holds && label === 'saveOrder arrives'
        ? new Promise<void>((arrive) => void held.push(arrive))
        : Promise.resolve(),
    fault: (endpoint: Endpoint) => (endpoint === saveOrder ? (faults.shift() ?? 'none') : 'none'),
    isOnline: () => true,
    settled: quiet,
  })
  return {
    ...world,
    faults,
    /** From now on saves stay on the line; what is given back lets them arrive, in the order of these numbers. */
    holdSaves() {
      holds = true
      return async (...order: readonly number[]) => {
        holds = false
        for (const index of order) {
          held[index]?.()
          await quiet()
        }
      }
    },
  }
}

const rested = ({ clock }: Pick<ModelWorld, 'clock'>) => clock.advance(15_000)
async function openTab(world: ModelWorld): Promise<ModelTab> {
  const tab = world.openTab()
  await rested(world)
  return tab
}
const buyerOf = ({ flow }: ModelTab) => flow.features.contacts.state.getState().buyer
const typeIn = ({ flow }: ModelTab, values: Parameters<typeof flow.features.contacts.editBuyer>[0]) =>
  flow.features.contacts.editBuyer(values)
const keptBy = ({ shop }: Pick<ModelWorld, 'shop'>) => shop.drafts.get(DRAFT)

beforeAll(loadAllOfCheckout)

/** Two tabs; the first is left with edits on the line, then the second saves a newer name. What is given back lets the saves arrive. */
async function leaveBesideAnother(world: ReturnType<typeof startBrowser>) {
  const one = await openTab(world)
  const two = await openTab(world)
  const release = world.holdSaves()
  typeIn(one, { firstName: 'Старое', comment: 'Вечером' })
  one.test.page.leave()
  one.kill()
  await world.clock.advance(1)
  typeIn(two, { firstName: 'Новое' })
  void two.flow.features.order.flush()
  await quiet()
  return { one, two, release }
}

describe('the last save of a page that has gone', () => {
  it('[SAFE-04] [SAFE-05] undoes nothing that another tab has saved since, and comes back with its tab', async () => {
    const world = startBrowser()
    const { one, two, release } = await leaveBesideAnother(world)
    await release(1, 0)
    expect(keptBy(world)?.parts['customer']).toMatchObject({ firstName: 'Новое', comment: '' })
    world.reload(two)
    await rested(world)
    world.reload(one)
    await rested(world)
    const both = { firstName: 'Новое', comment: 'Вечером' }
    expect(keptBy(world)?.parts['customer']).toMatchObject(both)
    for (const tab of world.tabs) expect(buyerOf(tab)).toMatchObject(both)
  })

  it('[SAFE-04] and arrives before the save of another tab is brought together with it', async () => {
    const world = startBrowser()
    const { two, release } = await leaveBesideAnother(world)
    await release(0, 1)
    await rested(world)
    const both = { firstName: 'Новое', comment: 'Вечером' }
    expect(keptBy(world)?.parts['customer']).toMatchObject(both)
    expect(buyerOf(two)).toMatchObject(both)
  })

  it.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ])(
    '[SAFE-05] has everything, where it arrives %s a save of the same page that is under way',
    async (_name, order) => {
      const world = startBrowser()
      const one = await openTab(world)
      const release = world.holdSaves()
      typeIn(one, { firstName: 'Иван' })
      await world.clock.advance(600)
      typeIn(one, { lastName: 'Петров' })
      one.test.page.leave()
      one.kill()
      await release(...order)
      expect(keptBy(world)?.parts['customer']).toMatchObject({ firstName: 'Иван', lastName: 'Петров' })
    },
  )

  it('[SAFE-05] has everything, where the response to the save before it was lost', async () => {
    const world = startBrowser()
    const one = await openTab(world)
    world.faults.push('loseAnswer')
    typeIn(one, { firstName: 'Иван' })
    await world.clock.advance(600)
    expect(one.flow.features.order.state.getState().saving).toBe('unsaved')
    typeIn(one, { lastName: 'Петров' })
    one.test.page.leave()
    one.kill()
    await quiet()
    expect(keptBy(world)?.parts['customer']).toMatchObject({ firstName: 'Иван', lastName: 'Петров' })
  })
})

describe('a save that is refused because the draft has moved on', () => {
  it('[SAFE-02] [SAFE-04] is not one whose own response was lost', async () => {
    const world = startBrowser()
    const one = await openTab(world)
    const before = keptBy(world)?.version ?? 0
    world.faults.push('loseAnswer', 'status500', 'html')
    typeIn(one, { firstName: 'Иван' })
    await rested(world)
    expect(one.flow.features.order.state.getState().saving).toBe('saved')
    // Three times taken without a response, once with: none was refused, so none was sent in vain.
    expect(keptBy(world)?.version).toBe(before + 4)
    expect(world.faults).toEqual([])
  })

  it('[SAFE-04] comes together with what another browser with the same key has saved, and goes again before the order is made', async () => {
    const shop = createModelShop()
    const home = startBrowser({ shop })
    const one = await openTab(home)
    const { contacts, delivery } = one.flow.features
    typeIn(one, { firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
    contacts.setConsent(true)
    delivery.choosePoint('1')
    await rested(home)
    // A restored profile: the same draft and its key, and none of the other browser's notices.
    const phone = startBrowser({ shop, clock: home.clock, query: new Map([['id', DRAFT]]) })
    for (const name of [ORDER_KEY, DRAFT_KEY]) phone.storage.saved.set(name, home.storage.saved.get(name) ?? '')
    const other = await openTab(phone)
    typeIn(other, { comment: 'Вечером', lastName: 'Петрова' })
    await rested(phone)
    typeIn(one, { lastName: 'Сидоров' })
    await one.flow.submit()
    await quiet()
    expect([...(keptBy(home)?.orders.values() ?? [])]).toMatchObject([
      { customer: { firstName: 'Иван', lastName: 'Сидоров', comment: 'Вечером' } },
    ])
    expect(buyerOf(one).comment).toBe('Вечером')
  })
})
