import type { CartLine, CartState } from './cart.types'

/** The lines as shown: the server's name and price win over the page's (CART-02, fault case 41). */
export const cartLines = ({ goods, calculated }: CartState): readonly CartLine[] => {
  const known = new Map(calculated?.items.map((item) => [item.id, item]))
  const removed = new Set(calculated?.removed.map(({ id }) => id))
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
      available: line?.available !== false && !removed.has(good.id),
    }
  })
}

/** The lines that the cart's sums count: what cannot be bought costs nothing and is not among the goods of the order. */
export const linesToBuy = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ available }) => available)

/** What the goods cost before discounts, in kopecks. */
export const sumOfLines = (lines: readonly CartLine[]): number =>
  linesToBuy(lines).reduce((sum, { total }) => sum + total, 0)

/** A page may leave the price to the server; until that has answered nobody knows it. */
export const isPriceKnown = ({ price, hashCode }: Pick<CartLine, 'price' | 'hashCode'>): boolean =>
  price > 0 || hashCode !== null
