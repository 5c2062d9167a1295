import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadOrder,
  loadPurchaseTypes,
  saveOrder,
  type Input,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { JOURNAL_KEY, ORDER_KEY } from '../order'
import { createTestEffects, type TestEffects } from '../testing'
import { confirmed, DRAFT, draft, fillIn, keepOwn, savesOf, startCheckout } from './checkout.fixture'

/** A shop server that keeps what it is sent, for all tabs of a test. */
function keepDraft() {
  let kept: Record<string, unknown> = draft()
  let version = 1
  const read = () => ({ ...kept, version })
  const save = ({ body }: Input<typeof saveOrder>) => {
    const parts = Object.entries(body).flatMap(([key, part]) =>
      typeof part === 'object' && part !== null && 'value' in part ? [[key, part.value]] : [],
    )
    if (body.id != null) kept = { ...kept, ...Object.fromEntries(parts) }
    version += 1
    return { id: DRAFT, version, savedOn: '2026-11-01T00:00:00Z' }
  }
  return {
    read,
    save,
    /** Takes the newest save of a test that holds it back, and answers it. */
    takeLate: ({ callsOf }: TestEffects) =>
      callsOf(saveOrder)
        .slice(-1)
        .map(({ input }) => save(input))[0],
    attach({ always }: TestEffects) {
      always(loadOrder, read)
      always(saveOrder, save)
    },
  }
}

async function openTab(server: ReturnType<typeof keepDraft>, first?: TestEffects) {
  const test =
    first === undefined
      ? createTestEffects()
      : createTestEffects({ storage: first.storage.otherTab(), locks: first.effects.locks, clock: first.clock })
  const page = startCheckout(test)
  server.attach(test)
  const opening = page.flow.open()
  await page.advance(300)
  await opening
  await page.advance(2_000)
  return page
}

/** The next visit of the same tab: what was in memory is gone, what the browser keeps is there. */
async function revisit(server: ReturnType<typeof keepDraft>, before: TestEffects, sameTab = true) {
  const test = createTestEffects({ storage: before.storage.otherTab(), clock: before.clock })
  if (sameTab) for (const [key, value] of before.session.saved) test.session.saved.set(key, value)
  const page = startCheckout(test)
  server.attach(test)
  await page.flow.open()
  await page.advance(2_000)
  return page
}

describe('a page that crashes', () => {
  it.each([
    ['before the save has begun', 0],
    ['while the save is on its way', 600],
  ])('[SAFE-05] %s brings back on the next visit what was typed, and saves it', async (_name, after) => {
    const server = keepDraft()
    const page = await openTab(server)
    page.hold(saveOrder)
    page.contacts.editBuyer({ firstName: 'Иван', comment: 'Вечером' })
    page.delivery.choosePoint('2')
    await page.advance(after)
    const again = await revisit(server, page)
    expect(again.contacts.state.getState().buyer).toMatchObject({ firstName: 'Иван', comment: 'Вечером' })
    expect(again.delivery.state.getState().pickupPointId).toBe('2')
    expect(server.read()).toMatchObject({
      customer: { firstName: 'Иван', comment: 'Вечером' },
      delivery: { pickPointId: '2' },
    })
  })

  it('[SAFE-05] another recipient and the way without one come back too', async () => {
    const server = keepDraft()
    const page = await openTab(server)
    page.contacts.setOtherRecipient(true)
    page.contacts.editRecipient({ firstName: 'Пётр' })
    const again = await revisit(server, page)
    expect(again.contacts.state.getState()).toMatchObject({
      otherRecipient: true,
      recipient: { firstName: 'Пётр', lastName: '' },
    })
    again.contacts.setOtherRecipient(false)
    expect((await revisit(server, again)).contacts.state.getState().otherRecipient).toBe(false)
  })

  it('[SAFE-17] in another tab only the choices come back: a person is never in local storage', async () => {
    const server = keepDraft()
    const page = await openTab(server)
    page.hold(saveOrder)
    page.contacts.editBuyer({ firstName: 'Иван', phone: '9123456789', email: 'ivan@mail.ru', comment: 'Вечером' })
    page.delivery.editAddress('street', 'Садовая')
    page.delivery.choosePoint('2')
    const kept = [...page.storage.saved].flat().join(' ')
    for (const secret of ['Иван', '9123456789', 'ivan@', 'Вечером', 'Садовая']) expect(kept).not.toContain(secret)
    const again = await revisit(server, page, false)
    expect(again.delivery.state.getState().pickupPointId).toBe('2')
    expect(again.contacts.state.getState().buyer.firstName).toBe('')
  })

  it.each([
    ['not json', '{"id":'],
    ['another draft', `{"id":"draft-7","at":NOW,"fields":{"buyer.firstName":"Чужой"},"typed":{"buyer.firstName":1}}`],
    [
      'fields that are none',
      `{"id":"${DRAFT}","at":NOW,"fields":{"createdOrderId":"x","__proto__.admin":true,"buyer.firstName":5,"delivery":{}},"typed":{}}`,
    ],
  ])('[SAFE-09] a note that holds %s does no harm', async (_name, note) => {
    const test = createTestEffects()
    test.session.saved.set(JOURNAL_KEY, note.replace('NOW', String(test.clock.now())))
    keepOwn(test)
    const page = startCheckout(test)
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('form')
    expect(page.contacts.state.getState().buyer.firstName).toBe('')
    expect(page.order.state.getState().createdOrderId).toBeNull()
  })
})

describe('two tabs on one draft', () => {
  it('[SAFE-04] lose no field that was typed in either', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    const two = await openTab(server, one)
    one.contacts.editBuyer({ firstName: 'Иван' })
    await one.advance(600)
    two.contacts.editBuyer({ lastName: 'Петров' })
    await two.advance(5_000)
    const both = { firstName: 'Иван', lastName: 'Петров' }
    expect(server.read()).toMatchObject({ customer: both })
    expect(one.contacts.state.getState().buyer).toMatchObject(both)
    expect(two.contacts.state.getState().buyer).toMatchObject(both)
  })

  it('[SAFE-04] of one field that was typed in both, the newest stays, whichever is saved last', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    const two = await openTab(server, one)
    const late = one.hold(saveOrder)
    one.contacts.editBuyer({ firstName: 'Старое', comment: 'Из первой' })
    await one.advance(600)
    two.contacts.editBuyer({ firstName: 'Новое' })
    await two.advance(600)
    late.refuse({ kind: 'network' })
    await one.advance(10_000)
    const both = { firstName: 'Новое', comment: 'Из первой' }
    expect(server.read()).toMatchObject({ customer: both })
    expect(one.contacts.state.getState().buyer).toMatchObject(both)
    expect(two.contacts.state.getState().buyer).toMatchObject(both)
  })

  it('[SAFE-04] order with what the pressing tab shows, though the other is just typing something newer', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    await fillIn(one)
    server.attach(one)
    const two = await openTab(server, one)
    const ordered: unknown[] = []
    one.always(confirmOrder, () => {
      ordered.push(server.read())
      return confirmed
    })
    const late = two.hold(saveOrder)
    two.delivery.choosePoint('2')
    await two.advance(600)
    one.contacts.editBuyer({ lastName: 'Сидоров' })
    await one.advance(1)
    two.contacts.editBuyer({ lastName: 'Сидор' })
    void one.flow.submit()
    late.respond(server.takeLate(two))
    await one.advance(1)
    expect(ordered).toMatchObject([
      { customer: { firstName: 'Иван', lastName: 'Сидоров' }, delivery: { pickPointId: '2' } },
    ])
  })

  it('[SAFE-04] never show an older value because a response has been overtaken by the save of another tab', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    const two = await openTab(server, one)
    const late = one.hold(loadOrder)
    two.contacts.editBuyer({ comment: 'Вечером' })
    await two.order.flush()
    const before = server.read()
    await one.advance(1_000)
    one.contacts.editBuyer({ lastName: 'Старое' })
    await one.advance(1)
    two.contacts.editBuyer({ lastName: 'Новое' })
    await two.order.flush()
    late.respond(before)
    await one.advance(1)
    expect(one.contacts.state.getState().buyer.lastName).toBe('Старое')
    await one.advance(5_000)
    expect(one.contacts.state.getState().buyer.lastName).toBe('Новое')
    expect(server.read()).toMatchObject({ customer: { lastName: 'Новое' } })
  })

  it('[SAFE-04] bring together what both save at the same moment', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    const two = await openTab(server, one)
    one.contacts.editBuyer({ firstName: 'Иван' })
    two.contacts.editBuyer({ lastName: 'Петров' })
    await one.advance(10_000)
    expect(server.read()).toMatchObject({ customer: { firstName: 'Иван', lastName: 'Петров' } })
    const saves = savesOf(one).length + savesOf(two).length
    await one.advance(60_000)
    expect(savesOf(one).length + savesOf(two).length).toBe(saves)
  })

  it('follow each other to another city with its costs', async () => {
    const server = keepDraft()
    const one = await openTab(server)
    const two = await openTab(server, one)
    await one.flow.chooseCity('tver')
    await one.advance(5_000)
    expect(two.delivery.state.getState().cityId).toBe('tver')
    expect(two.callsOf(loadDeliveryCosts).at(-1)?.input.query).toMatchObject({ cityId: 'tver' })
  })
})

describe('a page that comes back', () => {
  it('[SAFE-15] from the back-forward cache has the draft, the prices, the costs and the payments of now', async () => {
    const server = keepDraft()
    const page = await openTab(server)
    await fillIn(page)
    server.attach(page)
    page.always(loadOrder, () => ({
      ...server.read(),
      version: 50,
      customer: { firstName: 'Анна', lastName: 'Петрова', phone: '9000000000' },
    }))
    const counts = () =>
      [calculateCart, loadDeliveryCosts, loadPurchaseTypes].map((endpoint) => page.callsOf(endpoint).length)
    const before = counts()
    page.checkout.begin('confirming')
    page.page.restore()
    await page.advance(1_000)
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'form', submission: 'idle' })
    counts().forEach((count, index) => expect(count).toBeGreaterThan(before[index] ?? 0))
    expect(page.delivery.state.getState().pickupPointId).toBe('1')
  })

  it('[SAFE-15] and was ordered meanwhile reports it', async () => {
    const page = await openTab(keepDraft())
    page.always(loadOrder, () => draft({ createdOrderId: 'order-9' }))
    page.page.restore()
    await page.settle()
    expect(page.checkout.state.getState().screen).toBe('completed')
  })

  it('[CHK-36] [CHK-40] from a payment service begins at the last step, once, with the option that was chosen', async () => {
    const server = keepDraft()
    const page = await openTab(server)
    await fillIn(page)
    page.always(loadPurchaseTypes, () => ({
      items: { PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 } },
    }))
    page.order.leaveForPayment('PayOnDelivery')
    await page.advance(1_000)
    expect(JSON.parse(page.storage.saved.get(ORDER_KEY) ?? '')).toEqual({
      id: DRAFT,
      lastStep: 'orderConfirmation',
      returning: true,
      preselectedPayment: 'PayOnDelivery',
    })
    const again = await revisit(server, page)
    expect(again.checkout.state.getState().startAt).toBe('orderConfirmation')
    expect(again.payment.state.getState()).toMatchObject({ choice: 'PayOnDelivery' })
    expect((await revisit(server, again)).checkout.state.getState().startAt).toBeNull()
  })
})
