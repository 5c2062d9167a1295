import { comboboxLabels } from '@prilavok/ui/combobox'
import { dialogLabels } from '@prilavok/ui/dialog'
import { errorSummaryLabels } from '@prilavok/ui/field'
import { fieldLabels } from '@prilavok/ui/field'
import { paginationLabels } from '@prilavok/ui/pagination'
import { quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { ratingLabels } from '@prilavok/ui/rating'
import { skeletonLabels } from '@prilavok/ui/skeleton'
import { toastStackLabels } from '@prilavok/ui/toast-stack'
import { cartButtonRu } from '../cart/cart-button.labels'
import { cartBadgeRu } from '../cart/cart-badge.labels'
import { cartLineRu, cartNewsRu } from '../cart/cart-line.labels'
import { cartOffersRu } from '../cart/cart-offers.labels'
import { cartNotesRu, cartPageRu } from '../cart/cart.labels'
import { cartRefusalRu } from '../cart/cart-refusal.labels'
import { goToCartDialogRu } from '../cart/go-to-cart.labels'
import { miniCartRu } from '../cart/mini-cart.labels'
import { promoFieldRu } from '../cart/promo-field.labels'
import { stockBadgeRu } from '../cart/stock-badge.labels'
import { undoNoticeRu } from '../cart/undo-notice.labels'
import { filtersRu } from '../catalogue/filters.labels'
import { productCardRu } from '../catalogue/product-card.labels'
import {
  checkoutFormRu,
  checkoutPageRu,
  orderSummaryRu,
  productListRu,
  orderHintsRu,
  wizardStepsRu,
} from '../checkout/checkout.labels'
import { deliverySectionRu } from '../checkout/delivery-section.labels'
import { formerSumsRu, orderDialogRu, stayDialogRu, submitOutcomeRu } from '../checkout/order-dialogs.labels'
import { cityPickerRu, deliveryHeaderRu, otherCitiesRu } from '../city/city.labels'
import { invoiceFormRu } from '../company/company.labels'
import { contactsFormRu, personFieldsRu, recipientFormRu } from '../contacts/contacts.labels'
import { emailHintRu } from '../contacts/email-hint.labels'
import { carrierListRu, courierAddressRu, deliveryMethodRu } from '../delivery/delivery.labels'
import { pickupPointsPageRu, pickupPointsRu } from '../delivery/pickup-points.labels'
import { pointMapRu } from '../delivery/point-map.labels'
import { announcementsRu } from '../content/announcements.labels'
import { blogListRu } from '../content/blog-list.labels'
import { collapsibleRu } from '../content/collapsible.labels'
import {
  orderReviewsRu,
  productCommentFormRu,
  productQuestionFormRu,
  productVoicesRu,
  storeFeedbackRu,
} from '../content/content.labels'
import { compareBadgeRu, compareButtonRu, comparePageRu } from '../comparison/comparison.labels'
import { favouriteButtonRu, favouritesBadgeRu, favouritesPageRu } from '../favourites/favourites.labels'
import { galleryRu, lightboxRu } from '../gallery/gallery.labels'
import { lazySectionRu } from '../lib/lazy-section.labels'
import { moneyRu } from '../lib/shared.labels'
import { acceptedOrderRu, orderFactsRu, orderOutcomeRu } from '../checkout/accepted-order.labels'
import { buyerBannersRu, commentFieldRu, consentRu, deadEndRu, paymentCheckRu } from '../order/order.labels'
import {
  creditBlockRu,
  paymentFrameRu,
  paymentHintRu,
  paymentListRu,
  paymentMarksRu,
  paymentNamesRu,
  paymentRejectRu,
  paymentScheduleRu,
  paymentTermsRu,
  securePaymentRu,
  scheduleTableRu,
} from '../payment/payment.labels'
import { paymentProblemRu } from '../payment/payment-problem.labels'
import { productDataRu } from '../product-data/product-data.labels'
import {
  competitorPricesRu,
  payBannerRu,
  productActionsRu,
  productDeliveryRu,
  productInfoRu,
  productInfoDialogRu,
  productOffersRu,
  productCommentsRu,
  productPointsRu,
  productStickyHeaderRu,
  productTabsRu,
  productVideoRu,
} from '../product/product.labels'
import {
  callBackRu,
  oneClickOrderRu,
  discountSubscriptionRu,
  stockSubscriptionRu,
  remindLaterRu,
  wholesaleRu,
} from '../lead/lead.labels'
import { trackOrderRu } from '../track/track.labels'
import { smsLoginRu } from '../login/login.labels'
import { signedInRu } from '../login/signed-in.labels'
import { smallFormRu } from '../lib/small-form/small-form.labels'
import { searchBoxRu } from '../search/search.labels'
import { recentlyViewedRu } from '../recently-viewed/recently-viewed.labels'
import { abandonedSurveyRu, orderSurveyRu, surveyRu } from '../survey/survey.labels'

/** Every Russian text of the widgets, by widget. */
export const ru = {
  acceptedOrder: acceptedOrderRu,
  orderOutcome: orderOutcomeRu,
  orderFacts: orderFactsRu,
  buyerBanners: buyerBannersRu,
  carrierList: carrierListRu,
  cartBadge: cartBadgeRu,
  cartButton: cartButtonRu,
  cartLine: cartLineRu,
  cartNews: cartNewsRu,
  cartNotes: cartNotesRu,
  cartOffers: cartOffersRu,
  cartPage: cartPageRu,
  checkoutForm: checkoutFormRu,
  checkoutPage: checkoutPageRu,
  cityPicker: cityPickerRu,
  combobox: comboboxLabels,
  compareBadge: compareBadgeRu,
  compareButton: compareButtonRu,
  comparePage: comparePageRu,
  commentField: commentFieldRu,
  consent: consentRu,
  contactsForm: contactsFormRu,
  emailHint: emailHintRu,
  courierAddress: courierAddressRu,
  creditBlock: creditBlockRu,
  deadEnd: deadEndRu,
  deliveryHeader: deliveryHeaderRu,
  deliveryMethod: deliveryMethodRu,
  deliverySection: deliverySectionRu,
  dialog: dialogLabels,
  errorSummary: errorSummaryLabels,
  favouriteButton: favouriteButtonRu,
  favouritesBadge: favouritesBadgeRu,
  favouritesPage: favouritesPageRu,
  field: fieldLabels,
  filters: filtersRu,
  announcements: announcementsRu,
  collapsible: collapsibleRu,
  blogList: blogListRu,
  productVoices: productVoicesRu,
  productCommentForm: productCommentFormRu,
  productQuestionForm: productQuestionFormRu,
  storeFeedback: storeFeedbackRu,
  orderReviews: orderReviewsRu,
  gallery: galleryRu,
  cartRefusal: cartRefusalRu,
  goToCartDialog: goToCartDialogRu,
  invoiceForm: invoiceFormRu,
  lazySection: lazySectionRu,
  lightbox: lightboxRu,
  miniCart: miniCartRu,
  money: moneyRu,
  orderDialog: orderDialogRu,
  orderSummary: orderSummaryRu,
  otherCities: otherCitiesRu,
  pagination: paginationLabels,
  paymentCheck: paymentCheckRu,
  paymentFrame: paymentFrameRu,
  paymentHint: paymentHintRu,
  paymentList: paymentListRu,
  paymentMarks: paymentMarksRu,
  paymentNames: paymentNamesRu,
  paymentProblem: paymentProblemRu,
  paymentReject: paymentRejectRu,
  paymentSchedule: paymentScheduleRu,
  paymentTerms: paymentTermsRu,
  securePayment: securePaymentRu,
  personFields: personFieldsRu,
  pickupPoints: pickupPointsRu,
  pickupPointsPage: pickupPointsPageRu,
  pointMap: pointMapRu,
  productCard: productCardRu,
  competitorPrices: competitorPricesRu,
  payBanner: payBannerRu,
  productActions: productActionsRu,
  productDelivery: productDeliveryRu,
  productInfo: productInfoRu,
  productInfoDialog: productInfoDialogRu,
  productOffers: productOffersRu,
  productComments: productCommentsRu,
  productPoints: productPointsRu,
  productStickyHeader: productStickyHeaderRu,
  productTabs: productTabsRu,
  productVideo: productVideoRu,
  productList: productListRu,
  productData: productDataRu,
  promoField: promoFieldRu,
  quantityStepper: quantityStepperLabels,
  rating: ratingLabels,
  recentlyViewed: recentlyViewedRu,
  recipientForm: recipientFormRu,
  scheduleTable: scheduleTableRu,
  searchBox: searchBoxRu,
  skeleton: skeletonLabels,
  smallForm: smallFormRu,
  callBack: callBackRu,
  oneClickOrder: oneClickOrderRu,
  discountSubscription: discountSubscriptionRu,
  stockSubscription: stockSubscriptionRu,
  remindLater: remindLaterRu,
  wholesale: wholesaleRu,
  trackOrder: trackOrderRu,
  signedIn: signedInRu,
  smsLogin: smsLoginRu,
  stayDialog: stayDialogRu,
  stockBadge: stockBadgeRu,
  formerSums: formerSumsRu,
  submitOutcome: submitOutcomeRu,
  toastStack: toastStackLabels,
  undoNotice: undoNoticeRu,
  orderHints: orderHintsRu,
  wizardSteps: wizardStepsRu,
  survey: surveyRu,
  orderSurvey: orderSurveyRu,
  abandonedSurvey: abandonedSurveyRu,
}

/** Every text that a page may replace, by widget and key. */
export type Labels = typeof ru
