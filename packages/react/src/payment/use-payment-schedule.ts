import { paymentFeature, scheduleOf, type PaymentScheduleState, type PaymentState } from '@prilavok/core/payment'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The schedule of an instalment, and the retry of its request. */
export interface UsePaymentSchedule extends PaymentScheduleState {
  /** Requests the schedule again after a failure. */
  readonly retry: () => Promise<void>
}

/** When and how much is paid with an option; requested when the first component uses it, null requests nothing. */
export function usePaymentSchedule(option: PaymentState['choice']): UsePaymentSchedule {
  const { schedules, loadSchedule } = useShop().use(paymentFeature)
  const known = useStore(schedules, (all) => (option === null ? null : scheduleOf(all, option)))
  const status = known?.status ?? 'ready'
  useEffect(() => {
    if (option !== null && status === 'idle') void loadSchedule(option)
  }, [loadSchedule, option, status])
  return {
    status,
    schedule: known?.schedule ?? null,
    retry: async () => {
      if (option !== null) await loadSchedule(option)
    },
  }
}
