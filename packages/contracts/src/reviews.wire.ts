import * as z from 'zod/mini'
import { asked, queryFlag, queryInt } from './query.wire'
import { createdAnswer, paging, picture } from './shared.wire'
import {
  between,
  count,
  datetime,
  dictionary,
  email,
  flag,
  id,
  int,
  list,
  maybe,
  maybeText,
  numberOrNull,
  oneOf,
  phone,
  text,
  url,
  wholeBetween,
  wholeOrNull,
  wire,
  type Output,
} from './wire'

export const productCommentView = z.object({
  id,
  productId: id,
  userName: text(),
  /** When it was written; how it is shown follows from the visitor's clock. */
  createdUtc: datetime,
  /** 0.5 to 5 in half steps; null for a review without stars. */
  score: numberOrNull(),
  text: text(),
  advantages: maybeText(),
  disadvantages: maybeText(),
  pictures: list(picture),
  isVerifiedPurchase: flag,
  /** What the shop replied. */
  answer: maybeText(),
  answeredOn: maybe(datetime),
  likes: count(),
  dislikes: count(),
})

export const productCommentList = z.object({
  items: list(productCommentView),
  paging,
  averageScore: maybe(z.number()),
  /** How many have 1 to 5 stars, half stars rounded up. */
  scoreCounts: maybe(dictionary(int())),
})

export const productCommentCreate = z.object({
  productId: id,
  userName: text(100),
  email: maybe(email),
  phone: maybe(phone),
  /** 0.5 to 5 in half steps. */
  score: maybe(between(0.5, 5)),
  text: text(5000),
  advantages: maybe(text(2000)),
  disadvantages: maybe(text(2000)),
  orderId: maybe(id),
  reCaptchaToken: maybe(text(4_096)),
})

export const orderSize = oneOf(['Large', 'Medium', 'Small'])

/** 0 to 100; null where the buyer gave none. */
const mark = () => maybe(int())

export const orderReviewData = z.object({
  DeliveryPrice: mark(),
  DeliverySpeed: mark(),
  ProductPrice: mark(),
  ProductQuality: mark(),
  SiteUsability: mark(),
  Staff: mark(),
  WillOrderAgain: mark(),
  OrderSize: orderSize,
  TransportCompanyImagePath: maybe(url),
})

export const orderReview = z.object({
  id,
  userName: text(),
  createdOn: datetime,
  cityName: maybeText(),
  data: orderReviewData,
})

export const orderReviewList = z.object({
  items: list(orderReview),
  paging,
  /** The average of each scale over all reviews. */
  averages: dictionary(z.number()),
})

export const storeFeedbackCreate = z.object({
  userName: text(100),
  phone: maybe(phone),
  email: maybe(email),
  orderNumber: maybe(text(50)),
  /** 1 to 5. */
  score: maybe(wholeBetween(1, 5)),
  text: text(5000),
  reCaptchaToken: maybe(text(4_096)),
})

export const storeFeedbackView = z.object({
  id,
  userName: text(),
  score: maybe(int()),
  text: text(),
  answer: maybeText(),
  createdOn: datetime,
})

export const storeFeedbackList = z.object({
  items: list(storeFeedbackView),
  paging,
  averageScore: maybe(z.number()),
})

const page = { pageIndex: asked(queryInt), pageSize: asked(queryInt) }

export const loadProductCommentsWire = wire({
  query: z.object({ productId: id, ...page }),
  response: productCommentList,
})

export const findProductCommentsWire = wire({
  query: z.object({
    productId: asked(id),
    categoryId: asked(id),
    score: asked(queryInt),
    withPictures: asked(queryFlag),
    ...page,
  }),
  response: productCommentList,
})

export const loadBestCommentWire = wire({
  query: z.object({ productId: id }),
  response: z.nullable(productCommentView),
})

export const addProductCommentWire = wire({ body: productCommentCreate, response: createdAnswer })

export const loadOrderReviewsWire = wire({
  query: z.object(page),
  response: orderReviewList,
  atOrigin: ({ items, ...list }: Output<typeof orderReviewList>, origin: string) => ({
    ...list,
    items: items.map(({ data, ...review }) => ({
      ...review,
      data: { ...data, TransportCompanyImagePath: wholeOrNull(data.TransportCompanyImagePath, origin) },
    })),
  }),
})

export const loadStoreFeedbackWire = wire({ query: z.object(page), response: storeFeedbackList })

export const addStoreFeedbackWire = wire({ body: storeFeedbackCreate, response: createdAnswer })
