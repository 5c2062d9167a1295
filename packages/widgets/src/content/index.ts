export { Announcements, type AnnouncementsProps } from './announcements'
export { BestComment, type BestCommentProps } from './best-comment'
export { BlogList, type BlogListProps } from './blog-list'
export { BlogPost } from './blog-post'
export { Collapsible, type CollapsibleProps } from './collapsible'
export type { AnnouncementsLabels } from './announcements.labels'
export type { BlogListLabels } from './blog-list.labels'
export type { CollapsibleLabels } from './collapsible.labels'
export type {
  OrderReviewsLabels,
  ProductCommentFormLabels,
  ProductQuestionFormLabels,
  ProductVoicesLabels,
  StoreFeedbackLabels,
} from './content.labels'
export { OrderReviews, type OrderReviewsProps } from './order-reviews'
export { ProductCommentButton, type ProductCommentButtonProps } from './product-comment-button'
export { ProductQuestions, type ProductQuestionsProps } from './product-questions'
export { StoreFeedbackButton, type StoreFeedbackButtonProps } from './store-feedback-button'
