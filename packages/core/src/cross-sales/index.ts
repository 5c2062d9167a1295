export {
  countOffered,
  createCrossSales,
  CROSS_SALES_DELAY_MS,
  crossSalesFeature,
  type CrossSales,
  type CrossSalesState,
} from './cross-sales.store'
