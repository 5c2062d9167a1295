export {
  countOffered,
  createCrossSales,
  CROSS_SALES_DELAY_MS,
  crossSalesFeature,
  type CrossSales,
  type CrossSalesState,
} from './cross-sales.store'
export { offerRows, type OfferRow } from './offer-rows.rules'
export { productCrossSalesFeature, productRelationsFeature, type ProductOffers } from './product-offers.store'
