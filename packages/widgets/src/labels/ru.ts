import { dialogLabels } from '@prilavok/ui/dialog'
import { quantityStepperLabels } from '@prilavok/ui/quantity-stepper'
import { skeletonLabels } from '@prilavok/ui/skeleton'
import { toastStackLabels } from '@prilavok/ui/toast-stack'
import { cartBadgeRu } from '../cart/cart-badge.labels'
import { cartButtonRu } from '../cart/cart-button.labels'
import { cartLineRu } from '../cart/cart-line.labels'
import { cartNewsRu } from '../cart/cart-news.labels'
import { cartNotesRu } from '../cart/cart-notes.labels'
import { cartOffersRu } from '../cart/cart-offers.labels'
import { cartPageRu } from '../cart/cart-page.labels'
import { goToCartDialogRu } from '../cart/go-to-cart-dialog.labels'
import { undoNoticeRu } from '../cart/undo-notice.labels'
import { checkoutRu } from '../checkout/checkout.labels'
import { deliveryHeaderRu } from '../city/delivery-header.labels'
import { otherCitiesRu } from '../city/other-cities.labels'
import { lazyPlaceRu } from '../lib/lazy-place.labels'
import { pickupPointsPageRu } from '../delivery/pickup-points-page.labels'
import { pointMapRu } from '../delivery/point-map.labels'
import { moneyRu } from '../lib/money.labels'

/** Every Russian text of the widgets, by widget. */
export const ru = {
  cartBadge: cartBadgeRu,
  cartButton: cartButtonRu,
  cartLine: cartLineRu,
  cartNews: cartNewsRu,
  cartNotes: cartNotesRu,
  cartOffers: cartOffersRu,
  cartPage: cartPageRu,
  ...checkoutRu,
  deliveryHeader: deliveryHeaderRu,
  dialog: dialogLabels,
  goToCartDialog: goToCartDialogRu,
  lazyPlace: lazyPlaceRu,
  money: moneyRu,
  otherCities: otherCitiesRu,
  pickupPointsPage: pickupPointsPageRu,
  pointMap: pointMapRu,
  quantityStepper: quantityStepperLabels,
  skeleton: skeletonLabels,
  toastStack: toastStackLabels,
  undoNotice: undoNoticeRu,
}

/** Every text that a page may replace, by widget and key. */
export type Labels = typeof ru
