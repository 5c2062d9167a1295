import * as z from 'zod/mini'
import { list, oneOf, text } from './wire'

export const productAvailabilityType = oneOf([
  'InStock',
  'InStockAtSupplier',
  'OnOrder',
  'Expected',
  'OutOfStock',
  'Discontinued',
])

export const productTag = oneOf([
  'Hit',
  'Novelty',
  'Sale',
  'Markdown',
  'PriceOfDay',
  'Recommended',
  'Exclusive',
  'FreeDelivery',
  'PrepaymentOnly',
  'Oversized',
  'Fragile',
  'HiddenFromSearch',
])

export const measureUnit = oneOf(
  ['Piece', 'Pack', 'Kilogram', 'Ton', 'Liter', 'Meter', 'SquareMeter', 'CubicMeter', 'Roll', 'Set'],
  'Piece',
)

export const productSort = oneOf(['Popular', 'PriceAsc', 'PriceDesc', 'Newest', 'NameAsc', 'Rating'])

export const filterChoice = z.object({
  searchCode: text(100),
  /** A range is one option, `min-max`. */
  options: list(text(200), 200),
})
