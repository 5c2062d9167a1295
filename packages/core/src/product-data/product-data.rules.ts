import type { Kopecks, ProductData } from '@prilavok/contracts'
import type { FieldValue, ProductField } from './product-data.types'

/** Fields that depend on the visitor's city. */
const OF_DELIVERY: ReadonlySet<ProductField> = new Set(['delivery-price', 'delivery-date'])

/** Whether a field can only be filled once the city is known. */
export const dependsOnCity = (field: ProductField): boolean => OF_DELIVERY.has(field)

const DAY_MS = 86_400_000

/** How much cheaper than before, in whole per cent; null when it is not cheaper by even one. */
export function discountPercent(price: Kopecks, oldPrice: Kopecks | null): number | null {
  if (oldPrice === null || oldPrice <= price) return null
  const percent = Math.floor(((oldPrice - price) / oldPrice) * 100)
  return percent > 0 ? percent : null
}

const amount = (kopecks: Kopecks | null): FieldValue => (kopecks === null ? null : { kind: 'amount', kopecks })

function deliveryPrice({ delivery }: ProductData): FieldValue {
  if (delivery === null) return null
  return delivery.price === 0 ? { kind: 'free' } : amount(delivery.price)
}

function deliveryDate({ delivery }: ProductData, now: number): FieldValue {
  if (delivery === null) return null
  const on = (days: number) => now + days * DAY_MS
  return { kind: 'days', from: on(delivery.daysFrom), to: on(Math.max(delivery.daysFrom, delivery.daysTo)) }
}

/** What is known when a field is shown. */
export interface FieldFacts {
  /** Undefined while the server has not named the product. */
  readonly product: ProductData | undefined
  /** Pieces of it in the cart. */
  readonly quantity: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What a field says; undefined while that is not known. */
export function fieldValue(field: ProductField, { product, quantity, now }: FieldFacts): FieldValue | undefined {
  if (field === 'quantity') return quantity === 0 ? null : { kind: 'count', count: quantity }
  if (product === undefined) return undefined
  const { price, oldPrice } = product
  const wasDearer = oldPrice !== null && oldPrice > price
  switch (field) {
    case 'name':
      return { kind: 'text', text: product.name }
    case 'price':
      return amount(price)
    case 'old-price':
      return wasDearer ? amount(oldPrice) : null
    case 'saving':
      return wasDearer ? amount(oldPrice - price) : null
    case 'discount': {
      const percent = discountPercent(price, oldPrice)
      return percent === null ? null : { kind: 'percent', percent }
    }
    case 'stock':
      return { kind: 'stock', availability: product.availability }
    case 'rating':
      return product.rating === null ? null : { kind: 'rating', rating: product.rating }
    case 'reviews':
      return { kind: 'count', count: product.reviewCount }
    case 'delivery-price':
      return deliveryPrice(product)
    case 'delivery-date':
      return deliveryDate(product, now)
  }
}
