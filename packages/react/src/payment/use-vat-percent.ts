import { vatPercentOn } from '@prilavok/core/money'
import { paymentFeature } from '@prilavok/core/payment'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The VAT rate of an invoice of today, per cent: as the shop has set it, else the server's, else that of the day. */
export function useVatPercent(): number {
  const { effects, use } = useShop()
  const known = useStore(use(paymentFeature).state, ({ vatPercent }) => vatPercent)
  return known ?? vatPercentOn(new Date(effects.clock.now()).toISOString().slice(0, 10))
}
