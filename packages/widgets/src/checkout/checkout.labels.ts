import { comboboxLabels } from '@prilavok/ui/combobox'
import { errorSummaryLabels } from '@prilavok/ui/error-summary'
import { fieldLabels } from '@prilavok/ui/field'
import { cityPickerRu } from '../city/city-picker.labels'
import { contactsFormRu } from '../contacts/contacts-form.labels'
import { personFieldsRu } from '../contacts/person-fields.labels'
import { recipientFormRu } from '../contacts/recipient-form.labels'
import { carrierListRu } from '../delivery/carrier-list.labels'
import { courierAddressRu } from '../delivery/courier-address.labels'
import { deliveryMethodRu } from '../delivery/delivery-method.labels'
import { pickupPointsRu } from '../delivery/pickup-points.labels'
import { invoiceFormRu } from '../company/invoice-form.labels'
import { acceptedOrderRu } from '../order/accepted-order.labels'
import { buyerBannersRu } from '../order/buyer-banners.labels'
import { commentFieldRu } from '../order/comment-field.labels'
import { consentRu } from '../order/consent.labels'
import { deadEndRu } from '../order/dead-end.labels'
import { paymentCheckRu } from '../order/payment-check.labels'
import { creditBlockRu } from '../payment/credit-block.labels'
import { paymentFrameRu } from '../payment/payment-frame.labels'
import { paymentHintRu } from '../payment/payment-hint.labels'
import { paymentListRu } from '../payment/payment-list.labels'
import { paymentNamesRu } from '../payment/payment-names.labels'
import { paymentProblemRu } from '../payment/payment-problem.labels'
import { paymentRejectRu } from '../payment/payment-reject.labels'
import { paymentScheduleRu } from '../payment/payment-schedule.labels'
import { paymentTermsRu } from '../payment/payment-terms.labels'
import { scheduleTableRu } from '../payment/schedule-table.labels'
import { checkoutFormRu } from './checkout-form.labels'
import { checkoutPageRu } from './checkout-page.labels'
import { deliverySectionRu } from './delivery-section.labels'
import { orderDialogRu } from './order-dialog.labels'
import { orderSummaryRu } from './order-summary.labels'
import { productListRu } from './product-list.labels'
import { stayDialogRu } from './stay-dialog.labels'
import { submitOutcomeRu } from './submit-outcome.labels'
import { wizardStepsRu } from './wizard-steps.labels'

/** Every Russian text of the order page, by widget. */
export const checkoutRu = {
  acceptedOrder: acceptedOrderRu,
  buyerBanners: buyerBannersRu,
  carrierList: carrierListRu,
  checkoutForm: checkoutFormRu,
  checkoutPage: checkoutPageRu,
  cityPicker: cityPickerRu,
  combobox: comboboxLabels,
  commentField: commentFieldRu,
  consent: consentRu,
  contactsForm: contactsFormRu,
  courierAddress: courierAddressRu,
  creditBlock: creditBlockRu,
  deadEnd: deadEndRu,
  deliveryMethod: deliveryMethodRu,
  deliverySection: deliverySectionRu,
  errorSummary: errorSummaryLabels,
  field: fieldLabels,
  orderDialog: orderDialogRu,
  invoiceForm: invoiceFormRu,
  orderSummary: orderSummaryRu,
  paymentCheck: paymentCheckRu,
  paymentFrame: paymentFrameRu,
  paymentHint: paymentHintRu,
  paymentList: paymentListRu,
  paymentNames: paymentNamesRu,
  paymentProblem: paymentProblemRu,
  paymentReject: paymentRejectRu,
  paymentSchedule: paymentScheduleRu,
  paymentTerms: paymentTermsRu,
  personFields: personFieldsRu,
  pickupPoints: pickupPointsRu,
  productList: productListRu,
  recipientForm: recipientFormRu,
  scheduleTable: scheduleTableRu,
  stayDialog: stayDialogRu,
  submitOutcome: submitOutcomeRu,
  wizardSteps: wizardStepsRu,
}

/** The texts of the order page, by widget. */
export type CheckoutLabels = typeof checkoutRu
