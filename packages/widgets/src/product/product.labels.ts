export { payBannerRu, productDeliveryRu, type PayBannerLabels, type ProductDeliveryLabels } from './delivery.labels'
export * from './product-info.labels'
export * from './product-page.labels'
export * from './product-tabs.labels'
