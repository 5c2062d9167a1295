import type { CheckoutField } from '@prilavok/core/checkout'
import { contactsFormRu, personFieldsRu, recipientFormRu } from '../contacts/contacts.labels'
import { carrierListRu, courierAddressRu } from '../delivery/delivery.labels'
import { pickupPointsRu } from '../delivery/pickup-points.labels'
import { invoiceFormRu } from '../company/company.labels'
import { useLabels } from '../lib/labels'
import { consentRu } from '../order/order.labels'
import { paymentListRu } from '../payment/payment.labels'

/** What each field says when it is wrong, in the words that are shown at the field (A11Y-03). */
export function useErrorWords(): Readonly<Record<CheckoutField, string>> {
  const person = useLabels('personFields', personFieldsRu)
  const buyer = useLabels('contactsForm', contactsFormRu)
  const recipient = useLabels('recipientForm', recipientFormRu)
  const address = useLabels('courierAddress', courierAddressRu)
  const invoice = useLabels('invoiceForm', invoiceFormRu)
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
    'address.city': address.required(address.city),
    'address.street': address.required(address.street),
    'address.house': address.required(address.house),
    payment: useLabels('paymentList', paymentListRu).error,
    consent: useLabels('consent', consentRu).error,
    'company.companyName': invoice.required(invoice.companyName),
    'company.inn': invoice.required(invoice.inn),
    'company.kpp': invoice.required(invoice.kpp),
    'company.ogrn': invoice.required(invoice.ogrn),
    'company.bic': invoice.required(invoice.bic),
    'company.bankAccount': invoice.required(invoice.bankAccount),
    'company.corAccount': invoice.required(invoice.corAccount),
  }
}
