import type { PricedLine, CartState } from './cart.types'

/** The lines as shown: the server's name and price win over the page's (CART-02, fault case 41). */
export const pricedLines = ({ lines, calculated }: CartState): readonly PricedLine[] => {
  const known = new Map(calculated?.items.map((item) => [item.id, item]))
  const removed = new Set(calculated?.removed.map(({ id }) => id))
  return lines.map((line) => {
    const item = known.get(line.id)
    const price = item?.price ?? line.price
    return {
      ...line,
      name: item?.name || line.name,
      price,
      total: price * line.quantity,
      hashCode: item?.hashCode ?? null,
      discountPrice: item?.discountPrice ?? null,
      maximum: item?.maximum,
      available: item?.available !== false && !removed.has(line.id),
    }
  })
}

/** Whether the server sells a product, by its last calculation of the cart; null when that does not name it. */
export function availabilityOf({ calculated }: CartState, id: string): boolean | null {
  if (calculated === null) return null
  if (calculated.removed.some((product) => product.id === id)) return false
  return calculated.items.find((item) => item.id === id)?.available ?? null
}

/** The lines that the cart's sums count: what cannot be bought costs nothing and is not among the products of the order. */
export const linesToBuy = (lines: readonly PricedLine[]): readonly PricedLine[] =>
  lines.filter(({ available }) => available)

/** What the products cost before discounts, in kopecks. */
export const sumOfLines = (lines: readonly PricedLine[]): number =>
  linesToBuy(lines).reduce((sum, { total }) => sum + total, 0)

/** A page may leave the price to the server; until the first response it is unknown. */
export const isPriceKnown = ({ price, hashCode }: Pick<PricedLine, 'price' | 'hashCode'>): boolean =>
  price > 0 || hashCode !== null
