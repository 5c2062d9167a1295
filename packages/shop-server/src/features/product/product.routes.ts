import { loadCityCompetitorPrices, loadCompetitorPrices, loadProduct } from '@prilavok/contracts'
import { route, type Route } from '../../http/route'
import { competitorPrices } from './competitor-prices'
import { productView } from './product-view'

/** A product page as data, and what others ask for the product. */
export const productApiRoutes: readonly Route[] = [
  route(loadProduct, { caching: 60 }, (shop, { params }) => productView(shop, params.id)),
  route(loadCompetitorPrices, { caching: 300 }, (shop, { params }) =>
    competitorPrices(shop.db, params.productId, null),
  ),
  route(loadCityCompetitorPrices, { caching: 300 }, (shop, { params }) =>
    competitorPrices(shop.db, params.productId, params.cityId),
  ),
]
