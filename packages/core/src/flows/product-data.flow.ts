import { cartFeature, quantityOf } from '../cart'
import { cityFeature } from '../city'
import { fieldValue, dependsOnCity, productDataFeature, type FieldValue, type ProductField } from '../product-data'
import type { Feature } from '../shop'

/** A field of a product that a page shows. */
export interface NeededField {
  /** Id of the product. */
  readonly id: string
  /** What is shown of it. */
  readonly field: ProductField
}

/** Live data of products, to the visitor's city and with the quantities of the cart. */
export interface ProductDataFlow {
  /** Asks for what these fields show. The city is looked up where one of them depends on it, before the request. */
  readonly need: (fields: readonly NeededField[]) => void
  /** What a field says now; undefined while it is not known, as of a product that the shop does not have. */
  readonly value: (field: NeededField) => FieldValue | undefined
  /** Calls back whenever a value may have changed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Combines product data, city and cart. */
export const productDataFlow: Feature<ProductDataFlow> = {
  name: 'product-data-flow',
  create(shop) {
    const { clock } = shop.effects
    const data = shop.use(productDataFeature)
    const cart = shop.use(cartFeature)
    let located: Promise<void> | null = null

    const locate = async () => {
      const city = shop.use(cityFeature)
      const follow = () => data.deliverTo(city.state.getState().visitor?.city?.id ?? null)
      await city.locate()
      follow()
      city.state.subscribe(({ visitor }) => visitor, follow)
    }

    return {
      need(all) {
        const fields = all.filter(({ field }) => field !== 'quantity')
        const ids = fields.map(({ id }) => id)
        if (!fields.some(({ field }) => dependsOnCity(field))) return data.need(ids)
        located ??= locate()
        void located.then(() => data.need(ids))
      },
      value: ({ id, field }) =>
        fieldValue(field, {
          product: data.state.getState().products.get(id),
          quantity: quantityOf(cart.state.getState(), id),
          now: clock.now(),
        }),
      subscribe(listener) {
        const stops = [data.state.subscribe(listener), cart.state.subscribe(listener)]
        return () => stops.forEach((stop) => stop())
      },
    }
  },
}
