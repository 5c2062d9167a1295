import type { CalculatedCart } from '@prilavok/contracts'
import type { CartChange, CartLine, CartState, NewLine } from './cart.types'

/** The most pieces of one product. Source: SAFE-08. */
export const MAX_QUANTITY = 9999

/** The most different products of one order; a server takes no more. */
export const MAX_LINES = 200

/** A cart without products. */
export const emptyCart: CartState = {
  lines: [],
  total: 0,
  calculated: null,
  discountedOrderAmount: null,
  deliveryPrice: null,
}

/** A quantity that the cart allows: whole, 1 to 9999; null for what is no number at all (SAFE-08). */
export function clampQuantity(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return null
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(number)))
}

/** The list with one product changed; the very same list where nothing changes, so that nobody requests the prices again. */
function put(lines: readonly CartLine[], id: string, next: (line: CartLine) => CartLine): readonly CartLine[] {
  const at = lines.findIndex((line) => line.id === id)
  const present = lines[at]
  if (present === undefined) return lines
  const line = next(present)
  if (line === present) return lines
  const copy = lines.slice()
  copy[at] = line
  return copy
}

/** Every field by name: engines copy a copy of a copy by spread ten times slower, and carts are changed again and again. */
const counted = ({ id, name, price, thumbUrl, link }: NewLine, quantity: number): CartLine => ({
  id,
  name,
  price,
  thumbUrl,
  link,
  quantity,
})

const withQuantity = (line: CartLine, value: unknown): CartLine => {
  const quantity = clampQuantity(value)
  return quantity === null || quantity === line.quantity ? line : counted(line, quantity)
}

/** The products list after a change. Source: CART-06 to CART-12. */
export function changed(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  switch (change.kind) {
    case 'add': {
      const quantity = clampQuantity(change.quantity) ?? 1
      const present = lines.some((line) => line.id === change.line.id)
      if (!present) return lines.length < MAX_LINES ? [...lines, counted(change.line, quantity)] : lines
      return put(lines, change.line.id, (line) =>
        counted(change.line, clampQuantity(line.quantity + quantity) ?? line.quantity),
      )
    }
    case 'shift':
      return put(lines, change.id, (line) => withQuantity(line, line.quantity + change.by))
    case 'set':
      return put(lines, change.id, (line) => withQuantity(line, change.quantity))
    case 'remove':
      return lines.filter((line) => line.id !== change.id)
    case 'replace':
      return change.lines
  }
}

/** Pieces of all products together. Source: CART-42. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What one piece of each product costs that the server has priced, in kopecks; what cannot be bought costs nothing. */
const pricesById = ({ items, removed }: CalculatedCart): ReadonlyMap<string, number> =>
  new Map([
    ...items.map(({ id, price, available }) => [id, available ? price : 0] as const),
    ...removed.map(({ id }) => [id, 0] as const),
  ])

const sumOf = (lines: readonly CartLine[], calculated: CalculatedCart | null): number => {
  const prices = calculated && pricesById(calculated)
  return lines.reduce((sum, { id, price, quantity }) => sum + (prices?.get(id) ?? price) * quantity, 0)
}

/**
 * The state once the products list is another. Known prices stay while a new calculation is on its
 * way; the total is our own sum until the server has counted.
 */
export const linesChanged = (state: CartState, lines: readonly CartLine[]): CartState => {
  const calculated = lines.length === 0 ? null : state.calculated
  return {
    lines,
    calculated,
    total: sumOf(lines, calculated),
    discountedOrderAmount: null,
    deliveryPrice: state.deliveryPrice,
  }
}

/** The state once the server has calculated exactly this products list. Source: PRICE-11. */
export const calculationArrived = (state: CartState, calculated: CalculatedCart): CartState => ({
  ...state,
  calculated,
  total: calculated.payOnDeliveryDiscountedCost ?? calculated.total,
  discountedOrderAmount: calculated.discountedTotal,
})

/** How many pieces of a product are in the cart; 0 when it is not there. */
export const quantityOf = (state: CartState, id: string): number =>
  state.lines.find((line) => line.id === id)?.quantity ?? 0
