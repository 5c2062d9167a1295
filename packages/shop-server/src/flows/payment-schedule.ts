import type { PaymentSchedule } from '@prilavok/contracts'
import type { Draft } from '../db'
import { HttpProblem } from '../http/problem'
import { roubles } from '../rules/money'
import { monthsOf, type Provider } from '../rules/payment-providers'
import { shopDay } from '../rules/schedules'
import type { Shop } from '../shop'
import { priceDraft } from './price-draft'

/** The schedule of a draft's payment in parts; of its lines alone while delivery has no price. */
export async function scheduleOf(
  shop: Shop,
  draft: Draft,
  provider: Provider,
  months: number | undefined,
): Promise<PaymentSchedule> {
  if (provider.schedule === null)
    throw new HttpProblem('not-found', { detail: 'This provider takes the whole amount at once.' })
  if (months !== undefined && !provider.months.includes(months)) {
    throw new HttpProblem('bad-request', { detail: `months is one of ${provider.months.join(', ')}.` })
  }
  const priced = await priceDraft(shop, shop.db, draft)
  const chosen = draft.delivery.purchaseType ?? null
  const option = chosen !== null && provider.options.includes(chosen) ? chosen : (provider.options[0] ?? null)
  const amount = priced.amountBy(option) ?? priced.discountedBy(option).totalKopecks
  if (amount === 0) return { items: [], total: 0, overpayment: 0 }
  const today = shopDay(shop.now(), shop.settings.timeZone)
  const { parts, totalKopecks, overpaymentKopecks } = provider.schedule(
    amount,
    months ?? monthsOf(option, provider),
    today,
  )
  return {
    items: parts.map(({ date, amountKopecks }) => ({ date, amount: roubles(amountKopecks) })),
    total: roubles(totalKopecks),
    overpayment: roubles(overpaymentKopecks),
  }
}
