import { confirmOrder, loadOrder, saveOrder, type OrderInProcessSave } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeRaces, type TestShop } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

type Save = Partial<OrderInProcessSave>

/** A draft of version 1, and the ways to save and read it. */
async function begin(shop: TestShop) {
  const { call } = shopClient(shop.server)
  const send = (body: Save, headers: Readonly<Record<string, string>> = {}) =>
    call(saveOrder, { body } as never, headers)
  const made = await send({ lastStep: { value: 'basket' } })
  const { id } = made.data
  const named = (firstName: string) => ({ id, customer: { value: { firstName } } }) as unknown as Save
  const read = async () => (await call(loadOrder, { params: { id } })).data
  return { call, id, made, named, send, read }
}

describeRaces('a save of a draft', (shop) => {
  it.each([
    ['in its body', { version: 1 }, {}],
    ['by If-Match', {}, { 'If-Match': '"v1"' }],
    ['by If-Match with several tags', {}, { 'If-Match': '"v0", "v1-fingerprint"' }],
    ['by If-Match and no tag of ours', {}, { 'If-Match': '"abc"' }],
  ])('is refused with the draft as it is, when an older version is given %s [SAFE-04]', async (_, more, headers) => {
    const { named, send, read } = await begin(shop)
    await send(named('Новое'))
    const late = await send({ ...named('Старое'), ...more }, headers)
    expect(late.status).toBe(412)
    expect(late.problem).toMatchObject({
      code: 'version-conflict',
      current: { version: 2, customer: { firstName: 'Новое' }, lastStep: 'basket' },
    })
    expect(await read()).toMatchObject({ version: 2, customer: { firstName: 'Новое' } })
  })

  it.each([
    ['names no version', {}, {}],
    ['takes any version', {}, { 'If-Match': '*' }],
    ['was made from this one', { version: 2 }, {}],
    ['was made from this one, by its header', {}, { 'If-Match': '"v2"' }],
  ])('is taken, where it %s: the last one wins', async (_, more, headers) => {
    const { named, send, read } = await begin(shop)
    await send(named('Старое'))
    const last = await send({ ...named('Новое'), ...more }, headers)
    expect(last.data).toMatchObject({ version: 3 })
    expect(await read()).toMatchObject({ version: 3, customer: { firstName: 'Новое' } })
  })

  it('returns the tag of its version; that of a read names the version too, and its content', async () => {
    const { call, id, made, named, send } = await begin(shop)
    expect(made.headers.get('ETag')).toBe('"v1"')
    const tag = (await call(loadOrder, { params: { id } })).headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"v1-[\w-]{22}"$/)
    expect((await call(loadOrder, { params: { id } }, { 'If-None-Match': tag })).status).toBe(304)
    // Tags become weak where responses are compressed.
    const taken = await send(named('Анна'), { 'If-Match': `W/${tag}` })
    expect([taken.status, taken.headers.get('ETag')]).toEqual([200, '"v2"'])
    expect((await send(named('Иван'), { 'If-Match': tag })).status).toBe(412)
  })

  it('goes on from a save of its own whose response was lost, until somebody else has saved [SAFE-02]', async () => {
    const { named, send, read } = await begin(shop)
    const own = { ownSaves: ['own-save-1', 'own-save-2'] }
    await send({ ...named('А'), version: 1 }, { 'Idempotency-Key': '"own-save-1"' })
    const next = await send({ ...named('Ан'), version: 1, ...own }, { 'Idempotency-Key': '"own-save-2"' })
    expect(next.data).toMatchObject({ version: 3 })
    await send(named('Ольга'), { 'Idempotency-Key': '"another-tab"' })
    expect((await send({ ...named('Анн'), version: 1, ...own })).problem?.code).toBe('version-conflict')
    expect(await read()).toMatchObject({ customer: { firstName: 'Ольга' } })
  })

  it('is refused, where a later one of the same page has overtaken it', async () => {
    const { named, send, read } = await begin(shop)
    await send({ ...named('Анна'), version: 1, ownSaves: ['first-save'] }, { 'Idempotency-Key': 'later-save' })
    expect((await send({ ...named('Ан'), version: 1, ownSaves: [] }, { 'Idempotency-Key': 'first-save' })).status).toBe(
      412,
    )
    expect(await read()).toMatchObject({ customer: { firstName: 'Анна' } })
  })

  it('is the only one of many from the same version that come at once', async () => {
    const { named, send } = await begin(shop)
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send({ ...named(`Имя ${index}`), version: 1 })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 412)])
  })

  it('gets the same response when its key comes again, and makes no further version', async () => {
    const { named, send, read } = await begin(shop)
    const headers = { 'Idempotency-Key': '"one-save-that-comes-twice"' }
    const first = await send({ ...named('Анна'), version: 1 }, headers)
    const again = await send({ ...named('Анна'), version: 1 }, headers)
    expect([again.status, again.data]).toEqual([200, first.data])
    expect(await read()).toMatchObject({ version: 2 })
  })

  it('is refused first because the draft has become an order [CHK-48]', async () => {
    const { call, id, named, send } = await begin(shop)
    const delivery = {
      cityId: ids.moscow,
      transportCompany: 'Kit',
      pickPointId: ids.kitMoscow,
      purchaseType: 'PayOnDelivery',
    }
    const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' }
    await send({
      id,
      cart: { value: [{ id: ids.beam, quantity: 1 }] },
      customer: { value: customer },
      delivery: { value: delivery },
      personalDataConsent: true,
    } as unknown as Save)
    expect((await call(confirmOrder, { params: { id } })).status).toBe(200)
    expect((await send({ ...named('Ольга'), version: 1 })).problem?.code).toBe('order-already-created')
  })
})
