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

/** All widgets of a product page come together. */
const widgets = () => import('./product-widgets')

/** The tabs of a product page. Source: PRODUCT-04. */
export const productTabsMount = defineMount<ProductTabsProps>({
  name: 'product-tabs',
  readers: { description: optional, delivery: optional, comments: optional },
  load: () => widgets().then(({ ProductTabs }) => ProductTabs),
})

/** The pickup points in the tab about delivery. Source: PRODUCT-06. */
export const productPointsMount = defineMount({
  name: 'product-points',
  load: () => widgets().then(({ ProductPoints }) => ProductPoints),
})

/** The reviews in their tab. Source: PRODUCT-07. */
export const productCommentsMount = defineMount<ProductCommentsProps>({
  name: 'product-comments',
  readers: { contentUrl: required('address') },
  load: () => widgets().then(({ ProductComments }) => ProductComments),
})

/** The header that stays in sight. Source: PRODUCT-09. */
export const productStickyHeaderMount = defineMount<ProductStickyHeaderProps>({
  name: 'product-sticky-header',
  readers: { thumbUrl: address, link: address },
  load: () => widgets().then(({ ProductStickyHeader }) => ProductStickyHeader),
})

/** Delivery of the product to the visitor's city. Source: PRODUCT-32. */
export const productDeliveryMount = defineMount({
  name: 'product-delivery',
  load: () => widgets().then(({ ProductDelivery }) => ProductDelivery),
})

/** How the product can be paid. Source: PRODUCT-20. */
export const payBannerMount = defineMount({
  name: 'pay-banner',
  load: () => widgets().then(({ PayBanner }) => PayBanner),
})

/** What other shops ask. Source: PRODUCT-34. */
export const competitorPricesMount = defineMount({
  name: 'competitor-prices',
  load: () => widgets().then(({ CompetitorPrices }) => CompetitorPrices),
})

/** What is bought together with the product. Source: PRODUCT-27. */
export const productCrossSalesMount = defineMount<ProductOffersProps>({
  name: 'product-cross-sales',
  readers: { id: optional },
  load: () => widgets().then(({ ProductCrossSales }) => ProductCrossSales),
})

/** What is related to the product. Source: PRODUCT-30. */
export const productRelationsMount = defineMount<ProductOffersProps>({
  name: 'product-relations',
  readers: { id: optional },
  load: () => widgets().then(({ ProductRelations }) => ProductRelations),
})

/** One that does not exist shows nothing. */
const topicName = required('topic') as Reader<ProductTopic>

/** The page's own words, where it has some. */
function ownWords(element: Element): Partial<ProductInfoProps> {
  const own = element.querySelector('details')
  return own === null ? {} : { own }
}

/** Something explained in a dialog. Source: PRODUCT-10 to PRODUCT-16. */
export const productInfoMount = defineMount<ProductInfoProps>({
  name: 'product-info',
  readers: { topic: topicName, button: optional },
  readContent: ownWords,
  load: () => widgets().then(({ ProductInfo }) => ProductInfo),
})

/** A review video. Source: PRODUCT-08. */
export const productVideoMount = defineMount<ProductVideoProps>({
  name: 'product-video',
  readers: { url: required('address'), poster: address, title: optional },
  load: () => widgets().then(({ ProductVideo }) => ProductVideo),
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
  load: () => widgets().then(({ ProductActions }) => ProductActions),
})
