import { confirmOrder, loadOrder, loadProviderStatus, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { DRAFT_KEY } from '../lib/draft-key'
import { ORDER_KEY } from '../order'
import { createTestEffects } from '../testing'
import { DRAFT, draft, keepOwn, savesOf, startCheckout } from './checkout.fixture'
import { leftDraft, quiet, seen, startPayment, status } from './payment.fixture'

describe('the order page of an address', () => {
  it("[CHK-03] copies the products of somebody else's draft into one of its own, and nothing else", async () => {
    const test = createTestEffects()
    test.address.query.set('id', 'draft-7-of-a-shop-server')
    const page = startCheckout(test)
    const products = [
      { id: 'a', quantity: 9, name: 'Товар a', price: 2500 },
      { id: 'b', quantity: 3, name: 'Товар b', price: 100, thumbUrl: '/b.webp', link: '/b' },
      { id: 'c', quantity: 1 },
    ]
    page.always(loadOrder, ({ params: { id } }) =>
      id === DRAFT ? draft() : draft({ id, cart: products, customer: { firstName: 'Чужая', phone: '+79031234567' } }),
    )
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('form')
    expect(page.address.query.get('id')).toBe(DRAFT)
    expect(page.cart.cart.state.getState().lines).toMatchObject([
      { id: 'a', quantity: 2, name: 'Товар a' },
      { id: 'b', quantity: 3, name: 'Товар b', price: 10_000, thumbUrl: '/b.webp', link: '/b' },
      { id: 'c', quantity: 1, name: '', price: 0, thumbUrl: '', link: '' },
    ])
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(60_000)
    expect(savesOf(page).map(({ id }) => id)).not.toContain('draft-7-of-a-shop-server')
    expect(page.contacts.state.getState().buyer).toMatchObject({ firstName: 'Иван', phone: '' })
  })

  it("shows that somebody else's draft is an order, and keeps its own one and the cart", async () => {
    const test = createTestEffects()
    keepOwn(test)
    test.address.query.set('id', 'draft-7-of-a-shop-server')
    const page = startCheckout(test)
    page.always(loadOrder, () =>
      draft({ id: 'draft-7-of-a-shop-server', createdOrderId: 'order-9', orderNumber: '100-09' }),
    )
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('completed')
    expect(JSON.parse(page.storage.saved.get(ORDER_KEY) ?? '')).toMatchObject({ id: DRAFT })
    expect(page.cart.cart.state.getState().lines).toHaveLength(1)
  })

  it('takes over the draft of a link that was prepared for it; the token leaves the address at once', async () => {
    const test = createTestEffects()
    test.address.query.set('id', 'draft-7-of-a-shop-server').set('access', 'token-of-the-link').set('other', 'kept')
    const page = startCheckout(test)
    page.respond(redeemDraftToken, { access: 'owner' })
    const prepared = { cart: [{ id: 'b', quantity: 3, name: 'Товар b', price: 100 }], customer: { firstName: 'Анна' } }
    page.always(loadOrder, ({ params: { id } }) => draft({ id, ...prepared }))
    const opening = page.flow.open()
    expect([...page.address.query.keys()]).toEqual(['id', 'other'])
    await opening
    expect(page.contacts.state.getState().buyer.firstName).toBe('Анна')
    expect(page.cart.cart.state.getState().lines.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(page.callsOf(redeemDraftToken)).toMatchObject([
      { input: { params: { id: 'draft-7-of-a-shop-server' }, body: { token: 'token-of-the-link' } } },
    ])
    expect(savesOf(page).every(({ id }) => id === 'draft-7-of-a-shop-server')).toBe(true)
    const { key } = JSON.parse(page.storage.saved.get(DRAFT_KEY) ?? '')
    expect(page.callsOf(saveOrder).every(({ options }) => options.draftKey === key)).toBe(true)
  })

  it('takes a draft back that had moved to another browser, by a new link', async () => {
    const test = createTestEffects()
    keepOwn(test)
    test.address.query.set('id', DRAFT).set('access', 'token-of-the-link')
    const page = startCheckout(test)
    page.always(loadOrder, ({ params: { id } }) => {
      const isBack = page.callsOf(redeemDraftToken).length > 0
      return draft(isBack ? { id, customer: { firstName: 'Анна' } } : { id, access: 'stranger' })
    })
    page.respond(redeemDraftToken, { access: 'owner' })
    await page.flow.open()
    expect([page.address.query.get('id'), page.contacts.state.getState().buyer.firstName]).toEqual([DRAFT, 'Анна'])
    expect(JSON.parse(page.storage.saved.get(DRAFT_KEY) ?? '')).toMatchObject({ id: DRAFT })
  })

  it('leaves the token of a link to a draft that it still owns unused', async () => {
    const test = createTestEffects()
    keepOwn(test)
    test.address.query.set('id', DRAFT).set('access', 'token-of-the-link')
    const page = startCheckout(test)
    page.always(loadOrder, ({ params: { id } }) => draft({ id }))
    await page.flow.open()
    expect([page.callsOf(redeemDraftToken), page.address.query.get('id')]).toEqual([[], DRAFT])
  })

  it('begins a new draft where the lifetime of the kept one is over', async () => {
    const test = createTestEffects()
    keepOwn(test)
    const page = startCheckout(test)
    page.respond(loadOrder, null)
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('form')
    const { key } = JSON.parse(page.storage.saved.get(DRAFT_KEY) ?? '')
    expect(key).not.toBe('key-of-this-browser')
    expect(page.callsOf(saveOrder)[0]).toMatchObject({ options: { draftKey: key } })
  })
})

describe('a buyer who comes back from a payment', () => {
  /** The page that a provider sends the buyer back to, in a browser that has a cart of its own and no key of the draft. */
  async function elsewhere(paid: object, more: Readonly<Record<string, string>> = {}) {
    const page = startPayment(createTestEffects())
    page.always(loadOrder, ({ params: { id } }) => ({ ...leftDraft('PayViaYooKassa', paid), id, access: 'payer' }))
    page.always(redeemDraftToken, () => ({ access: 'payer' }))
    page.always(loadProviderStatus, () => status('Succeeded'))
    const query = { id: 'draft-7-of-a-shop-server', from: 'yookassa', success: 'true', ...more }
    for (const [name, value] of Object.entries(query)) page.address.query.set(name, value)
    await page.flow.open()
    await quiet(page)
    return page
  }

  it('in another browser sees that the shop has ordered it, reports no purchase, and keeps the cart of that browser', async () => {
    const page = await elsewhere({ createdOrderId: 'order-9', orderNumber: '100-09' })
    expect([seen(page), page.checkout.state.getState().accepted]).toMatchObject([
      ['accepted', 'accepted', null],
      { number: '100-09', underpaid: null, lines: [], order: null },
    ])
    expect([page.callsOf(confirmOrder), page.purchases.state.getState().last]).toEqual([[], null])
    expect(page.cart.cart.state.getState().lines).toHaveLength(1)
  })

  it('in another browser waits until the shop has made the order of what is paid', async () => {
    const page = await elsewhere({ createdOrderId: null })
    expect(seen(page)).toEqual(['checking', 'awaiting', 'check'])
    page.always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9', orderNumber: '100-09' }))
    await page.advance(30_000)
    expect([seen(page), page.callsOf(confirmOrder)]).toEqual([['accepted', 'accepted', null], []])
  })

  it('in another browser uses the token of the return once, for a key of this tab alone', async () => {
    const page = await elsewhere({ createdOrderId: null }, { access: 'token-of-the-return' })
    expect([...page.address.query.keys()]).toEqual(['id'])
    expect(page.storage.saved.has(DRAFT_KEY)).toBe(false)
    const { key } = JSON.parse(page.session.saved.get(DRAFT_KEY) ?? '')
    expect(page.callsOf(loadProviderStatus).map(({ options }) => options.draftKey)).toContain(key)
  })

  it('in another browser, refused, goes on with the products in a draft of its own [PAY-62]', async () => {
    const page = startPayment(createTestEffects())
    page.cart.cart.clear()
    page.always(loadOrder, ({ params: { id } }) => (id === DRAFT ? draft() : { ...leftDraft('PayViaYooKassa'), id }))
    page.always(loadProviderStatus, () => status('Cancelled'))
    for (const [name, value] of Object.entries({ id: 'draft-7-of-a-shop-server', from: 'yookassa', success: 'false' }))
      page.address.query.set(name, value)
    await page.flow.open()
    await quiet(page)
    expect([seen(page)[0], page.address.query.get('id')]).toEqual(['form', DRAFT])
    expect(page.cart.cart.state.getState().lines.map(({ id }) => id)).toEqual(['a'])
    expect(page.contacts.state.getState().buyer.firstName).toBe('')
  })
})
