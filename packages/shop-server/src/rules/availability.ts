import type { Availability } from '../db/schema'

const ON_SALE: ReadonlySet<Availability> = new Set(['InStock', 'InStockAtSupplier', 'OnOrder'])

/** Whether a product can be bought now (enumeration ProductAvailabilityType). */
export const isOnSale = (availability: Availability): boolean => ON_SALE.has(availability)
