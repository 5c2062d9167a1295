import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { kopecksIn } from '../rules/money'
import type { FieldError } from '../rules/order-check'

/** The fields that say what a delivery costs, and why it is not what the rules of the shop say. */
export const DELIVERY_PRICE = ['deliveryCost', 'deliveryCostReason']

/** Why staff have set the cost of the delivery; null where they have not. */
export function reasonOf({ deliveryCostReason: reason }: StaffRecord): string | null {
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : null
}

/** What staff have set the delivery to, in kopecks; null where it costs what the rules of the shop say. */
export const deliveryByHand = (asked: StaffRecord): number | null =>
  reasonOf(asked) === null ? null : kopecksIn(asked['deliveryCost'])

/** The refusal of a cost that is neither agreed nor that of the shop's rules. */
export const costLacksReason = (): FieldError => ({
  pointer: '/deliveryCostReason',
  code: 'required',
  message: 'Укажите, почему у доставки другая стоимость',
})
