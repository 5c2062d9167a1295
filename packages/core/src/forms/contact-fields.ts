import type { FieldRule } from './forms.types'
import { email, phone, required } from './text-rules'

/** Rules of fields, by field name. */
export type FieldRules = Readonly<Record<string, readonly FieldRule[]>>

/** Who orders: names and phone are requested, the rest is judged only when given (VALID-15, VALID-16, VALID-17). */
export const buyerRules = {
  lastName: [required()],
  firstName: [required()],
  middleName: [],
  phone: [required(), phone()],
  secondaryPhone: [phone()],
  email: [email()],
} satisfies FieldRules

/** Another person who receives the order. Source: VALID-18. */
export const recipientRules = {
  lastName: [required()],
  firstName: [required()],
  middleName: [],
  phone: [required(), phone()],
} satisfies FieldRules

/** Where a courier goes; the apartment is optional (VALID-19). */
export const courierRules = {
  city: [required()],
  street: [required()],
  house: [required()],
} satisfies FieldRules
