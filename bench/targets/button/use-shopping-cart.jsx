import { CartProvider, useShoppingCart } from 'use-shopping-cart'
import { Control, serve } from '../shared/places'
import { settings } from '../shared/use-shopping-cart'

function Atc({ good }) {
  const { cartDetails, addItem, incrementItem, removeItem } = useShoppingCart()
  const { id } = good
  return (
    <Control
      quantity={cartDetails[id]?.quantity ?? 0}
      add={() => addItem({ ...good, sku: id, currency: 'RUB' })}
      more={() => incrementItem(id)}
      remove={() => removeItem(id)}
    />
  )
}
const Badge = () => useShoppingCart().cartCount
const Total = () => useShoppingCart().formattedTotalPrice
const Provider = ({ children }) => (
  <CartProvider {...settings} shouldPersist>
    {children}
  </CartProvider>
)

serve(Provider, { Atc, Badge, Total })
