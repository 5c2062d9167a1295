import { CheckoutPage } from '@prilavok/widgets'

export const metadata = { title: 'Оформление заказа — Мастерская' }

export default function Order() {
  return (
    <>
      <h1>Оформление заказа</h1>
      <div className="pk-root">
        <CheckoutPage />
      </div>
    </>
  )
}
