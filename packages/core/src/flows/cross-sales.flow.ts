import { cartFeature, type CartLine } from '../cart'
import { crossSalesFeature, type CrossSales } from '../cross-sales'
import type { Feature } from '../shop'

const idsOf = (lines: readonly CartLine[]): readonly string[] => lines.map(({ id }) => id)

/** Offers what suits the cart: a change of its products, not of their quantities, repeats the request (CART-20, CART-21). */
export const crossSalesFlow: Feature<CrossSales> = {
  name: 'cross-sales-flow',
  create(shop) {
    const { state } = shop.use(cartFeature)
    const crossSales = shop.use(crossSalesFeature)
    state.subscribe(
      ({ lines }) => idsOf(lines).join('\n'),
      () => crossSales.follow(idsOf(state.getState().lines)),
    )
    crossSales.follow(idsOf(state.getState().lines))
    return crossSales
  },
}
