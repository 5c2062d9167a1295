import type { PaymentOption, PurchaseTypes } from '@prilavok/contracts'
import type { Draft } from '../db'
import { roubles, roublesOrNull } from '../rules/money'
import { prepaymentProducts } from '../rules/order-lines'
import { rejectText } from '../rules/pay-on-delivery'
import { OPTION_ROWS, termsOf } from '../rules/payment-options'
import { vatPercentOf } from '../rules/vat'
import type { Shop } from '../shop'
import { offeredBy } from './offered-options'
import { priceDraft } from './price-draft'

/** The ways to pay a draft: which there are, which are open to it, and what each costs (PAY-14). */
export async function purchaseTypes(shop: Shop, draft: Draft): Promise<PurchaseTypes> {
  const [priced, offered] = await Promise.all([priceDraft(shop, shop.db, draft), offeredBy(shop, shop.db)])
  const prepayment = prepaymentProducts(priced.products)
  const optionOf = (id: string): PaymentOption => {
    const reject = id === 'PayOnDelivery' ? priced.reject : null
    const isAvailable = reject === null && priced.products.length > 0
    const terms = termsOf(id)
    return {
      id,
      isAvailable,
      displayOrder: (OPTION_ROWS.findIndex((row) => row.id === id) + 1) * 10,
      bestPayOption: isAvailable && id === shop.settings.bestPayOption,
      rejectReason: reject && rejectText(reject, prepayment[0]?.name ?? null, shop.settings.payOnDelivery),
      rejectCode: reject,
      amount: roublesOrNull(priced.amountBy(id) ?? priced.discountedBy(id).totalKopecks),
      overpaymentPercent: terms?.overpaymentPercent ?? null,
      terms: terms ? [...terms.months] : null,
    }
  }
  return {
    items: Object.fromEntries(offered.map((id) => [id, optionOf(id)])),
    onlyForPrepaymentProducts: prepayment.map(({ id, name }) => ({ id, name })),
    payOnDeliveryFrom: roubles(shop.settings.payOnDelivery.fromKopecks),
    vatPercent: vatPercentOf(shop.settings, shop.now()),
  }
}
