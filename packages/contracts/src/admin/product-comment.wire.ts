import * as z from 'zod/mini'
import { fileRef } from '../product.wire'
import { namedRef, paging } from '../shared.wire'
import { listQuery } from './list.wire'
import { productCommentListing } from './product-comment.listing'
import { productShort } from './product-short.wire'
import { saveResult } from './save-result.wire'
import { commentSource, productCommentStatus } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, email, flag, id, list, maybe, numberOrNull, pathId, phone, text, wire } from '../wire'

export const productCommentEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  productId: id,
  product: readOnly(maybe(productShort)),
  orderId: maybe(id),
  userName: text(100),
  cityName: maybe(text(100)),
  email: maybe(email),
  phone: maybe(phone),
  /** 0.5 to 5, step 0.5; null for a review without stars. */
  score: numberOrNull(),
  text: text(5000),
  advantages: maybe(text(2000)),
  disadvantages: maybe(text(2000)),
  pictures: list(fileRef),
  status: productCommentStatus,
  isVerifiedPurchase: flag,
  /** One per product. */
  isBest: flag,
  answer: maybe(text(5000)),
  answeredOn: readOnly(maybe(datetime)),
  answeredBy: readOnly(maybe(namedRef)),
  /** Staff only. */
  moderationComment: maybe(text(1000)),
  source: commentSource,
  likes: readOnly(count()),
  dislikes: readOnly(count()),
  createdUtc: datetime,
  updatedOn: readOnly(datetime),
})

export const productCommentPreview = z.object({
  id,
  version: count(),
  productName: text(),
  userName: text(),
  score: numberOrNull(),
  /** First 200 characters. */
  textStart: text(),
  status: productCommentStatus,
  hasPictures: flag,
  isVerifiedPurchase: flag,
  isBest: flag,
  hasAnswer: flag,
  createdUtc: datetime,
})

export const productCommentPreviewList = z.object({
  items: list(productCommentPreview),
  paging,
})

export const readProductCommentWire = wire({ params: z.object({ id: pathId }), response: productCommentEdition })

export const listProductCommentsWire = wire({
  query: listQuery(productCommentListing),
  response: productCommentPreviewList,
})

export const saveProductCommentWire = wire({ body: productCommentEdition, response: saveResult })
