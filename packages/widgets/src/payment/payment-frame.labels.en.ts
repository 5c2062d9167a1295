import type { PaymentFrameLabels } from './payment-frame.labels'

/** English words of the place for the bank's card form. */
export const paymentFrameEn: PaymentFrameLabels = {
  title: 'Payment by card',
  another: 'Choose another way to pay',
}
