import type { Draft, Trx } from '../db'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { HttpProblem } from '../http/problem'
import { orderErrors, type FieldError } from '../rules/order-check'
import type { PhonePolicy } from '../rules/phone'
import type { EditedLines } from './edited-lines'

const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })

/** The pointers of a draft's checks, as the form of an order has its fields. */
const asForm = (pointer: string) =>
  pointer.replace('/value', '').replace('/delivery/purchaseType', '/purchaseType').replace('/cart', '/items')

/** Runs the checks of a draft; what they refuse leads to the fields of the order. */
export async function asChecked<T>(check: () => Promise<T> | T): Promise<T> {
  try {
    return await check()
  } catch (thrown) {
    if (!(thrown instanceof HttpProblem) || thrown.details.errors === undefined) throw thrown
    const errors = thrown.details.errors.map((each) => ({ ...each, pointer: asForm(each.pointer) }))
    throw new HttpProblem(thrown.code, { ...thrown.details, errors })
  }
}

/** The buyer of the edited order: another one is read anew. */
async function buyerOf(trx: Trx, { customerId }: StaffRecord): Promise<Pick<Draft, 'customer'>['customer']> {
  const row = await trx
    .selectFrom('customer')
    .select(['first_name', 'last_name', 'phone', 'email'])
    .where('id', '=', String(customerId))
    .executeTakeFirst()
  if (row === undefined)
    throw new HttpProblem('validation-failed', { errors: [error('/customerId', 'exists', 'Запись не найдена')] })
  return { firstName: row.first_name, lastName: row.last_name, phone: row.phone, email: row.email }
}

/** The order as a draft that the flows of the buyer price and check. */
export async function asDraft(trx: Trx, asked: StaffRecord, before: StaffRecord, { products }: EditedLines) {
  const delivery = asked['delivery'] as StaffRecord
  return {
    id: String(before['orderInProcessId'] ?? ''),
    // Granted when the order was made: it holds whatever its dates and uses say now.
    promo_code: (before['promoCode'] ?? null) as string | null,
    cart: products.map(({ id, quantity }) => ({ id, quantity })),
    customer: await buyerOf(trx, asked),
    recipient: asked['recipient'] as Draft['recipient'],
    company: asked['company'] as Draft['company'],
    delivery: { ...delivery, purchaseType: asked['purchaseType'], cost: null } as Draft['delivery'],
    proved_phone: null,
  }
}

/** People and documents that the edit has changed, by the rules of the order form. */
export function peopleErrors(
  draft: Awaited<ReturnType<typeof asDraft>>,
  changed: ReadonlySet<string>,
  phones: PhonePolicy,
): readonly FieldError[] {
  const isAsked = ({ pointer }: FieldError) =>
    (changed.has('recipient') && pointer.startsWith('/recipient')) ||
    ((changed.has('company') || changed.has('purchaseType')) && /^\/(company|purchaseType)/.test(pointer))
  return orderErrors({ ...draft, hasConsent: true, hasLines: true, phones })
    .map((each) => ({ ...each, pointer: asForm(each.pointer) }))
    .filter(isAsked)
}

export function placeErrors(
  { delivery }: Awaited<ReturnType<typeof asDraft>>,
  isPlace: boolean,
): readonly FieldError[] {
  if (!isPlace || delivery.toDoor !== true || delivery.addressDelivery?.trim()) return []
  return [error('/delivery/addressDelivery', 'required', 'Укажите адрес доставки')]
}
