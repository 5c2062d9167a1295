export { usePayment, type UsePayment } from './use-payment'
export { usePaymentRun, type UsePaymentRun } from './use-payment-run'
export { usePaymentSchedule, type UsePaymentSchedule } from './use-payment-schedule'
