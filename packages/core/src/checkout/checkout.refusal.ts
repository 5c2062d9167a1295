import { errorAt } from './checkout.rules'
import type { CheckoutError, CheckoutField } from './checkout.types'

const FIELD_OF_POINTER: Readonly<Record<string, CheckoutField>> = {
  '/customer/value/firstName': 'firstName',
  '/customer/value/lastName': 'lastName',
  '/customer/value/middleName': 'middleName',
  '/customer/value/phone': 'phone',
  '/customer/value/secondaryPhone': 'secondaryPhone',
  '/customer/value/email': 'email',
  '/recipient/value/firstName': 'recipient.firstName',
  '/recipient/value/lastName': 'recipient.lastName',
  '/recipient/value/middleName': 'recipient.middleName',
  '/recipient/value/phone': 'recipient.phone',
  '/delivery/value/cityId': 'carrier',
  '/delivery/value/transportCompany': 'carrier',
  '/delivery/value/pickPointId': 'pickupPoint',
  '/delivery/value/addressDelivery': 'address.street',
  '/delivery/value/addressDeliveryCity': 'address.city',
  '/delivery/value/addressDeliveryStreet': 'address.street',
  '/delivery/value/addressDeliveryHouse': 'address.house',
  '/delivery/value/purchaseType': 'payment',
  '/personalDataConsent': 'consent',
  '/company/value/companyName': 'company.companyName',
  '/company/value/inn': 'company.inn',
  '/company/value/kpp': 'company.kpp',
  '/company/value/ogrn': 'company.ogrn',
  '/company/value/bic': 'company.bic',
  '/company/value/bankAccount': 'company.bankAccount',
  '/company/value/corAccount': 'company.corAccount',
}

/** A field error of the server at our field; null when it concerns none of ours. Source: HTTP-04. */
export function refusedField({
  pointer,
  message,
}: {
  readonly pointer: string
  readonly message: string
}): CheckoutError | null {
  const field = Object.hasOwn(FIELD_OF_POINTER, pointer) ? FIELD_OF_POINTER[pointer] : undefined
  return field === undefined ? null : { ...errorAt(field), message }
}
