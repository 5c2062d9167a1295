import { comboboxLabels, comboboxLabelsEn } from '@prilavok/ui/combobox'
import { errorSummaryLabels, errorSummaryLabelsEn } from '@prilavok/ui/error-summary'
import { fieldLabels, fieldLabelsEn } from '@prilavok/ui/field'
import { cityPickerEn, cityPickerRu } from '../city/city-picker.labels'
import { contactsFormEn, contactsFormRu } from '../contacts/contacts-form.labels'
import { personFieldsEn, personFieldsRu } from '../contacts/person-fields.labels'
import { recipientFormEn, recipientFormRu } from '../contacts/recipient-form.labels'
import { carrierListEn, carrierListRu } from '../delivery/carrier-list.labels'
import { courierAddressEn, courierAddressRu } from '../delivery/courier-address.labels'
import { deliveryMethodEn, deliveryMethodRu } from '../delivery/delivery-method.labels'
import { pickupPointsEn, pickupPointsRu } from '../delivery/pickup-points.labels'
import { acceptedOrderEn, acceptedOrderRu } from '../order/accepted-order.labels'
import { commentFieldEn, commentFieldRu } from '../order/comment-field.labels'
import { consentEn, consentRu } from '../order/consent.labels'
import { deadEndEn, deadEndRu } from '../order/dead-end.labels'
import { paymentListEn, paymentListRu } from '../payment/payment-list.labels'
import { checkoutFormEn, checkoutFormRu } from './checkout-form.labels'
import { checkoutPageEn, checkoutPageRu } from './checkout-page.labels'
import { deliverySectionEn, deliverySectionRu } from './delivery-section.labels'
import { orderSummaryEn, orderSummaryRu } from './order-summary.labels'
import { productListEn, productListRu } from './product-list.labels'
import { submitOutcomeEn, submitOutcomeRu } from './submit-outcome.labels'

/** Every Russian text of the order page, by widget. */
export const checkoutRu = {
  acceptedOrder: acceptedOrderRu,
  carrierList: carrierListRu,
  checkoutForm: checkoutFormRu,
  checkoutPage: checkoutPageRu,
  cityPicker: cityPickerRu,
  combobox: comboboxLabels,
  commentField: commentFieldRu,
  consent: consentRu,
  contactsForm: contactsFormRu,
  courierAddress: courierAddressRu,
  deadEnd: deadEndRu,
  deliveryMethod: deliveryMethodRu,
  deliverySection: deliverySectionRu,
  errorSummary: errorSummaryLabels,
  field: fieldLabels,
  orderSummary: orderSummaryRu,
  paymentList: paymentListRu,
  personFields: personFieldsRu,
  pickupPoints: pickupPointsRu,
  productList: productListRu,
  recipientForm: recipientFormRu,
  submitOutcome: submitOutcomeRu,
}

export type CheckoutLabels = typeof checkoutRu

/** Every English text of the order page. */
export const checkoutEn: CheckoutLabels = {
  acceptedOrder: acceptedOrderEn,
  carrierList: carrierListEn,
  checkoutForm: checkoutFormEn,
  checkoutPage: checkoutPageEn,
  cityPicker: cityPickerEn,
  combobox: comboboxLabelsEn,
  commentField: commentFieldEn,
  consent: consentEn,
  contactsForm: contactsFormEn,
  courierAddress: courierAddressEn,
  deadEnd: deadEndEn,
  deliveryMethod: deliveryMethodEn,
  deliverySection: deliverySectionEn,
  errorSummary: errorSummaryLabelsEn,
  field: fieldLabelsEn,
  orderSummary: orderSummaryEn,
  paymentList: paymentListEn,
  personFields: personFieldsEn,
  pickupPoints: pickupPointsEn,
  productList: productListEn,
  recipientForm: recipientFormEn,
  submitOutcome: submitOutcomeEn,
}
