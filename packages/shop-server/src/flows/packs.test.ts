import { calculateCart, confirmOrder, loadOrder, loadProduct, loadProductData, saveOrder } from '@prilavok/contracts'
import { readProduct, saveProduct } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { cartButton } from '../content/product-cards/cart-button'
import { cardsOf } from '../content/product-cards/product-card.queries'
import { render } from '../http/html'
import { describeRaces } from '../testing/each-database'
import { shopClient } from '../testing/shop-client'
import { staffClient, type StaffClient } from '../testing/staff-client'

const ready = {
  customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' } },
  delivery: {
    value: {
      cityId: ids.moscow,
      transportCompany: 'Kit',
      pickPointId: ids.kitMoscow,
      purchaseType: 'PayOnDelivery',
    },
  },
  personalDataConsent: true,
}

describeRaces('a shop that sells by packs', (shop) => {
  let admin: StaffClient
  let call: ReturnType<typeof shopClient>['call']
  const edit = async (id: string, change: object) => {
    const { data } = await admin.call(readProduct, { params: { id } })
    return admin.call(saveProduct, { body: { ...data, ...change } as never }, { 'If-Match': `"v${data.version}"` })
  }
  const orderOf = async (quantity: number) => {
    const body = { ...ready, cart: { value: [{ id: ids.cement, quantity }] } }
    const draft = await call(saveOrder, { body } as never)
    return call(confirmOrder, { params: { id: draft.data.id } })
  }
  /** What the staff's action finds at the suppliers. */
  const count = (pieces: number | null) =>
    sql`update product set details = details || jsonb_build_object('itemsCount', ${pieces}::integer) where id = ${ids.cement}`.execute(
      shop.server.db,
    )
  beforeAll(async () => {
    ;({ call } = shopClient(shop.server))
    admin = await staffClient(shop.server, 'admin')
    expect((await edit(ids.cement, { minOrderQuantity: 20, quantityStep: 8 })).status).toBe(200)
  })

  it('says so in the cart, on the page, in lists and in the attributes of its buttons', async () => {
    const goods = [
      { id: ids.cement, quantity: 3 },
      { id: ids.primer, quantity: 1 },
    ]
    const { data } = await call(calculateCart, { body: { goods } } as never)
    expect(data.items).toMatchObject([
      { quantity: 3, minOrderQuantity: 24, quantityStep: 8 },
      { minOrderQuantity: 1, quantityStep: 1 },
    ])
    const view = await call(loadProduct, { params: { id: ids.cement } })
    expect(view.data).toMatchObject({ minOrderQuantity: 24, quantityStep: 8 })
    const cards = await call(loadProductData, { query: { ids: ids.cement } } as never)
    expect(cards.data).toMatchObject([{ minOrderQuantity: 24, quantityStep: 8 }])
    const buttons = (await cardsOf(shop.server.db, [ids.cement, ids.primer])).map((card) => render(cartButton(card)))
    expect(buttons[0]).toContain('data-minimum="20" data-step="8"')
    expect(buttons[1]).not.toContain('data-step')
  })

  it.each([1, 23, 25, 31])('refuses an order of %d pieces and says what can be ordered', async (quantity) => {
    const { status, problem } = await orderOf(quantity)
    expect(status).toBe(422)
    expect(problem?.errors).toMatchObject([
      {
        pointer: '/cart/value/0/quantity',
        code: 'packs',
        message: `«Цемент М500, 25 кг» продаётся упаковками по 8 штук, от 24 штук: вместо ${quantity} можно заказать ${quantity === 25 || quantity === 31 ? 32 : 24}`,
      },
    ])
  })

  it('sells no more than there is', async () => {
    await count(30)
    const { data } = await call(calculateCart, { body: { goods: [{ id: ids.cement, quantity: 32 }] } } as never)
    expect(data.items).toMatchObject([{ maxOrderQuantity: 30, isAvailable: true }])
    expect((await orderOf(32)).problem?.errors).toMatchObject([
      {
        pointer: '/cart/value/0/quantity',
        code: 'stock',
        message: 'Товара «Цемент М500, 25 кг» сейчас есть 24 штуки: вместо 32 можно заказать 24',
      },
    ])
    await count(7)
    const few = await call(calculateCart, { body: { goods: [{ id: ids.cement, quantity: 24 }] } } as never)
    expect(few.data.items).toMatchObject([{ maxOrderQuantity: 7, isAvailable: false }])
    await count(null)
  })

  it('takes an order of whole packs', async () => {
    expect((await orderOf(24)).problem).toBeNull()
  })

  it.each([
    [
      'a minimum that no order can hold',
      { minOrderQuantity: 9999, quantityStep: 5000 },
      '/minOrderQuantity',
      'max_value',
    ],
    ['a minimum of nothing', { minOrderQuantity: 0 }, '/minOrderQuantity', 'between'],
    ['packs of nothing', { quantityStep: 0 }, '/quantityStep', 'between'],
    [
      'more than the whole price off',
      { payImmediatelyDiscountPercent: 150 },
      '/payImmediatelyDiscountPercent',
      'between',
    ],
    ['a tag that is not there', { tags: ['Hit', 'Miss'] }, '/tags', 'oneOf'],
    [
      'a category that is not there',
      { additionalCategoryIds: ['cat-tool', 'cat-none'] },
      '/additionalCategoryIds',
      'exists',
    ],
    ['a block that is not there', { predefinedBlockIds: ['none'] }, '/predefinedBlockIds', 'exists'],
    ['a script as a video', { videoUrl: 'javascript:alert(1)' }, '/videoUrl', 'url'],
    ['a page of the shop as a video', { videoUrl: '/about' }, '/videoUrl', 'url'],
  ])('keeps out of the form %s', async (_, change, pointer, code) => {
    const { status, problem } = await edit(ids.drill, change)
    expect([status, problem?.errors?.map((error) => [error.pointer, error.code])]).toEqual([422, [[pointer, code]]])
  })

  it('gives a product its own discount for paying at once', async () => {
    expect((await edit(ids.drill, { payImmediatelyDiscountPercent: 8, videoUrl: 'https://video.test/1' })).status).toBe(
      200,
    )
    const body = { ...ready, cart: { value: [{ id: ids.drill, quantity: 1 }] } }
    const paying = (purchaseType: string) => ({
      ...body,
      delivery: { value: { ...ready.delivery.value, purchaseType } },
    })
    const priceOf = async (purchaseType: string) => {
      const draft = await call(saveOrder, { body: paying(purchaseType) } as never)
      const { data } = await call(loadOrder, { params: { id: draft.data.id } })
      return data?.cart[0]?.discountPrice
    }
    expect([await priceOf('PayImmediately'), await priceOf('PayOnDelivery')]).toEqual([11_375, 12_375])
  })

  it('takes no payment at the door for what its form says is sold for prepayment alone', async () => {
    expect((await edit(ids.beam, { isPrepaymentOnly: true })).status).toBe(200)
    const body = { ...ready, cart: { value: [{ id: ids.beam, quantity: 1 }] } }
    const draft = await call(saveOrder, { body } as never)
    const { problem } = await call(confirmOrder, { params: { id: draft.data.id } })
    expect(problem?.errors).toMatchObject([{ pointer: '/delivery/value/purchaseType', code: 'OnlyForPrepayment' }])
  })
})
