import { defineMount } from '../lib/define-mount'
import { address, optional, required, type Reader } from '../lib/read-attributes'
import type { BestCommentProps } from './best-comment'
import type { BlogListProps } from './blog-list'
import type { CollapsibleProps } from './collapsible'
import type { OrderReviewsProps } from './order-reviews'
import type { ProductCommentButtonProps } from './product-comment-button'
import type { ProductQuestionsProps } from './product-questions'

/** Widgets of one kind of page come together. */
const blog = () => import('./blog-widgets')
const voices = () => import('./voice-widgets')

/** A whole number from 1; nothing where it is none. */
const positive: Reader<number | undefined> = (text = '') => {
  if (text.trim() === '') return { value: undefined }
  return /^[1-9]\d{0,4}$/.test(text.trim()) ? { value: Number(text) } : { value: undefined, instead: 'wholeNumber' }
}

/** The announcements in the head of a page. Source: CONTENT-30. */
export const announcementsMount = defineMount({
  name: 'announcements',
  load: () => import('./announcements').then(({ Announcements }) => Announcements),
})

/** A block that folds. Source: CONTENT-34. */
export const collapsibleMount = defineMount<CollapsibleProps>({
  name: 'collapsible',
  readers: { title: required('title'), contentUrl: address },
  takesContent: true,
  load: () => import('./collapsible').then(({ Collapsible }) => Collapsible),
})

/** The posts of the blog. Source: CONTENT-02. */
export const blogListMount = defineMount<BlogListProps>({
  name: 'blog-list',
  readers: { pageSize: positive, page: positive },
  load: () => blog().then(({ BlogList }) => BlogList),
})

/** The post of the page. Source: CONTENT-10. */
export const blogPostMount = defineMount({
  name: 'blog-post',
  load: () => blog().then(({ BlogPost }) => BlogPost),
})

/** The best review of a product. Source: CONTENT-14. */
export const bestCommentMount = defineMount<BestCommentProps>({
  name: 'best-comment',
  readers: { id: required('productId') },
  load: () => voices().then(({ BestComment }) => BestComment),
})

/** Questions about a product. Source: CONTENT-28. */
export const productQuestionsMount = defineMount<ProductQuestionsProps>({
  name: 'product-questions',
  readers: { id: required('productId') },
  load: () => voices().then(({ ProductQuestions }) => ProductQuestions),
})

/** A review of a product to write. Source: CONTENT-18. */
export const productCommentButtonMount = defineMount<ProductCommentButtonProps>({
  name: 'product-comment-button',
  readers: { id: required('productId') },
  load: () => voices().then(({ ProductCommentButton }) => ProductCommentButton),
})

/** Feedback on the shop to write. Source: CONTENT-24. */
export const storeFeedbackButtonMount = defineMount({
  name: 'store-feedback-button',
  load: () => voices().then(({ StoreFeedbackButton }) => StoreFeedbackButton),
})

/** Reviews of orders, from the JSON inside of the element. Source: CONTENT-25. */
export const orderReviewsMount = defineMount<OrderReviewsProps>({
  name: 'order-reviews',
  readers: { title: optional },
  readContent: (element) => ({ data: element.querySelector('script[type="application/json"]')?.textContent ?? '' }),
  load: () => voices().then(({ OrderReviews }) => OrderReviews),
})
