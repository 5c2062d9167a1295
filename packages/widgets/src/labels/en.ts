import { dialogLabelsEn } from '@prilavok/ui/dialog'
import { quantityStepperLabelsEn } from '@prilavok/ui/quantity-stepper'
import { skeletonLabelsEn } from '@prilavok/ui/skeleton'
import { toastStackLabelsEn } from '@prilavok/ui/toast-stack'
import { cartBadgeEn } from '../cart/cart-badge.labels.en'
import { cartButtonEn } from '../cart/cart-button.labels.en'
import { cartLineEn } from '../cart/cart-line.labels.en'
import { cartNewsEn } from '../cart/cart-news.labels.en'
import { cartNotesEn } from '../cart/cart-notes.labels.en'
import { cartOffersEn } from '../cart/cart-offers.labels.en'
import { cartPageEn } from '../cart/cart-page.labels.en'
import { goToCartDialogEn } from '../cart/go-to-cart-dialog.labels.en'
import { undoNoticeEn } from '../cart/undo-notice.labels.en'
import { checkoutEn } from '../checkout/checkout.labels.en'
import { deliveryHeaderEn } from '../city/delivery-header.labels.en'
import { otherCitiesEn } from '../city/other-cities.labels.en'
import { lazyPlaceEn } from '../lib/lazy-place.labels.en'
import { pickupPointsPageEn } from '../delivery/pickup-points-page.labels.en'
import { pointMapEn } from '../delivery/point-map.labels.en'
import { moneyEn } from '../lib/money.labels.en'
import type { Labels } from './ru'

/** Every English text of the widgets; complete by its type (EMBED-10). */
export const en: Labels = {
  cartBadge: cartBadgeEn,
  cartButton: cartButtonEn,
  cartLine: cartLineEn,
  cartNews: cartNewsEn,
  cartNotes: cartNotesEn,
  cartOffers: cartOffersEn,
  cartPage: cartPageEn,
  ...checkoutEn,
  deliveryHeader: deliveryHeaderEn,
  dialog: dialogLabelsEn,
  goToCartDialog: goToCartDialogEn,
  lazyPlace: lazyPlaceEn,
  money: moneyEn,
  otherCities: otherCitiesEn,
  pickupPointsPage: pickupPointsPageEn,
  pointMap: pointMapEn,
  quantityStepper: quantityStepperLabelsEn,
  skeleton: skeletonLabelsEn,
  toastStack: toastStackLabelsEn,
  undoNotice: undoNoticeEn,
}
