import type { CartCalculation, CrossSales } from '@prilavok/contracts'
import type { ResponseOf } from '../lib/answer'
import { PRICE, roubles } from './products'

interface Asked {
  readonly goods: readonly { readonly id: string; readonly quantity: number }[]
}

function calculation(products: Asked['goods']): CartCalculation {
  const items = products.map(({ id, quantity }) => ({
    id,
    name: '',
    price: roubles(PRICE),
    hashCode: id,
    quantity,
    total: roubles(PRICE * quantity),
    discountPrice: null,
    isAvailable: true,
    minOrderQuantity: null,
    quantityStep: null,
    maxOrderQuantity: null,
  }))
  const total = items.reduce((sum, item) => sum + item.total, 0)
  return {
    items,
    total,
    discountedTotal: null,
    payOnDeliveryDiscountedCost: null,
    payOnDeliveryFrom: null,
    onlyForPrepaymentProducts: null,
    removed: [],
    promo: null,
  }
}

const cardsOf = (ids: readonly string[]): readonly object[] =>
  ids.map((id) => ({
    id,
    shortId: id,
    name: id,
    url: `/p/${id}`,
    price: roubles(PRICE),
    oldPrice: roubles(2 * PRICE),
    available: true,
    availability: 'InStock',
    tags: [],
    commentsCount: 0,
    unit: 'Piece',
    hashCode: id,
  }))

const nothingOffered: CrossSales = { categories: [], count: 0 }

/** The shop server's answers that these pages need, for ours and for the limit alike. */
export const shopAnswers =
  (): ResponseOf =>
  ({ path, query, body }) => {
    if (path === '/api/cart/calculate') return { body: calculation((JSON.parse(body) as Asked).goods) }
    if (path === '/api/buy-together') return { body: nothingOffered }
    if (path === '/api/product-cards') return { body: cardsOf(query.get('ids')?.split(',') ?? []) }
    return null
  }
