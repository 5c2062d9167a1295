import type { InstalmentSchedule, PaymentOptionId } from '@prilavok/contracts'

/** The schedule of one option, and the status of its loading. */
export interface PaymentScheduleState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly schedule: InstalmentSchedule | null
}

/** The schedules that somebody has requested, by option id. */
export type PaymentSchedules = Readonly<Record<PaymentOptionId, PaymentScheduleState>>

/** A schedule that nobody has requested yet. */
export const noSchedule: PaymentScheduleState = { status: 'idle', schedule: null }

/** The schedule of an option; one that nobody has requested is idle. */
export const scheduleOf = (schedules: Partial<PaymentSchedules>, option: PaymentOptionId): PaymentScheduleState =>
  (Object.hasOwn(schedules, option) ? schedules[option] : undefined) ?? noSchedule
