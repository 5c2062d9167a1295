import type { CartCalculation } from '@prilavok/contracts'
import type { ClientRating } from '../../db'
import { discounted, type DiscountPolicy, type PayKind } from '../../rules/discounts'
import { roubles, roublesOrNull } from '../../rules/money'
import { goodsKopecksOf, type Goods } from '../../rules/order-lines'

/** Who the cart is calculated for. */
interface Calculator {
  readonly email: string | null
  readonly rating: ClientRating
  readonly policy: DiscountPolicy
}

/** The cart's calculation in the contract's shape; amounts that equal the full price are null: there is no discount. */
export function calculationOf({ goods, removed }: Goods, { email, rating, policy }: Calculator): CartCalculation {
  // What cannot be bought costs nothing and earns no discount.
  const priced = goods.map((good) => (good.isOnSale ? good : { ...good, quantity: 0 }))
  const total = goodsKopecksOf(priced)
  const by = (payKind: PayKind) => discounted(priced, { payKind, email, rating }, policy)
  const ordinary = by('other')
  const ifLess = (kopecks: number) => roublesOrNull(kopecks < total ? kopecks : null)
  return {
    items: goods.map((good, index) => {
      const unit = ordinary.unitKopecks[index] ?? good.priceKopecks
      return {
        id: good.id,
        name: good.name,
        price: roubles(good.priceKopecks),
        hashCode: good.hashCode,
        quantity: good.quantity,
        total: roubles(good.priceKopecks * good.quantity),
        discountPrice: unit < good.priceKopecks ? roubles(unit) : null,
        isAvailable: good.isOnSale,
      }
    }),
    total: roubles(total),
    discountedTotal: ifLess(ordinary.totalKopecks),
    payOnDeliveryDiscountedCost: ifLess(by('onDelivery').totalKopecks),
    removed: [...removed],
  }
}
