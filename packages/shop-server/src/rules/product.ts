import { createHash } from 'node:crypto'
import type { Availability } from '../db/schema'

const ON_SALE: ReadonlySet<Availability> = new Set(['InStock', 'InStockAtSupplier', 'OnOrder'])

/** Whether a product can be bought now (enumeration ProductAvailabilityType). */
export const isOnSale = (availability: Availability): boolean => ON_SALE.has(availability)

/** What a buyer saw of a product; when it changes, the hash code changes and the order must be confirmed again. */
interface ShownProduct {
  readonly id: string
  readonly name: string
  readonly priceKopecks: number
  readonly availability: string
}

/** Changes when price, name or availability changes (CONTRACT section 11). */
export const hashCodeOf = ({ id, name, priceKopecks, availability }: ShownProduct): string =>
  createHash('sha256')
    .update(JSON.stringify([id, name, priceKopecks, availability]))
    .digest('base64url')
    .slice(0, 16)
