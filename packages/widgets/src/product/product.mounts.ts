import type { ProductFormName } from '@prilavok/core/product'
import { defineMount } from '../lib/define-mount'
import { address, optional, required, type Reader } from '../lib/read-attributes'
import type { ProductActionsProps } from './product-actions'
import type { ProductCommentsProps } from './product-comments'
import type { ProductInfoProps, ProductTopic } from './product-info'
import type { ProductOffersProps } from './product-offers'
import type { ProductStickyHeaderProps } from './product-sticky-header'
import type { ProductTabsProps } from './product-tabs'
import type { ProductVideoProps } from './product-video'

/** The tabs of a product page. Source: PRODUCT-04. */
export const productTabsMount = defineMount<ProductTabsProps>({
  name: 'product-tabs',
  readers: { description: optional, delivery: optional, comments: optional },
  load: () => import('./product-tabs').then(({ ProductTabs }) => ProductTabs),
})

/** The pickup points in the tab about delivery. Source: PRODUCT-06. */
export const productPointsMount = defineMount({
  name: 'product-points',
  load: () => import('./product-points').then(({ ProductPoints }) => ProductPoints),
})

/** The reviews in their tab. Source: PRODUCT-07. */
export const productCommentsMount = defineMount<ProductCommentsProps>({
  name: 'product-comments',
  readers: { contentUrl: required('address') },
  load: () => import('./product-comments').then(({ ProductComments }) => ProductComments),
})

/** The header that stays in sight. Source: PRODUCT-09. */
export const productStickyHeaderMount = defineMount<ProductStickyHeaderProps>({
  name: 'product-sticky-header',
  readers: { thumbUrl: address, link: address },
  load: () => import('./product-sticky-header').then(({ ProductStickyHeader }) => ProductStickyHeader),
})

/** Delivery of the product to the visitor's city. Source: PRODUCT-32. */
export const productDeliveryMount = defineMount({
  name: 'product-delivery',
  load: () => import('./product-delivery').then(({ ProductDelivery }) => ProductDelivery),
})

/** How the product can be paid. Source: PRODUCT-20. */
export const payBannerMount = defineMount({
  name: 'pay-banner',
  load: () => import('./pay-banner').then(({ PayBanner }) => PayBanner),
})

/** What other shops ask. Source: PRODUCT-34. */
export const competitorPricesMount = defineMount({
  name: 'competitor-prices',
  load: () => import('./competitor-prices').then(({ CompetitorPrices }) => CompetitorPrices),
})

/** What is bought together with the product. Source: PRODUCT-27. */
export const productCrossSalesMount = defineMount<ProductOffersProps>({
  name: 'product-cross-sales',
  readers: { id: optional },
  load: () => import('./product-offers').then(({ ProductCrossSales }) => ProductCrossSales),
})

/** What is related to the product. Source: PRODUCT-30. */
export const productRelationsMount = defineMount<ProductOffersProps>({
  name: 'product-relations',
  readers: { id: optional },
  load: () => import('./product-offers').then(({ ProductRelations }) => ProductRelations),
})

const TOPICS: readonly string[] = [
  'quality',
  'instalment',
  'pay-on-delivery',
  'dolyame',
  'yandex-split',
  'legal-entities',
  'return',
  'safe-logistics',
] satisfies readonly ProductTopic[]

const topic: Reader<ProductTopic> = (text = '') =>
  TOPICS.includes(text.trim()) ? { value: text.trim() as ProductTopic } : { expected: 'topic' }

/** The page's own words, where it has some. */
function ownWords(element: Element): Partial<ProductInfoProps> {
  const own = element.querySelector('details')
  return own === null ? {} : { own }
}

/** Something explained in a dialog. Source: PRODUCT-10 to PRODUCT-16. */
export const productInfoMount = defineMount<ProductInfoProps>({
  name: 'product-info',
  readers: { topic, button: optional },
  readContent: ownWords,
  load: () => import('./product-info').then(({ ProductInfo }) => ProductInfo),
})

/** A review video. Source: PRODUCT-08. */
export const productVideoMount = defineMount<ProductVideoProps>({
  name: 'product-video',
  readers: { url: required('address'), poster: address, title: optional },
  load: () => import('./product-video').then(({ ProductVideo }) => ProductVideo),
})

/** Names of forms, divided by spaces or commas; those that do not exist show nothing. */
const names: Reader<ProductActionsProps['only']> = (text = '') => {
  const given = text.split(/[\s,]+/).filter((name) => name !== '')
  return { value: given.length === 0 ? undefined : (given as readonly ProductFormName[]) }
}

/** The buttons that open forms. Source: PRODUCT-18. */
export const productActionsMount = defineMount<ProductActionsProps>({
  name: 'product-actions',
  readers: { only: names },
  load: () => import('./product-actions').then(({ ProductActions }) => ProductActions),
})
