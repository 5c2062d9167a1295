import type { PaymentOptionId } from '@prilavok/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Http } from '../effects'
import type { PaymentProvider } from './payment-provider.types'
import { providerOf, withOwnProviders } from './payment-providers'
import { termsOf } from './payment-terms'
import { paymentCalls } from './payment.calls'
import { scheduleOf, type PaymentSchedules, type PaymentScheduleState } from './schedules.types'

interface Given {
  readonly schedules: StoreApi<Partial<PaymentSchedules>>
  readonly http: Http
  readonly ownProviders: readonly PaymentProvider[]
  readonly orderId: string
  readonly option: PaymentOptionId
}

/** Requests the schedule of an option once, and again after a failure, which is silent. Source: PAY-94. */
export async function askSchedule({ schedules, http, ownProviders, orderId, option }: Given): Promise<void> {
  const provider = providerOf(option, withOwnProviders(ownProviders))
  const { status, schedule } = scheduleOf(schedules.getState(), option)
  if (provider?.hasSchedule !== true || status === 'loading' || status === 'ready') return
  const put = (next: PaymentScheduleState) => schedules.setState({ [option]: next })
  const asked: PaymentScheduleState = { status: 'loading', schedule }
  put(asked)
  // Only a provider with several options needs to know which of them is meant.
  const months = provider.options.length > 1 ? termsOf(option)?.months?.from : undefined
  const response = await paymentCalls(http, provider, orderId).schedule(months)
  // The amounts have changed meanwhile: the response is of another order.
  if (scheduleOf(schedules.getState(), option) !== asked) return
  put(response.ok ? { status: 'ready', schedule: response.value } : { status: 'failed', schedule })
}
