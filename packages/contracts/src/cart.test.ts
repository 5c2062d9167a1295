import { describe, expect, it } from 'vitest'
import {
  addressOf,
  calculateCart,
  calculateCartByOrderId,
  calculateSplitPayment,
  loadCrossSales,
  parseResponse,
  parseWireResponse,
  readRequest,
} from './index'

const calculation = {
  items: [
    { id: '1', name: 'Цемент', price: 450.5, hashCode: 'h1' },
    { id: '2', price: 10, hashCode: 'h2' },
  ],
  total: 911,
  discountedTotal: 900.4,
  payOnDeliveryDiscountedCost: 905,
}

const read = async (endpoint: typeof calculateCart, body: unknown) => {
  const parsed = await parseWireResponse(endpoint, body)
  if (!parsed.ok) throw new Error(parsed.issues.join())
  return parsed.value
}

describe('the cart calculations', () => {
  it('are asked with POST, with the order id in the query once there is one [PRICE-03]', () => {
    expect(addressOf(calculateCart, {})).toEqual({ method: 'POST', address: '/api/cart/calculate' })
    expect(addressOf(calculateCart, { query: { orderInProcessId: 'a1' } }).address).toBe(
      '/api/cart/calculate?orderInProcessId=a1',
    )
  })

  it('answer total, items, discountedTotal and payOnDeliveryDiscountedCost [PRICE-03]', async () => {
    expect(await read(calculateCart, calculation)).toMatchObject({
      total: 911,
      items: [{ id: '1' }, { id: '2' }],
      discountedTotal: 900.4,
      payOnDeliveryDiscountedCost: 905,
    })
  })

  it('have items with id, name, price and hashCode, the name read when present [PRICE-01]', async () => {
    const { items } = await read(calculateCart, calculation)
    expect(items).toMatchObject([
      { id: '1', name: 'Цемент', price: 450.5, hashCode: 'h1' },
      { id: '2', name: '', price: 10, hashCode: 'h2' },
    ])
  })

  it('take the products under their name or the order id [PRICE-04]', async () => {
    const products = { goods: [{ id: '1', quantity: 2 }] }
    expect(await readRequest(calculateCart, 'body', products)).toMatchObject({ ok: true, value: products })
    expect(await readRequest(calculateSplitPayment, 'body', products)).toMatchObject({ ok: true, value: products })
    expect(await readRequest(calculateCartByOrderId, 'body', { orderId: 'a1' })).toEqual({
      ok: true,
      value: { orderId: 'a1' },
      dropped: [],
    })
    expect(await readRequest(calculateCartByOrderId, 'body', products)).toMatchObject({ ok: false })
  })

  it('by order id answer the same as by products [PRICE-05]', async () => {
    expect(addressOf(calculateCartByOrderId, {})).toEqual({ method: 'POST', address: '/api/cart/calculateByOrderId' })
    expect(await parseResponse(calculateCartByOrderId, calculation)).toEqual(
      await parseResponse(calculateCart, calculation),
    )
  })

  it('of split payment take one product [PRICE-06]', async () => {
    expect(addressOf(calculateSplitPayment, {})).toEqual({ method: 'POST', address: '/api/cart/dolyame/calculate' })
    const body = { goods: [{ id: '1', quantity: 1 }] }
    expect(await readRequest(calculateSplitPayment, 'body', body)).toMatchObject({
      ok: true,
      value: { goods: [{ id: '1', quantity: 1 }] },
    })
  })

  it('of split payment answer the shape of the others [PRICE-07]', async () => {
    expect(await parseResponse(calculateSplitPayment, calculation)).toEqual(
      await parseResponse(calculateCart, calculation),
    )
  })

  it('without a total are no calculation: nothing may be shown as free', async () => {
    expect(await parseResponse(calculateCart, { items: [] })).toEqual({ ok: false, issues: ['total: invalid_type'] })
  })
})

describe('a calculation in domain values', () => {
  it('counts in kopecks and has every product for sale that the server does not exclude', async () => {
    const response = {
      ...calculation,
      items: [...calculation.items, { id: '3', price: 1, isAvailable: false, discountPrice: 0.99 }],
      removed: [{ id: '9', name: 'Кирпич' }],
    }
    const parsed = await parseResponse(calculateCart, response)
    expect(parsed.ok && parsed.value).toEqual({
      items: [
        { id: '1', name: 'Цемент', price: 45050, hashCode: 'h1', discountPrice: null, available: true },
        { id: '2', name: '', price: 1000, hashCode: 'h2', discountPrice: null, available: true },
        { id: '3', name: '', price: 100, hashCode: '', discountPrice: 99, available: false },
      ],
      total: 91100,
      discountedTotal: 90040,
      payOnDeliveryDiscountedCost: 90500,
      payOnDeliveryFrom: null,
      removed: [{ id: '9', name: 'Кирпич' }],
    })
  })

  it('reads products with id, quantity, price, total and hashCode in roubles [CART-05]', async () => {
    const products = [{ id: '1', quantity: 3, price: 10.1, total: 30.3, hashCode: 'h' }]
    expect(await readRequest(calculateCart, 'body', { goods: products })).toMatchObject({
      ok: true,
      value: { goods: products },
    })
    expect(await readRequest(calculateCart, 'body', { goods: [{ id: '1', quantity: 3 }] })).toMatchObject({
      ok: true,
      value: { goods: [{ id: '1', quantity: 3, price: null, total: null, hashCode: null }] },
    })
  })
})

describe('the cross-sales', () => {
  const response = {
    categories: [
      {
        categoryName: 'Сухие смеси',
        products: [
          {
            id: 7,
            name: 'Штукатурка',
            url: '/p/7',
            price: 300.2,
            oldPrice: 400,
            mainPicture: { defaultPath: '/7.jpg' },
          },
        ],
      },
    ],
  }

  it('are asked with POST, a product and the products to leave out [CART-18]', async () => {
    expect(addressOf(loadCrossSales, {})).toEqual({ method: 'POST', address: '/api/buy-together' })
    const body = { productId: '5', exceptProductIds: ['5', '6'] }
    expect(await readRequest(loadCrossSales, 'body', body)).toEqual({ ok: true, value: body, dropped: [] })
  })

  it('have categories with their products [CART-19]', async () => {
    expect(await parseWireResponse(loadCrossSales, response)).toMatchObject({
      ok: true,
      value: {
        categories: [
          {
            categoryName: 'Сухие смеси',
            products: [
              {
                id: '7',
                name: 'Штукатурка',
                url: '/p/7',
                price: 300.2,
                oldPrice: 400,
                mainPicture: { defaultPath: '/7.jpg' },
              },
            ],
          },
        ],
      },
    })
  })

  it.each([
    ['/p/7', 'https://shop.example/p/7'],
    ['p/7?a=1#b', 'https://shop.example/p/7?a=1#b'],
    ['https://cdn.example/p/7', 'https://cdn.example/p/7'],
    ['//cdn.example/p/7', '//cdn.example/p/7'],
    ['', ''],
  ])('lead from a page of another origin to the shop: %s', async (url, whole) => {
    const [category] = response.categories
    const [product] = category?.products ?? []
    const offered = {
      categories: [{ categoryName: '', products: [{ ...product, url, mainPicture: { defaultPath: url } }] }],
    }
    const parsed = await parseResponse(loadCrossSales, offered, 'https://shop.example')
    expect(parsed.ok && parsed.value[0]?.products).toMatchObject([{ url: whole, picture: whole }])
  })

  it('are counted in kopecks', async () => {
    const parsed = await parseResponse(loadCrossSales, response)
    expect(parsed.ok && parsed.value).toEqual([
      {
        name: 'Сухие смеси',
        products: [
          {
            id: '7',
            name: 'Штукатурка',
            url: '/p/7',
            price: 30020,
            oldPrice: 40000,
            picture: '/7.jpg',
            available: true,
          },
        ],
      },
    ])
  })
})
