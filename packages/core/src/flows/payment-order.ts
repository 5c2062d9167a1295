import type { PaymentOptionId } from '@prilavok/contracts'
import { cartLines } from '../cart'
import { deliveryCost } from '../delivery'
import type { PaymentOrder } from '../payment'
import type { CheckoutRooms } from './checkout-rooms'

/** What a provider's form or widget is told of the order: what the buyer sees, at the server's price for this option. */
export function paymentOrder(
  { cart, contacts, delivery, payment }: CheckoutRooms,
  id: string,
  option: PaymentOptionId,
): PaymentOrder {
  const goods = cartLines(cart.cart.state.getState()).filter(({ available }) => available)
  const cost = deliveryCost(delivery.state.getState()) ?? 0
  const known = payment.state.getState().offers.find((offer) => offer.id === option)?.amount ?? null
  const { firstName, lastName, middleName, phone, email } = contacts.state.getState().buyer
  return {
    id,
    amount: known ?? goods.reduce((sum, { price, quantity }) => sum + price * quantity, cost),
    delivery: cost,
    goods: goods.map(({ id: good, name, price, quantity }) => ({ id: good, name, price, quantity })),
    buyer: { firstName, lastName, middleName, phone, email },
  }
}
