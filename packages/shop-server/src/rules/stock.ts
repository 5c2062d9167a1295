import { fewestOf, mostInStock } from '@prilavok/core/cart'
import { plural } from '@prilavok/core'
import type { Availability } from '../db/schema'
import { isOnSale } from './product'

/** What the staff's record of a product says of its stock; null where nobody has counted. */
interface CountedStock {
  readonly availability: Availability
  readonly itemsCount: number | null
  /** Pieces that open orders hold. */
  readonly reservedCount: number
  readonly minimum: number
  readonly step: number
}

/**
 * The most pieces that can be ordered now; null: as many as an order takes. What comes from a supplier or is made to order is not counted: there
 * is more where it comes from.
 */
export const maximumOf = ({ availability, itemsCount, reservedCount }: CountedStock): number | null =>
  availability !== 'InStock' || itemsCount === null ? null : Math.max(0, itemsCount - reservedCount)

/** Whether a product can be bought: it is on sale, and there are enough pieces for the smallest order. */
export function canBeBought(stock: CountedStock): boolean {
  const maximum = maximumOf(stock)
  return isOnSale(stock.availability) && (maximum === null || maximum >= fewestOf(stock))
}

/** A line as far as the stock judges it. */
interface StockedLine {
  readonly name: string
  readonly quantity: number
  readonly minimum: number
  readonly step: number
  readonly maximum: number | null
}

const mostOfLine = ({ maximum, ...line }: StockedLine) => mostInStock({ ...line, maximum: maximum ?? undefined })

/** Whether there are as many pieces as a line wants. */
export const isInStock = (line: StockedLine): boolean => line.quantity <= mostOfLine(line)

/** How many pieces there are, and what can be ordered. */
export function stockText(line: StockedLine): string {
  const most = mostOfLine(line)
  const pieces = plural(most, { one: 'штука', few: 'штуки', many: 'штук' })
  return `Товара «${line.name}» сейчас есть ${most} ${pieces}: вместо ${line.quantity} можно заказать ${most}`
}
