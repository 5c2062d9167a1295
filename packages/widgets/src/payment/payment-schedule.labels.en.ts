import type { PaymentScheduleLabels } from './payment-schedule.labels'

/** English words of a schedule that is on its way, or could not be read. */
export const paymentScheduleEn: PaymentScheduleLabels = {
  failed: 'The schedule could not be loaded yet.',
  retry: 'Try to show it again',
}
