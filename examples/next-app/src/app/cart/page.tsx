import { CartPage } from '@prilavok/widgets'

export const metadata = { title: 'Корзина — Мастерская' }

export default function Cart() {
  return (
    <>
      <h1>Корзина</h1>
      <div className="pk-root">
        <CartPage />
      </div>
    </>
  )
}
