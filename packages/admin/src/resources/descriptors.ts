import { addressCity } from './descriptors/address-city'
import { blogPost } from './descriptors/blog-post'
import { category } from './descriptors/category'
import { customer } from './descriptors/customer'
import { dynamicCategory } from './descriptors/dynamic-category'
import { dynamicCategoryTemplate } from './descriptors/dynamic-category-template'
import { feature } from './descriptors/feature'
import { feed } from './descriptors/feed'
import { log } from './descriptors/log'
import { manufacturer } from './descriptors/manufacturer'
import { modification } from './descriptors/modification'
import { modificationQuestionAnswer } from './descriptors/modification-question-answer'
import { order } from './descriptors/order'
import { orderInProcess } from './descriptors/order-in-process'
import { pickPoint } from './descriptors/pick-point'
import { predefinedBlock } from './descriptors/predefined-block'
import { product } from './descriptors/product'
import { productComment } from './descriptors/product-comment'
import { productFeature } from './descriptors/product-feature'
import { productRelationType } from './descriptors/product-relation-type'
import { productStockSubscriber } from './descriptors/product-stock-subscriber'
import { spec } from './descriptors/spec'
import { specGroup } from './descriptors/spec-group'
import { specOption } from './descriptors/spec-option'
import { storeFeedback } from './descriptors/store-feedback'
import { survey } from './descriptors/survey'
import { surveyAnswer } from './descriptors/survey-answer'
import { userProductQuestion } from './descriptors/user-product-question'
import type { Descriptor } from './descriptor.types'

/** The descriptors of all resources, in the order of the menu; the menu loads each of them when it is opened. */
export const descriptors: readonly Descriptor[] = [
  order,
  orderInProcess,
  customer,
  productStockSubscriber,
  product,
  category,
  manufacturer,
  spec,
  specOption,
  specGroup,
  productRelationType,
  productFeature,
  modification,
  dynamicCategoryTemplate,
  dynamicCategory,
  pickPoint,
  addressCity,
  productComment,
  userProductQuestion,
  storeFeedback,
  modificationQuestionAnswer,
  blogPost,
  predefinedBlock,
  survey,
  surveyAnswer,
  feed,
  feature,
  log,
]

/** The descriptor of a resource by its name in addresses. */
export const descriptorOf = (key: string): Descriptor | undefined =>
  descriptors.find(({ resource }) => resource.key === key)
