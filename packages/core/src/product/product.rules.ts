import type { CompetitorOffer, CompetitorOffers, ProductDelivery } from '@prilavok/contracts'
import type { PageProduct, ProductFormName, ProductState } from './product.types'

/** Above this price a visitor is offered to be called. Source: PRODUCT-21. */
export const CALL_ME_ABOVE = 400_000
/** From this price a product can be ordered quickly. Source: PRODUCT-22. */
export const QUICKBUY_FROM = 250_000
/** From this price one can wait for a discount. Source: PRODUCT-23. */
export const WAIT_FOR_DISCOUNT_FROM = 1_000_000
/** A product is big above this weight, in kilograms. Source: PRODUCT-24. */
export const BIG_ABOVE_KG = 60

/** A big product goes by lorry. Source: PRODUCT-24. */
export const isBig = ({ weightKg }: Pick<PageProduct, 'weightKg'>): boolean => (weightKg ?? 0) > BIG_ABOVE_KG

/** Whether the product can be paid on delivery in the visitor's city. */
const paysOnDelivery = (delivery: ProductDelivery | null) => delivery?.cashOnDelivery === 'Available'

/** How the product can be paid in the visitor's city; null before that is known. Source: PRODUCT-20. */
export type PayBanner = 'pay-on-delivery' | 'pay-at-once'

/** The banner of a product page. Source: PRODUCT-20. */
export const payBanner = (delivery: ProductDelivery | null): PayBanner | null =>
  delivery === null ? null : paysOnDelivery(delivery) ? 'pay-on-delivery' : 'pay-at-once'

/** Why a button is not offered; null where it is. */
export type NotOffered = 'price' | 'availability' | 'payment' | 'draw'

/** Whether a button of the page is offered, and why not. */
export interface FormChoice {
  /** The form that the button opens. */
  readonly form: ProductFormName
  /** Why it is not offered; null where it is. */
  readonly why: NotOffered | null
  /** The button draws attention to itself. Source: PRODUCT-39. */
  readonly pulses: boolean
}

/** A quick order is for few visitors, who keep it: whose draw is below the probability. Source: PRODUCT-22, PRODUCT-26. */
function whyNoQuickbuy(product: PageProduct, state: QuickbuyFacts): NotOffered | null {
  if (!product.available) return 'availability'
  if (product.price < QUICKBUY_FROM) return 'price'
  if (!paysOnDelivery(state.delivery)) return 'payment'
  return state.quickbuyDraw !== null && state.quickbuyDraw < state.quickbuyProbability ? null : 'draw'
}
type QuickbuyFacts = Pick<ProductState, 'delivery' | 'quickbuyDraw' | 'quickbuyProbability'>

/** Whether the name of a product has one of the keywords, whatever their case. Source: PRODUCT-39. */
export const pulses = (name: string, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => keyword.trim() !== '' && name.toLowerCase().includes(keyword.trim().toLowerCase()))

/** Every button of a product page, offered or not. Source: PRODUCT-18, PRODUCT-21 to PRODUCT-26. */
export function formChoices(
  state: QuickbuyFacts & Pick<ProductState, 'product'>,
  pulseKeywords: readonly string[] = [],
): readonly FormChoice[] {
  const { product } = state
  if (product === null) return []
  const choice = (form: ProductFormName, why: NotOffered | null, isPulsing = false): FormChoice => ({
    form,
    why,
    pulses: isPulsing,
  })
  const { price, available, name } = product
  const discount = price >= WAIT_FOR_DISCOUNT_FROM ? null : 'price'
  return [
    choice('quickbuy', whyNoQuickbuy(product, state)),
    choice('stock-subscription', available ? 'availability' : null),
    choice('waiting-for-discount', discount, discount === null && pulses(name, pulseKeywords)),
    choice('remind-later', available ? null : 'availability'),
    choice('customer-question', null),
    choice('call-me-back', !available ? 'availability' : price > CALL_ME_ABOVE ? null : 'price'),
  ]
}

/** The offers of other shops that are shown, the surest first. Source: PRODUCT-35, PRODUCT-36. */
export const shownOffers = ({ status, offers }: CompetitorOffers, scoreFrom: number): readonly CompetitorOffer[] =>
  status === 'NothingToShow'
    ? []
    : offers.filter(({ score }) => score >= scoreFrom).sort((one, other) => other.score - one.score)
