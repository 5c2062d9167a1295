export { PAY_ON_DELIVERY, recommendedPayment } from './payment.rules'
export { createPayment, DIRECT_PAYMENTS, paymentFeature, type Payment } from './payment.store'
export type { PaymentReason, PaymentRecommendation, PaymentState } from './payment.types'
