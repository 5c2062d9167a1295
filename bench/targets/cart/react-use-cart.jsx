import { CartProvider, useCart } from 'react-use-cart'
import { CartTable, show, storedLines } from '../shared/cart-table'
import { money } from '../shared/plain-cart'

function Page() {
  const { items, cartTotal, updateItemQuantity, removeItem } = useCart()
  return (
    <CartTable
      items={items}
      total={money(cartTotal)}
      more={({ id, quantity }) => updateItemQuantity(id, quantity + 1)}
      less={({ id, quantity }) => updateItemQuantity(id, quantity - 1)}
      remove={({ id }) => removeItem(id)}
      price={({ price }) => money(price)}
      sum={({ itemTotal }) => money(itemTotal)}
    />
  )
}

show(
  <CartProvider id="cart" defaultItems={storedLines()}>
    <Page />
  </CartProvider>,
)
