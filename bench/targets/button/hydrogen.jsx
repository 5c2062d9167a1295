import { AddToCartButton, CartProvider, ProductProvider, ShopifyProvider, useCart } from '@shopify/hydrogen-react'
import { serve } from '../shared/places'

function Atc({ good }) {
  const { lines = [] } = useCart()
  const variantId = `gid://shopify/ProductVariant/${good.id.slice(1)}`
  const quantity = lines.find(({ merchandise }) => merchandise.id === variantId)?.quantity ?? 0
  const data = {
    id: good.id,
    handle: good.id,
    variants: { nodes: [{ id: variantId, availableForSale: true, selectedOptions: [] }] },
  }
  return (
    <>
      {quantity > 0 && <a className="atc-link" href="/profile/cart">{`В корзине ${quantity} шт.`}</a>}
      <ProductProvider data={data} initialVariantId={variantId}>
        <AddToCartButton className="atc-add" variantId={variantId} quantity={1}>
          Добавить в корзину
        </AddToCartButton>
      </ProductProvider>
    </>
  )
}
const Badge = () => useCart().totalQuantity ?? 0
const Total = () => `${useCart().cost?.totalAmount?.amount ?? 0} ₽`
const Provider = ({ children }) => (
  <ShopifyProvider
    storeDomain="https://demo.myshopify.com"
    storefrontToken="x"
    storefrontApiVersion="2026-04"
    countryIsoCode="RU"
    languageIsoCode="RU"
  >
    <CartProvider>{children}</CartProvider>
  </ShopifyProvider>
)

serve(Provider, { Atc, Badge, Total })
