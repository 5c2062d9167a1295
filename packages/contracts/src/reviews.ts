import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './reviews.wire'
import type { Output } from './wire'

/** What a buyer says of a product. Source: CONTENT-16. */
export type ProductCommentView = Output<typeof wire.productCommentView>
/** A page of reviews with their average. Source: CONTENT-12. */
export type ProductCommentList = Output<typeof wire.productCommentList>
/** A review as a visitor sends it. Source: CONTENT-15. */
export type ProductCommentCreate = Output<typeof wire.productCommentCreate>
/** How large an order was. Source: CONTENT-23. */
export type OrderSize = Output<typeof wire.orderSize>
/** The scales of an order review, 0 to 100 each. Source: CONTENT-22. */
export type OrderReviewData = Output<typeof wire.orderReviewData>
/** What a buyer says of an order. Source: CONTENT-21. */
export type OrderReview = Output<typeof wire.orderReview>
/** A page of order reviews. Source: CONTENT-20. */
export type OrderReviewList = Output<typeof wire.orderReviewList>
/** What a visitor sends about the shop. Source: CONTENT-25. */
export type StoreFeedbackCreate = Output<typeof wire.storeFeedbackCreate>
/** What a visitor says of the shop. */
export type StoreFeedbackView = Output<typeof wire.storeFeedbackView>
/** A page of what visitors say of the shop. */
export type StoreFeedbackList = Output<typeof wire.storeFeedbackList>

/** The reviews of a product, the newest first. Source: CONTENT-12. */
export const loadProductComments: Endpoint<typeof wire.loadProductCommentsWire> = endpoint({
  name: 'loadProductComments',
  method: 'GET',
  path: '/api/productComment',
  wire: () => import('./reviews.wire').then((module) => module.loadProductCommentsWire),
})

/** The reviews of a product, of a category, of a score, or with pictures. Source: CONTENT-13. */
export const findProductComments: Endpoint<typeof wire.findProductCommentsWire> = endpoint({
  name: 'findProductComments',
  method: 'GET',
  path: '/api/productComment/preview',
  wire: () => import('./reviews.wire').then((module) => module.findProductCommentsWire),
})

/** The review that the shop likes best; 204 where there is none. Source: CONTENT-14. */
export const loadBestComment: Endpoint<typeof wire.loadBestCommentWire> = endpoint({
  name: 'loadBestComment',
  method: 'GET',
  path: '/api/productComment/best/',
  wire: () => import('./reviews.wire').then((module) => module.loadBestCommentWire),
})

/** Sends a review, which is shown once a moderator has published it. Source: CONTENT-15. */
export const addProductComment: Endpoint<typeof wire.addProductCommentWire> = endpoint({
  name: 'addProductComment',
  method: 'POST',
  path: '/api/productComment',
  idempotency: 'optional',
  wire: () => import('./reviews.wire').then((module) => module.addProductCommentWire),
})

/** The reviews of orders, the newest first. Source: CONTENT-20. */
export const loadOrderReviews: Endpoint<typeof wire.loadOrderReviewsWire> = endpoint({
  name: 'loadOrderReviews',
  method: 'GET',
  path: '/api/order-client-survey/reviews',
  wire: () => import('./reviews.wire').then((module) => module.loadOrderReviewsWire),
})

/** What visitors say of the shop, the newest first. Source: CONTENT-24. */
export const loadStoreFeedback: Endpoint<typeof wire.loadStoreFeedbackWire> = endpoint({
  name: 'loadStoreFeedback',
  method: 'GET',
  path: '/api/store-feedback',
  wire: () => import('./reviews.wire').then((module) => module.loadStoreFeedbackWire),
})

/** Sends what a visitor says of the shop; it is shown once a moderator has published it. Source: CONTENT-25. */
export const addStoreFeedback: Endpoint<typeof wire.addStoreFeedbackWire> = endpoint({
  name: 'addStoreFeedback',
  method: 'POST',
  path: '/api/store-feedback',
  idempotency: 'optional',
  wire: () => import('./reviews.wire').then((module) => module.addStoreFeedbackWire),
})
