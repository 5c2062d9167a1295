import { dayText } from '../lib/day-text'
import { orderStatusesEn } from '../lib/order-statuses.labels.en'
import type { SignedInLabels } from './signed-in.labels'

/** English words of a buyer who has logged in. */
export const signedInEn: SignedInLabels = {
  signedInAs: (who) => `You are logged in as ${who}`,
  signedIn: 'You are logged in',
  logOut: 'Log out',
  notLoggedOut: 'You could not be logged out. Please try again.',
  orders: 'Your orders',
  noOrders: 'There are no orders with this phone number yet.',
  ordersFailed: 'The orders could not be loaded.',
  again: 'Try again',
  orderNumber: (number) => `Order ${number}`,
  orderDay: (iso) => dayText(iso, 'en'),
  trackNumber: (number) => `tracking number ${number}`,
  due: (sum) => `${sum} left to pay`,
  statuses: orderStatusesEn,
}
