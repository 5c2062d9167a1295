import { addressCityResource } from './address-city'
import { blogPostResource } from './blog-post'
import { categoryResource } from './category'
import { customerResource } from './customer'
import { dynamicCategoryTemplateResource, dynamicCategoryResource } from './dynamic-category'
import { featureResource } from './feature'
import { feedResource } from './feed'
import { logResource } from './log'
import { manufacturerResource } from './manufacturer'
import { modificationResource } from './modification'
import { modificationQuestionAnswerResource } from './modification-question-answer'
import { orderResource } from './order'
import { orderInProcessResource } from './order-in-process'
import { pickPointResource } from './pick-point'
import { predefinedBlockResource } from './predefined-block'
import { productResource } from './product'
import { productCommentResource } from './product-comment'
import { productFeatureResource } from './product-feature'
import { productRelationTypeResource } from './product-relation-type'
import { productStockSubscriberResource } from './product-stock-subscriber'
import type { Resource } from './resource'
import type { ResourceKey } from './resource-names'
import { specResource } from './spec'
import { specGroupResource } from './spec-group'
import { specOptionResource } from './spec-option'
import { storeFeedbackResource } from './store-feedback'
import { surveyResource, surveyAnswerResource } from './survey'
import { userProductQuestionResource } from './user-product-question'

/** The resources of the staff wing by their names in addresses. Source: ADMIN-07. */
export const resources = {
  product: productResource,
  category: categoryResource,
  manufacturer: manufacturerResource,
  spec: specResource,
  specOption: specOptionResource,
  specGroups: specGroupResource,
  productRelationTypes: productRelationTypeResource,
  feed: feedResource,
  blogPost: blogPostResource,
  transportCompanyPickPoint: pickPointResource,
  addressCity: addressCityResource,
  survey: surveyResource,
  'survey-answer': surveyAnswerResource,
  productcomment: productCommentResource,
  'store-feedback': storeFeedbackResource,
  'user-product-questions': userProductQuestionResource,
  customer: customerResource,
  productStockSubscriber: productStockSubscriberResource,
  predefinedBlock: predefinedBlockResource,
  order: orderResource,
  orderInProcess: orderInProcessResource,
  feature: featureResource,
  'product-feature': productFeatureResource,
  modification: modificationResource,
  'modification-question-answer': modificationQuestionAnswerResource,
  'dynamic-category-template': dynamicCategoryTemplateResource,
  'dynamic-category': dynamicCategoryResource,
  log: logResource,
} as const satisfies Readonly<Record<ResourceKey, Resource>>
