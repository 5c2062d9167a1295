import { confirmOrder, loadOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { confirmed, DRAFT, draft, fillIn, keepOwn, startCheckout } from './checkout.fixture'

const submitted = async (script: (page: ReturnType<typeof startCheckout>) => void) => {
  const page = startCheckout()
  await fillIn(page)
  page.respond(confirmOrder, confirmed)
  script(page)
  await page.flow.submit()
  return page
}
type Page = Awaited<ReturnType<typeof submitted>>
const shown = ({ checkout }: Page) => {
  const { screen, accepted } = checkout.state.getState()
  return [screen, accepted?.number, accepted?.lines?.map(({ id }) => id), accepted?.loading]
}
const made = (more: object = {}) =>
  draft({ createdOrderId: 'order-9', cart: [{ id: 'b', quantity: 3, name: 'Товар b', price: 100 }], ...more })
const asServed = (response: object | null) => (page: Page) => page.always(loadOrder, () => response)

describe('the screen of an order', () => {
  it('has its number and products at once, and what the server knows of it a moment later', async () => {
    const late: ReturnType<Page['hold']>[] = []
    const page = await submitted(({ hold }) => void late.push(hold(loadOrder)))
    expect(shown(page)).toEqual(['accepted', '100-09', ['a'], true])
    late[0]?.respond(made({ order: { number: '200-01', total: 300 } }))
    await page.settle()
    expect(shown(page)).toEqual(['accepted', '200-01', ['b'], false])
    expect(page.checkout.state.getState().accepted).toMatchObject({
      draftId: DRAFT,
      order: { sums: { total: 30_000 } },
    })
  })

  it.each([
    ['no number in the order', made({ order: { number: '' }, orderNumber: '300' }), '300', ['b']],
    ['no number at all', made({ cart: [] }), '100-09', ['a']],
    ['no order yet', draft({ orderNumber: '300', cart: [{ id: 'b', quantity: 1 }] }), '100-09', ['a']],
    ['nothing', null, '100-09', ['a']],
  ])('keeps what it has where the server knows %s', async (_, response, number, lines) => {
    const page = await submitted(asServed(response))
    await page.settle()
    expect(shown(page)).toEqual(['accepted', number, lines, false])
  })

  it('stays as it is where the draft cannot be read', async () => {
    const page = await submitted((each) => each.refuse(loadOrder, { kind: 'network' }))
    await page.settle()
    expect(shown(page)).toEqual(['accepted', '100-09', ['a'], false])
  })

  it('that the buyer has left is not shown again by a late response', async () => {
    const page = await submitted(() => {})
    const late = page.hold(loadOrder)
    const again = startCheckout(page)
    again.cart.cart.clear()
    await again.flow.open()
    again.checkout.show('form')
    late.respond(made({ order: { number: '200-01' } }))
    await again.settle()
    expect(shown(again)).toEqual(['form', '100-09', [], true])
  })

  it('[CHK-07] comes back with a reload, with what the server knows of it', async () => {
    const page = await submitted(() => {})
    await page.settle()
    const again = startCheckout(page)
    asServed(made({ order: { number: '200-01' } }))(again)
    again.cart.cart.clear()
    await again.flow.open()
    expect(shown(again).at(-1)).toBe(true)
    await again.settle()
    expect(shown(again)).toEqual(['accepted', '200-01', ['b'], false])
  })

  it('[CHK-52] ends with a new order: the page is loaded again without it', async () => {
    const page = await submitted(() => {})
    page.address.query.set('id', DRAFT)
    page.flow.startAnew()
    expect([page.visited, page.address.query.has('id')]).toEqual([['reload'], false])
    const again = startCheckout(page)
    again.cart.cart.clear()
    await again.flow.open()
    expect(again.visited.at(-1)).toBe('/profile/cart')
  })

  it.each([
    ['its draft', made({ orderNumber: '300' }), '300', ['b']],
    ['nothing of it', made({ cart: [] }), null, []],
  ])('[CHK-05] that was made before shows %s', async (_, response, number, lines) => {
    const page = startCheckout()
    page.address.query.set('id', DRAFT)
    keepOwn(page)
    asServed(response)(page)
    await page.flow.open()
    expect(shown(page).slice(0, 3)).toEqual(['completed', number, lines])
    const again = startCheckout(page)
    again.cart.cart.clear()
    await again.flow.open()
    expect(shown(again).slice(0, 2)).toEqual(['completed', number])
  })
})
