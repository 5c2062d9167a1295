import { cartFeature, quantityOf } from '@prilavok/core/cart'
import { productDataFlow } from '@prilavok/core/flows'
import { fieldValue, productDataFeature, type FieldValue, type ProductField } from '@prilavok/core/product-data'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What a field of a product says now; undefined until the server has responded, and where it does not know the product. */
export function useProductField(id: string, field: ProductField): FieldValue | undefined {
  const shop = useShop()
  const flow = shop.use(productDataFlow)
  useEffect(() => flow.need([{ id, field }]), [flow, id, field])
  const product = useStore(shop.use(productDataFeature).state, ({ products }) => products.get(id))
  const quantity = useStore(shop.use(cartFeature).state, (state) => quantityOf(state, id))
  return fieldValue(field, { product, quantity, now: shop.effects.clock.now() })
}
