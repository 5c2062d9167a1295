// What buyers say and ask, as one chunk: a page has most of it beside each other.
export { BestComment } from './best-comment'
export { OrderReviews } from './order-reviews'
export { ProductCommentButton } from './product-comment-button'
export { ProductQuestions } from './product-questions'
export { StoreFeedbackButton } from './store-feedback-button'
