import { addressCity } from './address-city'
import { blogPost } from './blog-post'
import { category } from './category'
import { customer } from './customer'
import { dynamicCategory } from './dynamic-category'
import { dynamicCategoryTemplate } from './dynamic-category-template'
import { feature } from './feature'
import { feed } from './feed'
import { log } from './log'
import { manufacturer } from './manufacturer'
import { modification } from './modification'
import { modificationQuestionAnswer } from './modification-question-answer'
import { order } from './order'
import { orderInProcess } from './order-in-process'
import { pickPoint } from './pick-point'
import { predefinedBlock } from './predefined-block'
import { product } from './product'
import { productComment } from './product-comment'
import { productFeature } from './product-feature'
import { productRelationType } from './product-relation-type'
import { productStockSubscriber } from './product-stock-subscriber'
import { spec } from './spec'
import { specGroup } from './spec-group'
import { specOption } from './spec-option'
import { storeFeedback } from './store-feedback'
import { survey } from './survey'
import { surveyAnswer } from './survey-answer'
import { userProductQuestion } from './user-product-question'
import { promoCode } from './promo-code'
import { request } from './request'
import { requestReason } from './request-reason'
import { messageTemplate } from './message-template'
import { requestState } from './request-state'
import type { ServerResource } from '../engine/server-resource'

/** Every resource of the staff wing on its table. */
export const serverResources: readonly ServerResource[] = [
  addressCity,
  blogPost,
  category,
  customer,
  dynamicCategory,
  dynamicCategoryTemplate,
  feature,
  feed,
  log,
  manufacturer,
  modification,
  modificationQuestionAnswer,
  order,
  orderInProcess,
  pickPoint,
  predefinedBlock,
  product,
  productComment,
  productFeature,
  productRelationType,
  productStockSubscriber,
  spec,
  specGroup,
  specOption,
  storeFeedback,
  survey,
  surveyAnswer,
  userProductQuestion,
  promoCode,
  request,
  requestReason,
  messageTemplate,
  requestState,
]
