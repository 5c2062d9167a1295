import { emptyBuyer, loadOrder, redeemDraftToken, saveOrder, type OrderInProcessSave } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { DRAFT_KEY, withDraftKey } from '../lib/draft-key'
import { createTestEffects, type TestEffects } from '../testing'
import { DRAFT, keepDraft, openBeside, openOrder, wireDraft } from './order.fixture'
import { createOrder, JOURNAL_KEY, JOURNAL_MS, ORDER_KEY, SAVED_KEY } from './index'

const savesOf = (page: TestEffects) =>
  page.callsOf(saveOrder).map(({ input }) => input.body as Partial<OrderInProcessSave>)
const readsOf = (page: TestEffects) => page.callsOf(loadOrder).length
const response = (version: number) => ({ id: DRAFT, version, savedOn: '2026-11-01T00:00:00Z' })
const problem = (code: string, status = 412) => ({
  type: '',
  title: 'Запись изменилась',
  status,
  code,
  traceId: '',
  detail: null,
  instance: null,
  errors: null,
  current: null,
  retryAfterSeconds: null,
  attemptsLeft: null,
})
const refused = (code: string) => ({ kind: 'status', status: 412, problem: problem(code) }) as const

describe('the draft that is taken up', () => {
  it('[CHK-37] is created once and kept', async () => {
    const page = await openOrder(keepDraft())
    expect(savesOf(page)).toMatchObject([
      { cart: { value: [] }, customer: { value: { phone: '', secondaryPhone: '' } } },
    ])
    expect(JSON.parse(page.storage.saved.get(ORDER_KEY) ?? '')).toMatchObject({ id: DRAFT })
  })

  it('[CHK-63] is not the one in process where an order was made of it', async () => {
    const test = createTestEffects()
    test.always(loadOrder, () => wireDraft({ createdOrderId: 'order-9' }))
    const order = createOrder(withDraftKey(test.effects))
    await order.open(DRAFT)
    expect(order.state.getState()).toMatchObject({ status: 'ready', createdOrderId: 'order-9' })
    expect(test.storage.saved.has(ORDER_KEY)).toBe(false)
  })

  it.each([
    [
      '[CHK-84] is missing where the server does not know it',
      DRAFT,
      (test: TestEffects) => test.always(loadOrder, () => null),
      'missing',
      null,
    ],
    ['is missing where its id can be none, and is not requested', '../admin', () => {}, 'missing', null],
    [
      'has failed where it cannot be read',
      DRAFT,
      (test: TestEffects) => test.refuse(loadOrder, { kind: 'network' }),
      'failed',
      DRAFT,
    ],
  ])('%s, and is not kept', async (_, given, script, status, id) => {
    const test = createTestEffects()
    script(test)
    const order = createOrder(withDraftKey(test.effects))
    expect(await order.open(given)).toBe(false)
    expect(order.state.getState()).toMatchObject({ status, id })
    expect(test.storage.saved.has(ORDER_KEY)).toBe(false)
  })

  it('that is not this browser’s own has no person in it, and no edit of it is sent', async () => {
    const test = createTestEffects()
    test.always(loadOrder, () => wireDraft({ cart: [{ id: 'a', quantity: 2 }], customer: { firstName: 'Чужая' } }))
    const order = createOrder(withDraftKey(test.effects))
    await order.open(DRAFT)
    expect(order.state.getState()).toMatchObject({ status: 'ready', owned: false })
    expect(order.state.getState().draft).toMatchObject({ lines: [{ id: 'a' }], buyer: { firstName: '' } })
    order.autosave()
    order.change({ buyer: { ...emptyBuyer, firstName: 'Иван' } })
    order.reachStep('paymentSelection')
    order.leave()
    await order.flush()
    await test.advance(60_000)
    expect([savesOf(test), test.storage.saved.has(ORDER_KEY)]).toEqual([[], false])
  })

  it('is created under a key of its own, kept beside its id; a lost creation keeps the key', async () => {
    const page = createTestEffects()
    const order = createOrder(withDraftKey(page.effects))
    page.refuse(saveOrder, { kind: 'network' })
    page.refuse(saveOrder, { kind: 'network' })
    await order.open(null)
    expect(order.state.getState().status).toBe('failed')
    keepDraft().attach(page)
    await page.advance(300)
    await order.open(null)
    const { id, key } = JSON.parse(page.storage.saved.get(DRAFT_KEY) ?? '')
    expect(id).toBe(DRAFT)
    expect(page.callsOf(saveOrder).map(({ options }) => options.draftKey)).toEqual([key, key, key])
  })

  it.each([
    ['used or too old', { kind: 'status', status: 403 } as const, 'ready'],
    ['not answered', { kind: 'network' } as const, 'failed'],
  ])('of a link whose token is %s is nobody’s', async (_, failure, status) => {
    const test = createTestEffects()
    test.always(loadOrder, () => wireDraft())
    test.refuse(redeemDraftToken, failure)
    const order = createOrder(withDraftKey(test.effects))
    await order.open(DRAFT, 'token')
    expect(order.state.getState()).toMatchObject({ status, owned: status === 'failed' })
    expect(test.storage.saved.has(DRAFT_KEY)).toBe(false)
  })
})

describe('the journal of a draft', () => {
  it('[SAFE-05] is there only while something is unsaved', async () => {
    const page = await openOrder(keepDraft())
    page.edit({ firstName: 'Иван' })
    expect(page.session.saved.get(JOURNAL_KEY)).toContain('Иван')
    await page.advance(500)
    expect(page.session.saved.has(JOURNAL_KEY)).toBe(false)
    expect(page.storage.saved.has(JOURNAL_KEY)).toBe(false)
  })

  it('[SAFE-05] is gone once an order was made', async () => {
    const page = await openOrder(keepDraft())
    page.edit({ firstName: 'Иван' })
    page.order.close('order-9')
    expect([...page.session.saved.keys(), ...page.storage.saved.keys()]).not.toContain(JOURNAL_KEY)
  })

  /** The next page of the same tab, after this one has crashed with an unsaved name. */
  async function crash(age = 0) {
    const server = keepDraft()
    const page = await openOrder(server)
    page.hold(saveOrder)
    page.edit({ firstName: 'Иван' })
    const next = createTestEffects({ storage: page.storage.otherTab(), clock: page.clock })
    const text = page.session.saved.get(JOURNAL_KEY) ?? ''
    next.session.saved.set(JOURNAL_KEY, text.replace(/"at":\d+/, `"at":${page.clock.now() - age}`))
    return { server, page: await openOrder(server, next) }
  }

  it('[SAFE-05] comes back with the next page, which reads the draft again once late saves have arrived', async () => {
    const { server, page } = await crash()
    expect(page.order.state.getState().draft?.buyer.firstName).toBe('Иван')
    expect(server.read()).toMatchObject({ customer: { firstName: 'Иван' } })
    const reads = readsOf(page)
    server.saveElsewhere({ customer: { firstName: 'Иван', comment: 'Поздно' } })
    await page.advance(8_500)
    expect(readsOf(page)).toBe(reads)
    await page.advance(1_000)
    expect(page.order.state.getState().draft?.buyer).toMatchObject({ firstName: 'Иван', comment: 'Поздно' })
  })

  it('of more than a day is no longer what the buyer wants', async () => {
    const { page } = await crash(JOURNAL_MS + 1)
    expect(page.order.state.getState().draft?.buyer.firstName).toBe('')
    expect(page.session.saved.has(JOURNAL_KEY)).toBe(false)
  })
})

describe('a save', () => {
  it('[SAFE-05] of a page that is left goes beside one that is under way, and once more in its turn when the page stays', async () => {
    const page = await openOrder(keepDraft())
    const slow = page.hold(saveOrder)
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    page.edit({ firstName: 'Иван', lastName: 'Петров' })
    page.order.leave()
    await page.settle()
    expect(page.callsOf(saveOrder).at(-1)).toMatchObject({
      options: { keepalive: true },
      input: { body: { customer: { value: { firstName: 'Иван', lastName: 'Петров' } } } },
    })
    const beside = savesOf(page).length
    slow.respond(response(9))
    await page.settle()
    expect(savesOf(page)).toHaveLength(beside + 1)
    expect(page.order.state.getState().saving).toBe('saved')
  })

  it('[SAFE-05] never overtakes what was sent when the page seemed to go', async () => {
    const page = await openOrder(keepDraft())
    const late = page.hold(saveOrder)
    page.edit({ firstName: 'Иван' })
    page.order.leave()
    page.edit({ firstName: 'Пётр' })
    const count = savesOf(page).length
    void page.order.flush()
    await page.advance(5_000)
    expect(savesOf(page)).toHaveLength(count)
    late.respond(response(3))
    await page.settle()
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { firstName: 'Пётр' } } })
  })

  it('[SAFE-04] [CHK-87] that meets a conflict is made again at once three times, then after the pauses of any failure', async () => {
    const page = await openOrder(keepDraft())
    const count = savesOf(page).length
    for (let times = 0; times < 4; times += 1) page.refuse(saveOrder, refused('version-conflict'))
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    expect(savesOf(page)).toHaveLength(count + 4)
    expect(page.order.state.getState().saving).toBe('unsaved')
    await page.advance(1_000)
    expect(savesOf(page)).toHaveLength(count + 5)
    expect(page.order.state.getState().saving).toBe('saved')
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { firstName: 'Иван' } } })
  })

  it('[SAFE-04] that finds a version in between reads the draft and shows what another browser has saved', async () => {
    const server = keepDraft()
    const page = await openOrder(server)
    const merged: unknown[] = []
    page.order.onMerged(({ recipient }) => merged.push(recipient?.firstName))
    server.saveElsewhere({ recipient: { firstName: 'Пётр', lastName: '', phone: '' } })
    const reads = readsOf(page)
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    await page.settle()
    expect(readsOf(page)).toBe(reads + 1)
    expect(merged).toEqual(['Пётр'])
    page.edit({ firstName: 'Пётр' })
    await page.advance(600)
    expect(readsOf(page)).toBe(reads + 1)
  })

  it('[SAFE-01] into a draft that is an order already closes it and notifies', async () => {
    const page = await openOrder(keepDraft())
    let taken = 0
    const stop = page.order.onTakenElsewhere(() => (taken += 1))
    page.refuse(saveOrder, refused('order-already-created'))
    page.edit({ firstName: 'Иван' })
    await page.advance(60_000)
    expect([taken, page.order.state.getState().saving]).toEqual([1, 'saved'])
    const count = savesOf(page).length
    stop()
    page.refuse(saveOrder, refused('order-already-created'))
    page.edit({ firstName: 'Пётр' })
    await page.advance(60_000)
    expect([taken, savesOf(page).length]).toEqual([1, count + 1])
  })

  it('waits while the order is being made', async () => {
    const page = await openOrder(keepDraft())
    const count = savesOf(page).length
    const release = page.order.hold()
    page.edit({ firstName: 'Иван' })
    expect(await page.order.flush()).toEqual({ ok: true, value: undefined })
    await page.advance(5_000)
    expect(savesOf(page)).toHaveLength(count)
    release()
    await page.advance(500)
    expect(savesOf(page)).toHaveLength(count + 1)
  })

  it('names the version that it was made from, and the keys of the saves before it', async () => {
    const page = await openOrder(keepDraft())
    page.always(saveOrder, () => response(7))
    page.always(loadOrder, () => wireDraft({ version: 7 }))
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    page.edit({ firstName: 'Пётр' })
    await page.advance(600)
    const [before, last] = page.callsOf(saveOrder).slice(-2)
    expect(last?.input.body.version).toBe(7)
    expect(last?.input.body.ownSaves?.at(-1)).toBe(before?.options.idempotencyKey)
    expect(last?.input.body.ownSaves).not.toContain(last?.options.idempotencyKey)
  })

  it('names no version where the server counts none', async () => {
    const server = keepDraft()
    const page = await openOrder({
      ...server,
      attach(test) {
        test.always(loadOrder, () => ({ ...server.read(), version: undefined }))
        test.always(saveOrder, (input) => ({ ...server.save(input), version: undefined }))
      },
    })
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    page.edit({ firstName: 'Пётр' })
    await page.advance(600)
    expect(savesOf(page)).toHaveLength(3)
    for (const body of savesOf(page)) for (const name of ['version', 'ownSaves']) expect(body).not.toHaveProperty(name)
  })
})

describe('two tabs on one draft', () => {
  it('[SAFE-04] bring together what both save, and rest then', async () => {
    const server = keepDraft()
    const one = await openOrder(server)
    const two = await openBeside(server, one)
    one.edit({ firstName: 'Иван' })
    two.edit({ lastName: 'Петров' })
    await one.advance(10_000)
    const both = { firstName: 'Иван', lastName: 'Петров' }
    expect(server.read()).toMatchObject({ customer: both })
    for (const { order } of [one, two]) expect(order.state.getState().draft?.buyer).toMatchObject(both)
    const saves = savesOf(one).length + savesOf(two).length
    await one.advance(60_000)
    expect(savesOf(one).length + savesOf(two).length).toBe(saves)
  })

  it('[SAFE-04] send nothing that is older than what the other has saved a moment before', async () => {
    const server = keepDraft()
    const one = await openOrder(server)
    const two = await openBeside(server, one)
    one.edit({ firstName: 'Иван' })
    await one.order.flush()
    two.edit({ lastName: 'Петров' })
    await two.order.flush()
    expect(savesOf(two).at(-1)).toMatchObject({ customer: { value: { firstName: 'Иван', lastName: 'Петров' } } })
  })

  it('[SAFE-17] tell each other versions and times, no values', async () => {
    const page = await openOrder(keepDraft())
    page.edit({ firstName: 'Иван' })
    await page.advance(600)
    expect(JSON.parse(page.storage.saved.get(SAVED_KEY) ?? '')).toEqual({
      id: DRAFT,
      version: 3,
      typed: { 'buyer.firstName': expect.any(Number) as number },
    })
  })
})
