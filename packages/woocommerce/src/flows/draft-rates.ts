import type { City } from '../city/city.types'
import { addressIn, ratesOf, type Rate } from '../delivery/rates'
import type { StoredDraft } from '../order/stored-draft'
import { wayOf } from '../order/way-of'
import type { Shop } from '../shop'
import { priceCart, wooLinesOf, type Good } from './price-cart'

/** The rates of products to a city, as WooCommerce calculates them now; none where nothing of it can be bought. */
export async function ratesTo(
  shop: Shop,
  goods: readonly Good[],
  city: City,
  coupon: string | null = null,
): Promise<readonly Rate[]> {
  const lines = wooLinesOf(await priceCart(shop, goods))
  if (lines.length === 0) return []
  return shop.rates.get(JSON.stringify([lines, city.id, coupon]), async () => {
    const { cart } = await shop.quoteCart({ lines, coupon, address: addressIn(city), rateId: null })
    return ratesOf(cart)
  })
}

/** The rate that the buyer of a draft has chosen; null where there is none, or it is offered no more. */
export async function chosenRate(shop: Shop, draft: StoredDraft): Promise<Rate | null> {
  const city = shop.cities.find(({ id }) => id === draft.delivery.cityId)
  const { carrier, toDoor } = wayOf(draft.delivery)
  if (city === undefined || carrier === null) return null
  const rates = await ratesTo(shop, draft.cart, city, draft.promoCode)
  return rates.find((rate) => rate.carrier === carrier && rate.isPickup !== toDoor) ?? null
}
