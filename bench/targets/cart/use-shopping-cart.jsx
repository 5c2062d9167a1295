import { useEffect, useRef } from 'react'
import { CartProvider, useShoppingCart } from 'use-shopping-cart'
import { CartTable, show, storedLines } from '../shared/cart-table'
import { money } from '../shared/plain-cart'
import { settings } from '../shared/use-shopping-cart'

const detailsOf = (good) => ({
  ...good,
  sku: good.id,
  currency: 'RUB',
  value: good.price * good.quantity,
  formattedValue: money(good.price * good.quantity),
  formattedPrice: money(good.price),
})

function Page() {
  const cart = useShoppingCart()
  const { cartDetails, formattedTotalPrice, incrementItem, decrementItem, removeItem } = cart
  // The commands of its first renders reach a store that it then replaces, so the lines are offered until it has them.
  const latest = useRef(cart)
  useEffect(() => {
    latest.current = cart
  })
  useEffect(() => {
    const lines = Object.fromEntries(storedLines().map((good) => [good.id, detailsOf(good)]))
    const timer = setInterval(() => {
      if (Object.keys(latest.current.cartDetails).length > 0) clearInterval(timer)
      else latest.current.loadCart(lines, false)
    })
    return () => clearInterval(timer)
  }, [])
  return (
    <CartTable
      items={Object.values(cartDetails)}
      total={formattedTotalPrice}
      more={({ id }) => incrementItem(id)}
      less={({ id }) => decrementItem(id)}
      remove={({ id }) => removeItem(id)}
      price={({ formattedPrice }) => formattedPrice}
      sum={({ formattedValue }) => formattedValue}
    />
  )
}

show(
  <CartProvider {...settings} shouldPersist={false}>
    <Page />
  </CartProvider>,
)
