import {
  another,
  changed,
  faultsOf,
  onBody,
  onData,
  onProblemFields,
  onResponse,
  inPlaceOf,
  respondWith,
  without,
} from './fault'

interface Item {
  readonly id: string
  readonly price: number
  readonly total: number
}
interface Cart {
  readonly items: readonly Item[]
  readonly total: number
}

const CART = /\/cart\/calculate$/
const ofCart = (change: (cart: Cart) => unknown) => onData(CART, change)
const eachItem = (change: (item: Item) => unknown) => ofCart((cart) => ({ ...cart, items: cart.items.map(change) }))

/** What calculations of carts get wrong. */
export const cartFaults = faultsOf(
  ['cart'],
  [
    ['totals are whole roubles', 'lineTotals', ofCart((cart) => ({ ...cart, total: Math.round(cart.total) }))],
    ['lines are whole roubles', 'lineTotals', eachItem((item) => ({ ...item, total: Math.floor(item.total) }))],
    ['sums are counted in kopecks', 'lineTotals', ofCart((cart) => ({ ...cart, total: cart.total * 100 }))],
    ['sums have a third decimal', 'money', ofCart((cart) => ({ ...cart, total: cart.total + 0.005 }))],
    ['prices are texts', 'fields', eachItem((item) => ({ ...item, price: String(item.price) }))],
    ['a required field is missing', 'fields', eachItem((item) => without(item, 'hashCode'))],
    ['ids are numbers', 'fields', eachItem((item) => ({ ...item, id: 42 }))],
    ['an empty list is null', 'fields', ofCart((cart) => (cart.items[0] ? cart : { ...cart, items: null }))],
    ['a product is lost', 'fields', ofCart((cart) => ({ ...cart, items: cart.items.slice(0, 1) }))],
    ['hash codes change with every call', 'hashCode', eachItem((item) => ({ ...item, hashCode: another() }))],
    [
      'prices of the browser count',
      'serverDecides',
      (next) => async (request) => {
        const sent = /"price":([\d.]+)/.exec(await request.clone().text())?.[1]
        const response = await next(request)
        if (sent === undefined || response.status !== 200) return response
        return respondWith({ ...((await response.json()) as Cart), total: Number(sent) * 2 })
      },
    ],
    [
      'data is a page with status 200',
      'mediaTypes',
      onResponse(CART, (response) =>
        changed(response, { body: '<!doctype html><title>Вход</title>', headers: { 'Content-Type': 'text/html' } }),
      ),
    ],
    [
      'data is called text',
      'mediaTypes',
      onResponse(CART, (response) => changed(response, { headers: { 'Content-Type': 'text/plain' } })),
    ],
    [
      'data is cut off',
      'mediaTypes',
      onResponse(CART, async (response) => changed(response, { body: (await response.clone().text()).slice(0, -2) })),
    ],
    [
      'an unknown product fails the server',
      'noFailure',
      (next) => async (request) =>
        (await request.clone().text()).includes('prilavok-no-such-product')
          ? new Response('Internal Server Error', { status: 500 })
          : next(request),
    ],
    [
      'an unknown product loses the cart',
      'goneProducts',
      (next) => async (request) =>
        (await request.clone().text()).includes('prilavok-no-such-product')
          ? respondWith({ items: [], total: 0 })
          : next(request),
    ],
    [
      'long carts are cut in silence',
      'limit',
      onBody(CART, (body: { readonly goods: readonly object[] }) => ({ ...body, goods: body.goods.slice(0, 200) })),
    ],
    ['limits are refused without a pointer', 'limit', onProblemFields((problem) => ({ ...problem, errors: [] }))],
    ['a large body is taken', 'largeBody', onBody(CART, (body: object) => without(body, 'more'))],
    ['what cannot be read is an empty cart', 'unreadable', inPlaceOf(400, CART, { items: [], total: 0 })],
  ],
)
