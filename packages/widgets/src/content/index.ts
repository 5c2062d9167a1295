export { Announcements, type AnnouncementsProps } from './announcements'
export { BestComment, type BestCommentProps } from './best-comment'
export { BlogList, type BlogListProps } from './blog-list'
export { BlogPost } from './blog-post'
export { Collapsible, type CollapsibleProps } from './collapsible'
export type {
  AnnouncementsLabels,
  BlogListLabels,
  CollapsibleLabels,
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
