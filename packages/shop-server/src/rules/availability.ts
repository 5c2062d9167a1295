import type { Availability } from '../db/schema'

const onSale: ReadonlySet<Availability> = new Set(['InStock', 'InStockAtSupplier', 'OnOrder'])

/** Whether a product can be bought now (enumeration ProductAvailabilityType). */
export const isOnSale = (availability: Availability): boolean => onSale.has(availability)
