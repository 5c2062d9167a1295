import type { Company, Customer, Delivery, Recipient } from '@prilavok/contracts'
import { isPaymentOption } from './payment-options'
import { phoneMistake, takenPhone, type PhonePolicy } from './phone'

/** One failed field of the order body: where, which rule, and the Russian text. */
export interface FieldError {
  /** JSON Pointer into the wrapped order body. */
  readonly pointer: string
  readonly code: string
  readonly message: string
}

/** An order draft as far as its fields are checked. */
export interface Checkable {
  readonly customer: Partial<Customer>
  /** null = the buyer receives the order */
  readonly recipient: Partial<Recipient> | null
  readonly delivery: Partial<Delivery>
  readonly company: Partial<Company> | null
  readonly hasConsent: boolean
  readonly hasLines: boolean
  readonly phones: PhonePolicy
}

/** VALID-10, letter for letter. */
export const PLACE_MISSING = 'Выберите пункт выдачи или укажите адресс доставки'
/** What is told of a point that was chosen and does not take what is ordered. */
export const POINT_REFUSED = 'Этот пункт заказ не примет: он закрыт или не берёт такой вес. Выберите другой пункт'

const RECIPIENT_PHONE_WRONG = 'Введите корректный номер телефона получателя'
const CONSENT_MISSING = 'Подтвердите согласие на обработку персональных данных'

const isBlank = (text: string | null | undefined) => !text?.trim()
const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })

/** Carrier code without the courier suffix, and whether the order goes to the door. */
export function wayOf({ transportCompany, toDoor }: Partial<Delivery>): {
  readonly carrierId: string | null
  readonly toDoor: boolean
} {
  const code = transportCompany ?? ''
  const bySuffix = code.endsWith('_ToDoor')
  const carrierId = bySuffix ? code.slice(0, -'_ToDoor'.length) : code
  return { carrierId: carrierId === '' ? null : carrierId, toDoor: bySuffix || toDoor === true }
}

/** Delivery is complete with a carrier and either a pickup point or city, street and house for the courier. Source: DELIV-22. */
export function deliveryIsComplete(delivery: Partial<Delivery>): boolean {
  const { carrierId, toDoor } = wayOf(delivery)
  if (carrierId === null) return false
  return toDoor ? hasAddress(delivery) : !isBlank(delivery.pickPointId)
}

const hasAddress = ({ addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse }: Partial<Delivery>) =>
  ![addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse].some(isBlank)

function customerErrors(
  { firstName, lastName, phone, secondaryPhone }: Partial<Customer>,
  phones: PhonePolicy,
): readonly FieldError[] {
  const at = '/customer/value'
  return [
    ...(isBlank(firstName) ? [error(`${at}/firstName`, 'required', 'Введите своё имя')] : []),
    ...(isBlank(lastName) ? [error(`${at}/lastName`, 'required', 'Введите свою фамилию')] : []),
    ...(takenPhone(phone, phones) === null ? [error(`${at}/phone`, 'phone', phoneMistake(phone, phones))] : []),
    ...(!isBlank(secondaryPhone) && takenPhone(secondaryPhone, phones) === null
      ? [error(`${at}/secondaryPhone`, 'phone', phoneMistake(secondaryPhone, phones))]
      : []),
  ]
}

function recipientErrors(
  { firstName, lastName, phone }: Partial<Recipient>,
  phones: PhonePolicy,
): readonly FieldError[] {
  const at = '/recipient/value'
  return [
    ...(isBlank(firstName) ? [error(`${at}/firstName`, 'required', 'Введите имя получателя')] : []),
    ...(isBlank(lastName) ? [error(`${at}/lastName`, 'required', 'Введите фамилию получателя')] : []),
    ...(takenPhone(phone, phones) === null
      ? [error(`${at}/phone`, 'phone', phoneMistake(phone, phones, RECIPIENT_PHONE_WRONG))]
      : []),
  ]
}

function deliveryErrors(delivery: Partial<Delivery>): readonly FieldError[] {
  const at = '/delivery/value'
  const { carrierId, toDoor } = wayOf(delivery)
  const place = toDoor ? hasAddress(delivery) : !isBlank(delivery.pickPointId)
  const field = toDoor ? 'addressDelivery' : 'pickPointId'
  return [
    ...(carrierId === null ? [error(`${at}/transportCompany`, 'required', 'Выберите транспортную компанию')] : []),
    ...(place ? [] : [error(`${at}/${field}`, 'required', PLACE_MISSING)]),
  ]
}

const paymentErrors = ({ purchaseType }: Partial<Delivery>): readonly FieldError[] =>
  purchaseType != null && isPaymentOption(purchaseType)
    ? []
    : [error('/delivery/value/purchaseType', 'purchaseTypeRequired', 'Выберите способ оплаты')]

const INVOICE_FIELDS = ['inn', 'kpp', 'ogrn', 'companyName', 'bic', 'bankAccount', 'corAccount'] as const

/** Invoice data are complete; a sole trader (INN of twelve digits) has no KPP (INVOICE-03). */
function companyErrors(company: Partial<Company> | null): readonly FieldError[] {
  const isSoleTrader = /^\d{12}$/.test(company?.inn?.trim() ?? '')
  return INVOICE_FIELDS.filter((field) => !(field === 'kpp' && isSoleTrader) && isBlank(company?.[field])).map(
    (field) => error(`/company/value/${field}`, 'required', 'Введите все данные для выставления счета'),
  )
}

/** Everything that keeps an order from being confirmed, in the order of VALID-01; empty when nothing does. */
export const orderErrors = ({
  customer,
  recipient,
  delivery,
  company,
  hasConsent,
  hasLines,
  phones,
}: Checkable): readonly FieldError[] => [
  ...(hasLines ? [] : [error('/cart/value', 'required', 'Поле Корзина обязательно для заполнения')]),
  ...(recipient === null ? [] : recipientErrors(recipient, phones)),
  ...customerErrors(customer, phones),
  ...deliveryErrors(delivery),
  ...paymentErrors(delivery),
  ...(hasConsent ? [] : [error('/personalDataConsent', 'required', CONSENT_MISSING)]),
  ...(delivery.purchaseType === 'FromCheckingAccountAsLegalEntity' ? companyErrors(company) : []),
]
