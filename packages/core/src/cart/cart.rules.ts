import type { CalculatedCart } from '@prilavok/contracts'
import type { CartChange, CartGood, CartState, NewGood } from './cart.types'

/** The most pieces of one good (SAFE-08). */
export const MAX_QUANTITY = 9999

/** A cart without goods. */
export const emptyCart: CartState = {
  goods: [],
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

/** The list with one good changed; the very same list where nothing changes, so that nobody asks for prices anew. */
function put(goods: readonly CartGood[], id: string, next: (good: CartGood) => CartGood): readonly CartGood[] {
  const at = goods.findIndex((good) => good.id === id)
  const present = goods[at]
  if (present === undefined) return goods
  const good = next(present)
  if (good === present) return goods
  const copy = goods.slice()
  copy[at] = good
  return copy
}

/** Every field by name: engines copy a copy of a copy by spread ten times slower, and carts are changed again and again. */
const counted = ({ id, name, price, thumbUrl, link }: NewGood, quantity: number): CartGood => ({
  id,
  name,
  price,
  thumbUrl,
  link,
  quantity,
})

const withQuantity = (good: CartGood, value: unknown): CartGood => {
  const quantity = clampQuantity(value)
  return quantity === null || quantity === good.quantity ? good : counted(good, quantity)
}

/** The goods list after a change (CART-06 to CART-12). */
export function changed(goods: readonly CartGood[], change: CartChange): readonly CartGood[] {
  switch (change.kind) {
    case 'add': {
      const quantity = clampQuantity(change.quantity) ?? 1
      const present = goods.some((good) => good.id === change.good.id)
      if (!present) return [...goods, counted(change.good, quantity)]
      return put(goods, change.good.id, (good) =>
        counted(change.good, clampQuantity(good.quantity + quantity) ?? good.quantity),
      )
    }
    case 'shift':
      return put(goods, change.id, (good) => withQuantity(good, good.quantity + change.by))
    case 'set':
      return put(goods, change.id, (good) => withQuantity(good, change.quantity))
    case 'remove':
      return goods.filter((good) => good.id !== change.id)
    case 'replace':
      return change.goods
  }
}

/** Pieces of all goods together (CART-42). */
export const countPieces = (goods: readonly CartGood[]): number =>
  goods.reduce((sum, { quantity }) => sum + quantity, 0)

/** What one piece of each good costs that the server knows, in kopecks; what cannot be bought costs nothing. */
const pricesById = ({ items, removed }: CalculatedCart): ReadonlyMap<string, number> =>
  new Map([
    ...items.map(({ id, price, available }) => [id, available ? price : 0] as const),
    ...removed.map(({ id }) => [id, 0] as const),
  ])

const sumOf = (goods: readonly CartGood[], calculated: CalculatedCart | null): number => {
  const prices = calculated && pricesById(calculated)
  return goods.reduce((sum, { id, price, quantity }) => sum + (prices?.get(id) ?? price) * quantity, 0)
}

/**
 * The state once the goods list is another. Known prices stay while a new calculation is on its
 * way; the total is our own sum until the server has counted.
 */
export const goodsChanged = (state: CartState, goods: readonly CartGood[]): CartState => {
  const calculated = goods.length === 0 ? null : state.calculated
  return {
    goods,
    calculated,
    total: sumOf(goods, calculated),
    discountedOrderAmount: null,
    deliveryPrice: state.deliveryPrice,
  }
}

/** The state once the server has calculated exactly this goods list (PRICE-11). */
export const calculationArrived = (state: CartState, calculated: CalculatedCart): CartState => ({
  ...state,
  calculated,
  total: calculated.payOnDeliveryDiscountedCost ?? calculated.total,
  discountedOrderAmount: calculated.discountedTotal,
})

/** How many pieces of a good are in the cart; 0 when it is not there. */
export const quantityOf = (state: CartState, id: string): number =>
  state.goods.find((good) => good.id === id)?.quantity ?? 0
