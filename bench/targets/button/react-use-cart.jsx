import { CartProvider, useCart } from 'react-use-cart'
import { money } from '../shared/plain-cart'
import { Control, serve } from '../shared/places'

function Atc({ good }) {
  const { getItem, addItem, updateItemQuantity, removeItem } = useCart()
  const quantity = getItem(good.id)?.quantity ?? 0
  return (
    <Control
      quantity={quantity}
      add={() => addItem(good, 1)}
      more={() => updateItemQuantity(good.id, quantity + 1)}
      remove={() => removeItem(good.id)}
    />
  )
}
const Badge = () => useCart().totalItems
const Total = () => money(useCart().cartTotal)
const Provider = ({ children }) => <CartProvider id="cart">{children}</CartProvider>

serve(Provider, { Atc, Badge, Total })
