import { phoneDigits, type Delivery } from '@prilavok/contracts'
import type { FieldError } from '../http/problem'
import type { StoredDraft } from './stored-draft'
import { wayOf } from './way-of'

const isBlank = (text: string | null | undefined): boolean => !text?.trim()
const isPhone = (text: string | null | undefined): boolean => /^\d{10}$/.test(phoneDigits(text ?? ''))
const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })
const when = (isWrong: boolean, ...errors: readonly FieldError[]): readonly FieldError[] => (isWrong ? errors : [])

function customerErrors({ firstName, lastName, phone }: StoredDraft['customer']): readonly FieldError[] {
  const at = '/customer/value'
  return [
    ...when(isBlank(firstName), error(`${at}/firstName`, 'required', 'Введите своё имя')),
    ...when(isBlank(lastName), error(`${at}/lastName`, 'required', 'Введите свою фамилию')),
    ...when(!isPhone(phone), error(`${at}/phone`, 'phone', 'Введите корректный номер телефона')),
  ]
}

function recipientErrors(recipient: StoredDraft['recipient']): readonly FieldError[] {
  if (recipient === null) return []
  const at = '/recipient/value'
  return [
    ...when(isBlank(recipient.firstName), error(`${at}/firstName`, 'required', 'Введите имя получателя')),
    ...when(isBlank(recipient.lastName), error(`${at}/lastName`, 'required', 'Введите фамилию получателя')),
    ...when(!isPhone(recipient.phone), error(`${at}/phone`, 'phone', 'Введите корректный номер телефона получателя')),
  ]
}

const hasAddress = ({ addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse }: Partial<Delivery>) =>
  ![addressDeliveryCity, addressDeliveryStreet, addressDeliveryHouse].some(isBlank)

function deliveryErrors(delivery: StoredDraft['delivery']): readonly FieldError[] {
  const at = '/delivery/value'
  const { carrier, toDoor } = wayOf(delivery)
  const hasPlace = toDoor ? hasAddress(delivery) : !isBlank(delivery.pickPointId)
  const field = toDoor ? 'addressDelivery' : 'pickPointId'
  return [
    ...when(isBlank(delivery.cityId), error(`${at}/cityId`, 'required', 'Поле Город обязательно для заполнения')),
    ...when(carrier === null, error(`${at}/transportCompany`, 'required', 'Выберите способ доставки')),
    ...when(!hasPlace, error(`${at}/${field}`, 'required', 'Выберите пункт выдачи или укажите адрес доставки')),
    ...when(
      isBlank(delivery.purchaseType),
      error(`${at}/purchaseType`, 'purchaseTypeRequired', 'Выберите способ оплаты'),
    ),
  ]
}

const INVOICE = ['inn', 'ogrn', 'companyName', 'bic', 'bankAccount', 'corAccount'] as const

const companyErrors = (company: StoredDraft['company']): readonly FieldError[] =>
  INVOICE.filter((field) => isBlank(company?.[field])).map((field) =>
    error(`/company/value/${field}`, 'required', 'Введите все данные для выставления счета'),
  )

/** Everything that a draft lacks to become an order; empty when it lacks nothing. */
export const orderErrors = (draft: StoredDraft): readonly FieldError[] => [
  ...when(draft.cart.length === 0, error('/cart/value', 'required', 'Поле Корзина обязательно для заполнения')),
  ...recipientErrors(draft.recipient),
  ...customerErrors(draft.customer),
  ...deliveryErrors(draft.delivery),
  ...when(
    draft.consentOn === null,
    error('/personalDataConsent', 'required', 'Подтвердите согласие на обработку персональных данных'),
  ),
  ...(draft.delivery.purchaseType === 'FromCheckingAccountAsLegalEntity' ? companyErrors(draft.company) : []),
]
