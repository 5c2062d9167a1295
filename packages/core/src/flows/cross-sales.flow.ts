import { cartFeature, type CartGood } from '../cart'
import { crossSalesFeature, type CrossSales } from '../cross-sales'
import type { Feature } from '../shop'

const idsOf = (goods: readonly CartGood[]): readonly string[] => goods.map(({ id }) => id)

/** Offers what suits the cart: a change of its goods, not of their quantities, asks anew (CART-20, CART-21). */
export const crossSalesFlow: Feature<CrossSales> = {
  name: 'cross-sales-flow',
  create(shop) {
    const { state } = shop.use(cartFeature)
    const crossSales = shop.use(crossSalesFeature)
    state.subscribe(
      ({ goods }) => idsOf(goods).join('\n'),
      () => crossSales.follow(idsOf(state.getState().goods)),
    )
    crossSales.follow(idsOf(state.getState().goods))
    return crossSales
  },
}
