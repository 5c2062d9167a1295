import type { PaymentCheckLabels } from './payment-check.labels'

export const paymentCheckEn: PaymentCheckLabels = {
  checking: 'The payment is being checked. Please keep this page open',
  help: 'It usually takes less than a minute. As soon as the bank answers, you will see the number of the order.',
}
