import type { AnnouncementsLabels } from './announcements.labels'
import type { BlogListLabels } from './blog-list.labels'
import type { CollapsibleLabels } from './collapsible.labels'
import type {
  OrderReviewsLabels,
  ProductCommentFormLabels,
  ProductQuestionFormLabels,
  ProductVoicesLabels,
  StoreFeedbackLabels,
} from './content.labels'

/** English words of the announcements. */
export const announcementsEn: AnnouncementsLabels = {
  region: 'Announcements of the shop',
  first: 'A higher discount applies to immediate payment until 31 December',
  second: 'No orders are shipped from 25 December to 8 January',
}

/** English words of a collapsible block. */
export const collapsibleEn: CollapsibleLabels = {
  failed: 'This could not be loaded',
  retry: 'Try again',
}

/** English words of the list of the blog. */
export const blogListEn: BlogListLabels = {
  region: 'Blog',
  search: 'Search the blog',
  empty: 'Nothing was found. Try other words.',
  failed: 'The posts could not be loaded',
  retry: 'Try again',
}

/** English words of what buyers say of a product. */
export const productVoicesEn: ProductVoicesLabels = {
  best: 'Best review',
  bought: 'Bought in this shop',
  advantages: 'Advantages',
  disadvantages: 'Disadvantages',
  answer: 'Answer of the shop',
  questions: 'Questions about the product',
  noQuestions: 'Nobody has asked anything yet.',
  failed: 'The questions could not be loaded',
  retry: 'Try again',
}

/** English words of the form for a review of a product. */
export const productCommentFormEn: ProductCommentFormLabels = {
  button: 'Write a review',
  title: 'Review of the product',
  score: 'Rating',
  userName: 'Name',
  text: 'Review',
  submit: 'Send the review',
  sent: 'Thank you! The review is shown once it has been checked.',
}

/** English words of the form for feedback on the shop. */
export const storeFeedbackEn: StoreFeedbackLabels = { ...productCommentFormEn, title: 'Review of the shop' }

/** English words of the form for a question about a product. */
export const productQuestionFormEn: ProductQuestionFormLabels = {
  button: 'Ask a question',
  title: 'Question about the product',
  question: 'Question',
  userName: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  submit: 'Send the question',
  sent: 'Thank you! We will answer during business hours.',
}

/** English words of reviews of orders. */
export const orderReviewsEn: OrderReviewsLabels = {
  region: 'Reviews of orders',
  empty: 'There are no reviews yet.',
  SiteUsability: 'Ease of use of the site',
  Staff: 'Staff',
  DeliverySpeed: 'Speed of delivery',
  DeliveryPrice: 'Price of delivery',
  ProductQuality: 'Quality of the products',
  ProductPrice: 'Prices of the products',
  WillOrderAgain: 'Will order again',
  mark: (mark) => `${mark}/100`,
  orderSize: 'Order',
  Large: 'Large',
  Medium: 'Medium',
  Small: 'Small',
}
