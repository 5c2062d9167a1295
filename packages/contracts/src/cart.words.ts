import type { CartCalculation, CartGoodRef } from './cart'
import { toKopecks, toKopecksOrNull, toRoublesOrNull, type Kopecks } from './money.words'
import type { NamedRef } from './shared'

/** The server's word about one good of a cart. */
export interface CalculatedGood {
  readonly id: string
  /** Empty when the server gave no name (PRICE-01). */
  readonly name: string
  readonly price: Kopecks
  /** Changes when price, name or availability changes. */
  readonly hashCode: string
  readonly discountPrice: Kopecks | null
  /** False when the good cannot be bought any more; a server that does not say has it for sale. */
  readonly available: boolean
}

/** What the server counted for the goods of a cart (PRICE-01). */
export interface CalculatedCart {
  readonly items: readonly CalculatedGood[]
  readonly total: Kopecks
  readonly discountedTotal: Kopecks | null
  readonly payOnDeliveryDiscountedCost: Kopecks | null
  /** Goods that the shop no longer sells. */
  readonly removed: readonly NamedRef[]
}

/** A good as it is sent to be counted (CART-05); only id and quantity are binding. */
export interface GoodToCalculate {
  readonly id: string
  readonly quantity: number
  readonly price?: Kopecks | null
  readonly hashCode?: string | null
}

/** A cart calculation in kopecks. */
export const calculationFromWire = (calculation: CartCalculation): CalculatedCart => ({
  items: calculation.items.map((item) => ({
    id: item.id,
    name: item.name,
    price: toKopecks(item.price),
    hashCode: item.hashCode,
    discountPrice: toKopecksOrNull(item.discountPrice),
    available: item.isAvailable ?? true,
  })),
  total: toKopecks(calculation.total),
  discountedTotal: toKopecksOrNull(calculation.discountedTotal),
  payOnDeliveryDiscountedCost: toKopecksOrNull(calculation.payOnDeliveryDiscountedCost),
  removed: calculation.removed ?? [],
})

/** The goods of a calculation as the server takes them: total is price times quantity (CART-02). */
export const goodsToWire = (goods: readonly GoodToCalculate[]): readonly CartGoodRef[] =>
  goods.map(({ id, quantity, price, hashCode }) => ({
    id,
    quantity,
    price: toRoublesOrNull(price),
    total: toRoublesOrNull(price == null ? null : price * quantity),
    hashCode: hashCode ?? null,
  }))
