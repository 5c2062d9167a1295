import { comboboxLabelsEn } from '@prilavok/ui/combobox'
import { dialogLabelsEn } from '@prilavok/ui/dialog'
import { errorSummaryLabelsEn } from '@prilavok/ui/field'
import { fieldLabelsEn } from '@prilavok/ui/field'
import { paginationLabelsEn } from '@prilavok/ui/pagination'
import { quantityStepperLabelsEn } from '@prilavok/ui/quantity-stepper'
import { ratingLabelsEn } from '@prilavok/ui/rating'
import { skeletonLabelsEn } from '@prilavok/ui/skeleton'
import { toastStackLabelsEn } from '@prilavok/ui/toast-stack'
import {
  cartBadgeEn,
  cartButtonEn,
  cartLineEn,
  cartNewsEn,
  cartNotesEn,
  cartOffersEn,
  cartPageEn,
  cartRefusalEn,
  goToCartDialogEn,
  miniCartEn,
  promoFieldEn,
  stockBadgeEn,
  undoNoticeEn,
} from '../cart/cart.labels.en'
import { filtersEn, productCardEn } from '../catalogue/catalogue.labels.en'
import {
  checkoutFormEn,
  checkoutPageEn,
  deliverySectionEn,
  orderDialogEn,
  orderSummaryEn,
  productListEn,
  stayDialogEn,
  formerSumsEn,
  submitOutcomeEn,
  orderHintsEn,
  wizardStepsEn,
} from '../checkout/checkout.labels.en'
import { cityPickerEn, deliveryHeaderEn, otherCitiesEn } from '../city/city.labels.en'
import { invoiceFormEn } from '../company/company.labels.en'
import { contactsFormEn, emailHintEn, personFieldsEn, recipientFormEn } from '../contacts/contacts.labels.en'
import {
  carrierListEn,
  courierAddressEn,
  deliveryMethodEn,
  pickupPointsEn,
  pickupPointsPageEn,
  pointMapEn,
} from '../delivery/delivery.labels.en'
import {
  announcementsEn,
  blogListEn,
  collapsibleEn,
  orderReviewsEn,
  productCommentFormEn,
  productQuestionFormEn,
  productVoicesEn,
  storeFeedbackEn,
} from '../content/content.labels.en'
import { compareBadgeEn, compareButtonEn, comparePageEn } from '../comparison/comparison.labels.en'
import { favouriteButtonEn, favouritesBadgeEn, favouritesPageEn } from '../favourites/favourites.labels.en'
import { galleryEn, lightboxEn } from '../gallery/gallery.labels.en'
import { lazySectionEn, moneyEn } from '../lib/shared.labels.en'
import { acceptedOrderEn, orderFactsEn, orderOutcomeEn } from '../checkout/accepted-order.labels.en'
import { buyerBannersEn, commentFieldEn, consentEn, deadEndEn, paymentCheckEn } from '../order/order.labels.en'
import {
  creditBlockEn,
  paymentFrameEn,
  paymentHintEn,
  paymentListEn,
  paymentMarksEn,
  paymentNamesEn,
  paymentProblemEn,
  paymentRejectEn,
  paymentScheduleEn,
  paymentTermsEn,
  securePaymentEn,
  scheduleTableEn,
} from '../payment/payment.labels.en'
import { productDataEn } from '../product-data/product-data.labels.en'
import {
  competitorPricesEn,
  payBannerEn,
  productActionsEn,
  productDeliveryEn,
  productInfoEn,
  productInfoDialogEn,
  productOffersEn,
  productCommentsEn,
  productPointsEn,
  productStickyHeaderEn,
  productTabsEn,
  productVideoEn,
} from '../product/product.labels.en'
import {
  callBackEn,
  oneClickOrderEn,
  discountSubscriptionEn,
  stockSubscriptionEn,
  remindLaterEn,
  wholesaleEn,
} from '../lead/lead.labels.en'
import { trackOrderEn } from '../track/track.labels.en'
import { smsLoginEn } from '../login/login.labels.en'
import { signedInEn } from '../login/signed-in.labels.en'
import { smallFormEn } from '../lib/small-form/small-form.labels.en'
import { searchBoxEn } from '../search/search.labels.en'
import { recentlyViewedEn } from '../recently-viewed/recently-viewed.labels.en'
import type { Labels } from './ru'
import { abandonedSurveyEn, orderSurveyEn, surveyEn } from '../survey/survey.labels.en'

/** Every English text of the widgets; complete by its type (EMBED-10). */
export const en: Labels = {
  acceptedOrder: acceptedOrderEn,
  orderOutcome: orderOutcomeEn,
  orderFacts: orderFactsEn,
  buyerBanners: buyerBannersEn,
  carrierList: carrierListEn,
  cartBadge: cartBadgeEn,
  cartButton: cartButtonEn,
  cartLine: cartLineEn,
  cartNews: cartNewsEn,
  cartNotes: cartNotesEn,
  cartOffers: cartOffersEn,
  cartPage: cartPageEn,
  checkoutForm: checkoutFormEn,
  checkoutPage: checkoutPageEn,
  cityPicker: cityPickerEn,
  combobox: comboboxLabelsEn,
  compareBadge: compareBadgeEn,
  compareButton: compareButtonEn,
  comparePage: comparePageEn,
  commentField: commentFieldEn,
  consent: consentEn,
  contactsForm: contactsFormEn,
  emailHint: emailHintEn,
  courierAddress: courierAddressEn,
  creditBlock: creditBlockEn,
  deadEnd: deadEndEn,
  deliveryHeader: deliveryHeaderEn,
  deliveryMethod: deliveryMethodEn,
  deliverySection: deliverySectionEn,
  dialog: dialogLabelsEn,
  errorSummary: errorSummaryLabelsEn,
  favouriteButton: favouriteButtonEn,
  favouritesBadge: favouritesBadgeEn,
  favouritesPage: favouritesPageEn,
  field: fieldLabelsEn,
  filters: filtersEn,
  announcements: announcementsEn,
  collapsible: collapsibleEn,
  blogList: blogListEn,
  productVoices: productVoicesEn,
  productCommentForm: productCommentFormEn,
  productQuestionForm: productQuestionFormEn,
  storeFeedback: storeFeedbackEn,
  orderReviews: orderReviewsEn,
  gallery: galleryEn,
  cartRefusal: cartRefusalEn,
  goToCartDialog: goToCartDialogEn,
  invoiceForm: invoiceFormEn,
  lazySection: lazySectionEn,
  lightbox: lightboxEn,
  miniCart: miniCartEn,
  money: moneyEn,
  orderDialog: orderDialogEn,
  orderSummary: orderSummaryEn,
  otherCities: otherCitiesEn,
  pagination: paginationLabelsEn,
  paymentCheck: paymentCheckEn,
  paymentFrame: paymentFrameEn,
  paymentHint: paymentHintEn,
  paymentList: paymentListEn,
  paymentMarks: paymentMarksEn,
  paymentNames: paymentNamesEn,
  paymentProblem: paymentProblemEn,
  paymentReject: paymentRejectEn,
  paymentSchedule: paymentScheduleEn,
  paymentTerms: paymentTermsEn,
  securePayment: securePaymentEn,
  personFields: personFieldsEn,
  pickupPoints: pickupPointsEn,
  pickupPointsPage: pickupPointsPageEn,
  pointMap: pointMapEn,
  productCard: productCardEn,
  competitorPrices: competitorPricesEn,
  payBanner: payBannerEn,
  productActions: productActionsEn,
  productDelivery: productDeliveryEn,
  productInfo: productInfoEn,
  productInfoDialog: productInfoDialogEn,
  productOffers: productOffersEn,
  productComments: productCommentsEn,
  productPoints: productPointsEn,
  productStickyHeader: productStickyHeaderEn,
  productTabs: productTabsEn,
  productVideo: productVideoEn,
  productList: productListEn,
  productData: productDataEn,
  promoField: promoFieldEn,
  quantityStepper: quantityStepperLabelsEn,
  rating: ratingLabelsEn,
  recentlyViewed: recentlyViewedEn,
  recipientForm: recipientFormEn,
  scheduleTable: scheduleTableEn,
  searchBox: searchBoxEn,
  skeleton: skeletonLabelsEn,
  smallForm: smallFormEn,
  callBack: callBackEn,
  oneClickOrder: oneClickOrderEn,
  discountSubscription: discountSubscriptionEn,
  stockSubscription: stockSubscriptionEn,
  remindLater: remindLaterEn,
  wholesale: wholesaleEn,
  trackOrder: trackOrderEn,
  signedIn: signedInEn,
  smsLogin: smsLoginEn,
  stayDialog: stayDialogEn,
  stockBadge: stockBadgeEn,
  formerSums: formerSumsEn,
  submitOutcome: submitOutcomeEn,
  toastStack: toastStackLabelsEn,
  undoNotice: undoNoticeEn,
  orderHints: orderHintsEn,
  wizardSteps: wizardStepsEn,
  survey: surveyEn,
  orderSurvey: orderSurveyEn,
  abandonedSurvey: abandonedSurveyEn,
}
