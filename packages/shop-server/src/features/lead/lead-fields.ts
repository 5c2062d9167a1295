import { refuseInvalid } from '../../http/problem'
import type { FieldError } from '../../rules/order-check'
import type { PhonePolicy } from '../../rules/phone'
import { emailOf, lineOf, needed, phoneOf, type Contact } from '../../rules/visitor-form'

/** Who asks the shop for something, as it is stored. */
export interface Asker {
  readonly firstName: string
  /** `+7` and ten digits, or `+` and the digits of another country where the shop takes them. */
  readonly phone: string
  readonly email: string | null
}

/** A field of a request: where it is in the body, and what was typed into it. */
type Typed = readonly [pointer: string, text: string | null]

/** What is wrong with a phone that must be there. */
const neededPhone = (pointer: string, { value, errors }: Contact): readonly FieldError[] =>
  errors.length > 0 ? errors : needed(pointer, value, 'Введите корректный номер телефона')

/** Name, phone and e-mail of whoever is to be called; 422 where they are wrong. Source: LEAD-02, LEAD-04, LEAD-11. */
export function askerOf(
  phones: PhonePolicy,
  name: Typed,
  phone: Typed,
  email: Typed,
  others: readonly FieldError[] = [],
): Asker {
  const firstName = lineOf(name[1])
  const [number, address] = [phoneOf(...phone, phones), emailOf(...email)]
  refuseInvalid([
    ...needed(name[0], firstName, 'Укажите имя'),
    ...neededPhone(phone[0], number),
    ...address.errors,
    ...others,
  ])
  return { firstName: firstName ?? '', phone: number.value ?? '', email: address.value }
}
