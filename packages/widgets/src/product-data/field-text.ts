import type { FieldValue, ProductField } from '@prilavok/core/product-data'
import type { MoneyLabels } from '../lib/shared.labels'
import { isKnownStock, STOCK } from '../lib/stock-words'
import type { ProductDataLabels } from './product-data.labels'

interface Words {
  readonly text: ProductDataLabels
  readonly money: MoneyLabels
}

const stockText = (availability: string, text: ProductDataLabels): string =>
  isKnownStock(availability) ? text[STOCK[availability].label] : ''

/** A value of a field in words; empty where there is nothing to say. */
export function fieldText(field: ProductField, value: FieldValue, { text, money }: Words): string {
  switch (value?.kind) {
    case 'text':
      return value.text
    case 'amount':
      return money.amount(value.kopecks)
    case 'percent':
      return text.discount(value.percent)
    case 'free':
      return text.free
    case 'stock':
      return stockText(value.availability, text)
    case 'rating':
      return text.rating(value.rating)
    case 'count':
      return field === 'reviews' ? text.reviews(value.count) : String(value.count)
    case 'days':
      return text.days(value.from, value.to)
    case undefined:
      return ''
  }
}
