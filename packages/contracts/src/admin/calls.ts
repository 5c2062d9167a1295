import type { AdminEndpoint } from './endpoint'
import * as addressCity from './address-city'
import * as addressRegion from './address-region'
import * as blogPost from './blog-post'
import * as bulk from './bulk'
import * as callStats from './call-stats'
import * as categoryFilters from './category-filters'
import * as category from './category'
import * as customer from './customer'
import * as dynamicCategory from './dynamic-category'
import * as enumItem from './enum-item'
import * as events from './events'
import * as experiment from './experiment'
import * as feature from './feature'
import * as feed from './feed'
import * as file from './file'
import * as history from './history'
import * as job from './job'
import * as log from './log'
import * as manufacturer from './manufacturer'
import * as modificationQuestionAnswer from './modification-question-answer'
import * as modification from './modification'
import * as orderActions from './order-actions'
import * as orderInProcess from './order-in-process'
import * as order from './order'
import * as pickPoint from './pick-point'
import * as predefinedBlock from './predefined-block'
import * as productActions from './product-actions'
import * as productComment from './product-comment'
import * as productCompetitors from './product-competitors'
import * as productFeature from './product-feature'
import * as productParts from './product-parts'
import * as productRelationType from './product-relation-type'
import * as productShort from './product-short'
import * as productStockSubscriber from './product-stock-subscriber'
import * as product from './product'
import * as providerProduct from './provider-product'
import * as resourceMeta from './resource-meta'
import * as session from './session'
import * as specGroup from './spec-group'
import * as specOption from './spec-option'
import * as spec from './spec'
import * as storeFeedback from './store-feedback'
import * as survey from './survey'
import * as terminal from './terminal'
import * as userProductQuestion from './user-product-question'
import * as view from './view'

const files: readonly Readonly<Record<string, unknown>>[] = [
  addressCity,
  addressRegion,
  blogPost,
  bulk,
  callStats,
  categoryFilters,
  category,
  customer,
  dynamicCategory,
  enumItem,
  events,
  experiment,
  feature,
  feed,
  file,
  history,
  job,
  log,
  manufacturer,
  modificationQuestionAnswer,
  modification,
  orderActions,
  orderInProcess,
  order,
  pickPoint,
  predefinedBlock,
  productActions,
  productComment,
  productCompetitors,
  productFeature,
  productParts,
  productRelationType,
  productShort,
  productStockSubscriber,
  product,
  providerProduct,
  resourceMeta,
  session,
  specGroup,
  specOption,
  spec,
  storeFeedback,
  survey,
  terminal,
  userProductQuestion,
  view,
]

const isCall = (value: unknown): value is AdminEndpoint =>
  typeof value === 'object' && value !== null && 'wire' in value && 'permission' in value && 'path' in value

/** Every call of the staff wing, each once. */
export const adminCalls: readonly AdminEndpoint[] = [
  ...new Set(files.flatMap((file) => Object.values(file)).filter(isCall)),
]
