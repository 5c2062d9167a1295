import type { CalculatedCart } from '@prilavok/contracts'
import type { CartChange, CartLine, CartState, NewLine } from './cart.types'
import { fewestOf, fitQuantity, packOf, type Packs } from './packs.rules'
import { clampQuantity } from './quantity.rules'

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

/**
 * A line of so many pieces, in whole packs; what was wanted and could not be had is kept with it, so that the cart can say why. Every field
 * by name: engines copy a copy of a copy by spread ten times slower, and carts are changed again and again.
 */
export function counted({ id, name, price, thumbUrl, link, minimum, step }: NewLine, wanted: number): CartLine {
  const quantity = fitQuantity(wanted, { minimum, step }) ?? 1
  const line = { id, name, price, thumbUrl, link, quantity }
  if ((minimum ?? step) === undefined) return line
  return { ...line, minimum, step, wanted: wanted === quantity ? undefined : wanted }
}

/** The product as it was just given; how it is sold may be known from before. */
const known = (product: NewLine, { minimum, step }: Packs): NewLine => ({
  ...product,
  minimum: product.minimum ?? minimum,
  step: product.step ?? step,
})

const withQuantity = (line: CartLine, value: unknown): CartLine => {
  const wanted = clampQuantity(value)
  return wanted === null || wanted === line.quantity ? line : counted(line, wanted)
}

/** The line as the server sells the product; the very same one where nothing is new. A missing minimum or step is 1. */
function packed(line: CartLine, { minimum, step }: Packs): CartLine {
  const isKnown = fewestOf(line) === fewestOf({ minimum, step }) && packOf(line) === packOf({ step })
  return isKnown ? line : counted({ ...line, minimum, step }, line.quantity)
}

/** The products list after a change. Source: CART-06 to CART-12. */
export function changed(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  switch (change.kind) {
    case 'add': {
      const quantity = clampQuantity(change.quantity)
      const present = lines.some((line) => line.id === change.line.id)
      if (!present)
        return lines.length < MAX_LINES ? [...lines, counted(change.line, quantity ?? fewestOf(change.line))] : lines
      return put(lines, change.line.id, (line) => {
        const product = known(change.line, line)
        return counted(product, clampQuantity(line.quantity + (quantity ?? packOf(product))) ?? line.quantity)
      })
    }
    case 'shift':
      return put(lines, change.id, (line) =>
        withQuantity(line, fitQuantity(line.quantity + change.by * packOf(line), line)),
      )
    case 'set':
      return put(lines, change.id, (line) => withQuantity(line, change.quantity))
    case 'packs':
      return change.items.reduce((all, item) => put(all, item.id, (line) => packed(line, item)), lines)
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

/**
 * The state once the server has calculated exactly this products list (PRICE-11). A line whose price could not be read (SAFE-16) keeps the
 * one it had: the total is then our own sum of the prices that are shown, as the server's has another one in it.
 */
export function calculationArrived(state: CartState, calculated: CalculatedCart): CartState {
  const counted = linesChanged({ ...state, calculated }, state.lines)
  const prices = pricesById(calculated)
  if (state.lines.some(({ id }) => !prices.has(id))) return counted
  const total = calculated.payOnDeliveryDiscountedCost ?? calculated.total
  return { ...counted, total, discountedOrderAmount: calculated.discountedTotal }
}

/** How many pieces of a product are in the cart; 0 when it is not there. */
export const quantityOf = (state: CartState, id: string): number =>
  state.lines.find((line) => line.id === id)?.quantity ?? 0

/** By how many pieces a product of the cart is counted; 1 when it is not there. */
export const stepOf = (state: CartState, id: string): number => packOf(state.lines.find((line) => line.id === id) ?? {})
