import { isValidPhone } from '../forms'
import { emailGroup } from '../pricing'
import type { CheckoutRooms } from './checkout-rooms'

/** Counts the cart anew when the order id, the phone or the e-mail's discount group changes (PRICE-12 to PRICE-16). */
export function watchPricing({ cart, contacts, order }: CheckoutRooms, host: string): void {
  let group: string | null = null
  let email: string | null = null
  const tell = () => {
    const { buyer } = contacts.state.getState()
    const next = emailGroup(buyer.email, host)
    if (next !== group) email = next === null ? null : buyer.email
    group = next
    cart.setContext({
      orderId: order.state.getState().id,
      phone: isValidPhone(buyer.phone) ? buyer.phone : null,
      email,
    })
  }
  contacts.state.subscribe(({ buyer }) => buyer, tell)
  order.state.subscribe(({ id }) => id, tell)
  tell()
}
