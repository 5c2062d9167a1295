import { comboboxLabelsEn } from '@prilavok/ui/combobox'
import { errorSummaryLabelsEn } from '@prilavok/ui/error-summary'
import { fieldLabelsEn } from '@prilavok/ui/field'
import { cityPickerEn } from '../city/city-picker.labels.en'
import { contactsFormEn } from '../contacts/contacts-form.labels.en'
import { personFieldsEn } from '../contacts/person-fields.labels.en'
import { recipientFormEn } from '../contacts/recipient-form.labels.en'
import { carrierListEn } from '../delivery/carrier-list.labels.en'
import { courierAddressEn } from '../delivery/courier-address.labels.en'
import { deliveryMethodEn } from '../delivery/delivery-method.labels.en'
import { pickupPointsEn } from '../delivery/pickup-points.labels.en'
import { invoiceFormEn } from '../company/invoice-form.labels.en'
import { acceptedOrderEn } from '../order/accepted-order.labels.en'
import { buyerBannersEn } from '../order/buyer-banners.labels.en'
import { commentFieldEn } from '../order/comment-field.labels.en'
import { consentEn } from '../order/consent.labels.en'
import { deadEndEn } from '../order/dead-end.labels.en'
import { paymentCheckEn } from '../order/payment-check.labels.en'
import { creditBlockEn } from '../payment/credit-block.labels.en'
import { paymentFrameEn } from '../payment/payment-frame.labels.en'
import { paymentHintEn } from '../payment/payment-hint.labels.en'
import { paymentListEn } from '../payment/payment-list.labels.en'
import { paymentNamesEn } from '../payment/payment-names.labels.en'
import { paymentProblemEn } from '../payment/payment-problem.labels.en'
import { paymentRejectEn } from '../payment/payment-reject.labels.en'
import { paymentScheduleEn } from '../payment/payment-schedule.labels.en'
import { paymentTermsEn } from '../payment/payment-terms.labels.en'
import { scheduleTableEn } from '../payment/schedule-table.labels.en'
import { checkoutFormEn } from './checkout-form.labels.en'
import { checkoutPageEn } from './checkout-page.labels.en'
import type { CheckoutLabels } from './checkout.labels'
import { deliverySectionEn } from './delivery-section.labels.en'
import { orderDialogEn } from './order-dialog.labels.en'
import { orderSummaryEn } from './order-summary.labels.en'
import { productListEn } from './product-list.labels.en'
import { stayDialogEn } from './stay-dialog.labels.en'
import { submitOutcomeEn } from './submit-outcome.labels.en'
import { wizardStepsEn } from './wizard-steps.labels.en'

/** Every English text of the order page. */
export const checkoutEn: CheckoutLabels = {
  acceptedOrder: acceptedOrderEn,
  buyerBanners: buyerBannersEn,
  carrierList: carrierListEn,
  checkoutForm: checkoutFormEn,
  checkoutPage: checkoutPageEn,
  cityPicker: cityPickerEn,
  combobox: comboboxLabelsEn,
  commentField: commentFieldEn,
  consent: consentEn,
  contactsForm: contactsFormEn,
  courierAddress: courierAddressEn,
  creditBlock: creditBlockEn,
  deadEnd: deadEndEn,
  deliveryMethod: deliveryMethodEn,
  deliverySection: deliverySectionEn,
  errorSummary: errorSummaryLabelsEn,
  field: fieldLabelsEn,
  orderDialog: orderDialogEn,
  invoiceForm: invoiceFormEn,
  orderSummary: orderSummaryEn,
  paymentCheck: paymentCheckEn,
  paymentFrame: paymentFrameEn,
  paymentHint: paymentHintEn,
  paymentList: paymentListEn,
  paymentNames: paymentNamesEn,
  paymentProblem: paymentProblemEn,
  paymentReject: paymentRejectEn,
  paymentSchedule: paymentScheduleEn,
  paymentTerms: paymentTermsEn,
  personFields: personFieldsEn,
  pickupPoints: pickupPointsEn,
  productList: productListEn,
  recipientForm: recipientFormEn,
  scheduleTable: scheduleTableEn,
  stayDialog: stayDialogEn,
  submitOutcome: submitOutcomeEn,
  wizardSteps: wizardStepsEn,
}
