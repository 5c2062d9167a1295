export { CompetitorPrices, type CompetitorPricesProps } from './competitor-prices'
export { PayBanner, type PayBannerProps } from './pay-banner'
export { ProductActions, type ProductActionsProps } from './product-actions'
export { ProductComments, type ProductCommentsProps } from './product-comments'
export { ProductPoints, type ProductPointsProps } from './product-points'
export { ProductDelivery, type ProductDeliveryProps } from './product-delivery'
export { ProductInfo, type ProductInfoProps, type ProductTopic } from './product-info'
export { ProductCrossSales, ProductRelations, type ProductOffersProps } from './product-offers'
export { ProductStickyHeader, type ProductStickyHeaderProps } from './product-sticky-header'
export { ProductTabs, type ProductTabsProps } from './product-tabs'
export { ProductVideo, type ProductVideoProps } from './product-video'
export type {
  CompetitorPricesLabels,
  PayBannerLabels,
  ProductActionsLabels,
  ProductCommentsLabels,
  ProductPointsLabels,
  ProductDeliveryLabels,
  ProductInfoDialogLabels,
  ProductInfoLabels,
  ProductOffersLabels,
  ProductStickyHeaderLabels,
  ProductTabsLabels,
  ProductVideoLabels,
} from './product.labels'
