import { dayText } from '../lib/day-text'
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
  orderStates: {
    New: 'New',
    AwaitingConfirmation: 'Awaiting confirmation',
    Confirmed: 'Confirmed',
    AwaitingPayment: 'Awaiting payment',
    Paid: 'Paid',
    AwaitingSupply: 'Awaiting supply',
    Assembling: 'Being packed',
    ReadyToShip: 'Ready to ship',
    Shipped: 'Handed to the carrier',
    AtPickPoint: 'At the pickup point',
    Delivered: 'Collected',
    Completed: 'Completed',
    CancelledByCustomer: 'Cancelled by the customer',
    CancelledByShop: 'Cancelled by the shop',
    CancelledAutomatically: 'Cancelled automatically',
    Refused: 'Refused on collection',
    Returning: 'Returning',
    Returned: 'Returned',
  },
}
