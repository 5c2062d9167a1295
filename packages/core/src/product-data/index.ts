export type { CardDelivery, ProductData } from '@prilavok/contracts'
export { dependsOnCity, discountPercent, fieldValue, PRODUCT_FIELDS, type FieldFacts } from './product-data.rules'
export { createProductData, productDataFeature, type ProductDataStore } from './product-data.store'
export type { FieldValue, ProductDataState, ProductField } from './product-data.types'
