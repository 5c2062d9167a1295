export type { BlogPostCard, ProductCommentView, UserProductQuestionView } from '@prilavok/contracts'
export { BLOG_POST_ELEMENT, readBlogPost, type BlogPostEntry } from './blog-post.rules'
export { blogPostAddress, clampPage } from './blog.rules'
export { createBlogList, type BlogList, type BlogListState } from './blog.store'
export { showsAnnouncements } from './announcements.rules'
export {
  contentFeature,
  createContentBlock,
  type Content,
  type ContentBlock,
  type ContentBlockState,
} from './content-block.store'
export { productCommentForm, productQuestionForm, storeFeedbackForm, type AboutProduct } from './content.forms'
export { contentSettings } from './content.settings'
export { momentText } from './moment-text'
export {
  readOrderReviews,
  REVIEW_SCALES,
  type ReviewedOrderSize,
  type ReviewScale,
  type ShownOrderReview,
} from './order-reviews.rules'
export {
  createBestComment,
  createProductQuestions,
  type BestComment,
  type Loaded,
  type LoadedState,
} from './product-voices.store'
