import type { CheckoutField } from '@prilavok/core/checkout'
import { CREDIT_ITEM } from '@prilavok/core/payment'
import { usePayment } from '@prilavok/react'
import { contactsFormRu, personFieldsRu, recipientFormRu } from '../contacts/contacts.labels'
import { carrierListRu, courierAddressRu } from '../delivery/delivery.labels'
import { pickupPointsRu } from '../delivery/pickup-points.labels'
import { invoiceFormRu } from '../company/company.labels'
import { useLabels } from '../lib/labels'
import { consentRu } from '../order/order.labels'
import { creditBlockRu, paymentListRu } from '../payment/payment.labels'

/** What the list of errors says of each field: the words at the field, or for an address and a company those of the whole (VALID-10, VALID-13). */
export function useErrorWords(): Readonly<Record<CheckoutField, string>> {
  const person = useLabels('personFields', personFieldsRu)
  const buyer = useLabels('contactsForm', contactsFormRu)
  const recipient = useLabels('recipientForm', recipientFormRu)
  const address = useLabels('courierAddress', courierAddressRu)
  const invoice = useLabels('invoiceForm', invoiceFormRu)
  const list = useLabels('paymentList', paymentListRu)
  const credit = useLabels('creditBlock', creditBlockRu)
  const isCredit = usePayment().item === CREDIT_ITEM
  return {
    firstName: buyer.firstNameError,
    lastName: buyer.lastNameError,
    middleName: person.middleNameWarning,
    phone: buyer.phoneError,
    secondaryPhone: buyer.phoneError,
    email: buyer.emailError,
    'recipient.firstName': recipient.firstNameError,
    'recipient.lastName': recipient.lastNameError,
    'recipient.middleName': person.middleNameWarning,
    'recipient.phone': recipient.phoneError,
    carrier: useLabels('carrierList', carrierListRu).error,
    pickupPoint: useLabels('pickupPoints', pickupPointsRu).error,
    'address.city': address.error,
    'address.street': address.error,
    'address.house': address.error,
    payment: isCredit ? credit.error : list.error,
    consent: useLabels('consent', consentRu).error,
    'company.companyName': invoice.error,
    'company.inn': invoice.error,
    'company.kpp': invoice.error,
    'company.ogrn': invoice.error,
    'company.bic': invoice.error,
    'company.bankAccount': invoice.error,
    'company.corAccount': invoice.error,
  }
}
