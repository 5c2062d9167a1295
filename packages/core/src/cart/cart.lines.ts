import { linesById } from './cart.rules'
import type { CartLine, CartState } from './cart.types'

/** The lines as shown: the server's name and price win over the page's (CART-02, fault case 41). */
export const cartLines = ({ goods, calculated }: CartState): readonly CartLine[] => {
  const known = linesById(calculated)
  return goods.map((good) => {
    const line = known.get(good.id)
    const price = line?.price ?? good.price
    return {
      ...good,
      name: line?.name || good.name,
      price,
      total: price * good.quantity,
      hashCode: line?.hashCode ?? null,
      discountPrice: line?.discountPrice ?? null,
      available: line?.available ?? true,
    }
  })
}
