import { dialogLabelsEn } from '@prilavok/ui/dialog'
import { quantityStepperLabelsEn } from '@prilavok/ui/quantity-stepper'
import { skeletonLabelsEn } from '@prilavok/ui/skeleton'
import { toastStackLabelsEn } from '@prilavok/ui/toast-stack'
import { cartBadgeEn } from '../cart/cart-badge.labels'
import { cartButtonEn } from '../cart/cart-button.labels'
import { cartLineEn } from '../cart/cart-line.labels'
import { cartNewsEn } from '../cart/cart-news.labels'
import { cartNotesEn } from '../cart/cart-notes.labels'
import { cartOffersEn } from '../cart/cart-offers.labels'
import { cartPageEn } from '../cart/cart-page.labels'
import { goToCartDialogEn } from '../cart/go-to-cart-dialog.labels'
import { undoNoticeEn } from '../cart/undo-notice.labels'
import { moneyEn } from '../lib/money.labels'
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
  dialog: dialogLabelsEn,
  goToCartDialog: goToCartDialogEn,
  money: moneyEn,
  quantityStepper: quantityStepperLabelsEn,
  skeleton: skeletonLabelsEn,
  toastStack: toastStackLabelsEn,
  undoNotice: undoNoticeEn,
}
