import type { CartCalculation, CartPromo } from '@prilavok/contracts'
import type { ClientRating } from '../../db'
import { discounted, type DiscountPolicy, type PayKind } from '../../rules/discounts'
import { roubles, roublesOrNull } from '../../rules/money'
import type { GrantedPromo, PromoRefusal } from '../../rules/promo-codes'
import { prepaymentProducts, productsKopecksOf, type Products } from '../../rules/order-lines'

/** Who the cart is calculated for. */
interface Calculator {
  readonly email: string | null
  readonly rating: ClientRating
  readonly policy: DiscountPolicy
  /** The promo code that was typed: granted, or refused. */
  readonly promo: GrantedPromo | null
  readonly promoRefusal: PromoRefusal | null
  /** Pay on delivery is for orders from this sum. */
  readonly payOnDeliveryFromKopecks: number
}

/** What became of the promo code that was typed; null where none was. */
function promoAnswer(promo: GrantedPromo | null, refusal: PromoRefusal | null, kopecks: number): CartPromo | null {
  if (refusal !== null) {
    const { code, reason, message, missingKopecks } = refusal
    return { code, isApplied: false, reason, message, missing: roublesOrNull(missingKopecks), discount: null }
  }
  if (promo === null) return null
  return { code: promo.code, isApplied: true, reason: null, message: null, missing: null, discount: roubles(kopecks) }
}

/** The cart's calculation in the contract's shape; amounts that equal the full price are null: there is no discount. */
export function calculationOf(
  { products, removed }: Products,
  { email, rating, policy, promo, promoRefusal, payOnDeliveryFromKopecks }: Calculator,
): CartCalculation {
  // What cannot be bought costs nothing and earns no discount.
  const priced = products.map((product) => (product.isOnSale ? product : { ...product, quantity: 0 }))
  const total = productsKopecksOf(priced)
  const by = (payKind: PayKind) => discounted(priced, { payKind, email, rating, promo }, policy)
  const ordinary = by('other')
  const ifLess = (kopecks: number) => roublesOrNull(kopecks < total ? kopecks : null)
  return {
    items: products.map((product, index) => {
      const unit = ordinary.unitKopecks[index] ?? product.priceKopecks
      return {
        id: product.id,
        name: product.name,
        price: roubles(product.priceKopecks),
        hashCode: product.hashCode,
        quantity: product.quantity,
        total: roubles(product.priceKopecks * product.quantity),
        discountPrice: unit < product.priceKopecks ? roubles(unit) : null,
        isAvailable: product.isOnSale,
        minOrderQuantity: product.minimum,
        quantityStep: product.step,
        maxOrderQuantity: product.maximum,
      }
    }),
    total: roubles(total),
    discountedTotal: ifLess(ordinary.totalKopecks),
    payOnDeliveryDiscountedCost: ifLess(by('onDelivery').totalKopecks),
    payOnDeliveryFrom: roubles(payOnDeliveryFromKopecks),
    onlyForPrepaymentProducts: prepaymentProducts(products).map(({ id, name }) => ({ id, name })),
    removed: [...removed],
    promo: promoAnswer(promo, promoRefusal, ordinary.promoKopecks),
  }
}
