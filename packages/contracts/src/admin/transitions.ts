import {
  productCommentStatusValues,
  storeFeedbackStatusValues,
  userProductQuestionStatusValues,
} from './enumerations/content'
import { orderStatusValues } from './enumerations/order'
import { transitionsOf } from './state-machine'

/** Which order status may follow which. */
export const orderStatusTransitions = transitionsOf(orderStatusValues, {
  New: [
    'AwaitingConfirmation',
    'Confirmed',
    'AwaitingPayment',
    'CancelledByCustomer',
    'CancelledByShop',
    'CancelledAutomatically',
  ],
  AwaitingConfirmation: [
    'Confirmed',
    'AwaitingPayment',
    'CancelledByCustomer',
    'CancelledByShop',
    'CancelledAutomatically',
  ],
  Confirmed: ['AwaitingPayment', 'Paid', 'AwaitingSupply', 'Assembling', 'CancelledByCustomer', 'CancelledByShop'],
  AwaitingPayment: ['Paid', 'Confirmed', 'CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'],
  Paid: ['AwaitingSupply', 'Assembling', 'CancelledByCustomer', 'CancelledByShop'],
  AwaitingSupply: ['Assembling', 'CancelledByCustomer', 'CancelledByShop'],
  Assembling: ['ReadyToShip', 'AwaitingSupply', 'CancelledByCustomer', 'CancelledByShop'],
  ReadyToShip: ['Shipped', 'Assembling', 'CancelledByCustomer', 'CancelledByShop'],
  Shipped: ['AtPickPoint', 'Delivered', 'Refused', 'Returning'],
  AtPickPoint: ['Delivered', 'Refused', 'Returning'],
  Delivered: ['Completed', 'Returning'],
  Completed: ['Returning'],
  CancelledByCustomer: ['New'],
  CancelledByShop: ['New'],
  CancelledAutomatically: ['New'],
  Refused: ['Returning', 'Returned'],
  Returning: ['Returned'],
  Returned: [],
})

/** Which product comment status may follow which. */
export const productCommentStatusTransitions = transitionsOf(productCommentStatusValues, {
  New: ['OnModeration', 'Published', 'Rejected', 'Spam'],
  OnModeration: ['Published', 'Rejected', 'Spam'],
  Published: ['Hidden', 'Rejected', 'OnModeration'],
  Rejected: ['OnModeration', 'Published'],
  Hidden: ['Published'],
  Spam: ['OnModeration'],
})

/** Which store feedback status may follow which. */
export const storeFeedbackStatusTransitions = transitionsOf(storeFeedbackStatusValues, {
  New: ['InWork', 'Answered', 'Published', 'Rejected'],
  InWork: ['Answered', 'Published', 'Rejected'],
  Answered: ['Published', 'Archived', 'InWork'],
  Published: ['Archived', 'InWork'],
  Rejected: ['InWork', 'Archived'],
  Archived: ['InWork'],
})

/** Which user product question status may follow which. */
export const userProductQuestionStatusTransitions = transitionsOf(userProductQuestionStatusValues, {
  New: ['InWork', 'Answered', 'Published', 'Rejected', 'Spam'],
  InWork: ['Answered', 'Published', 'Rejected', 'Spam'],
  Answered: ['Published', 'InWork'],
  Published: ['InWork'],
  Rejected: ['InWork'],
  Spam: ['InWork'],
})
