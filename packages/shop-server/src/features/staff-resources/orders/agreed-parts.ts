import type { FieldError } from '../../../rules/order-check'
import type { StaffRecord } from '../engine/server-resource'

/** Whether a save contains the stored values unchanged; it may have more fields, such as those that the server sets. */
export function isKept(before: unknown, after: unknown): boolean {
  if (Array.isArray(before))
    return Array.isArray(after) && after.length === before.length && before.every((each, at) => isKept(each, after[at]))
  if (typeof before !== 'object' || before === null) return (before ?? null) === (after ?? null)
  if (typeof after !== 'object' || after === null) return false
  return Object.entries(before).every(([name, each]) => isKept(each, (after as StaffRecord)[name]))
}

/** What follows from the lines, the delivery and the discounts of an order; nobody types it. */
export const COUNTED = ['codAmount', 'discountAmount', 'deliveryCost'] as const

/** What was agreed with the buyer and staff may edit: the shop counts the order anew. */
export const EDITED = [
  'items',
  'delivery',
  'purchaseType',
  'customerId',
  'recipient',
  'company',
  'discountPercent',
  'discountReason',
  'deliveryCostReason',
] as const

/** The place of a delivery, whatever it costs and whenever it goes. */
const PLACE = ['cityId', 'transportCompany', 'toDoor', 'pickPointId', 'addressDelivery'] as const

/** Where an order goes, as one value. */
const placeOf = (delivery: unknown): StaffRecord => {
  const given = (delivery ?? {}) as StaffRecord
  return Object.fromEntries(PLACE.map((name) => [name, given[name] ?? null]))
}

const isPlaceKept = (before: unknown, after: unknown) => isKept(placeOf(before), placeOf(after))

/** Which of the agreed parts a save changes; `form` is the order as its form had it. */
export const changedParts = (form: StaffRecord, after: StaffRecord): ReadonlySet<string> =>
  new Set(
    [...EDITED, ...COUNTED].filter((field) => {
      if (!(field in after)) return false
      return field === 'delivery' ? !isPlaceKept(form[field], after[field]) : !isKept(form[field], after[field])
    }),
  )

const error = (field: string, message: string): FieldError => ({ pointer: `/${field}`, code: 'excluded', message })

/** The refusal of changed sums, which are counted, and of the buyer's data, which have a record of their own. */
export const countedErrors = (changed: Iterable<string>): readonly FieldError[] =>
  [...changed].map((field) => error(field, 'Суммы заказа считаются по его составу'))

/** The refusal of every change of what was agreed, where nobody counts the order anew. */
export const agreedErrors = (form: StaffRecord, after: StaffRecord): readonly FieldError[] =>
  [...changedParts(form, after)].map((field) => error(field, 'Состав и условия оформленного заказа здесь не меняются'))
