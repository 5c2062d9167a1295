import type { PaymentRejectLabels } from './payment-reject.labels'

export const paymentRejectEn: PaymentRejectLabels = {
  CantResolve: 'The delivery to your city could not be priced. Please order in the chat',
  CheaperThan2000: 'Payment on delivery is for orders from 2000 roubles',
  TooCheapByComparisonToDeliveryCost: 'The order is too cheap in comparison with its delivery',
  NegativeClientRating:
    'You are among the 5% of buyers who collect their orders least, so the first order must be paid in advance',
  NoPayOnDeliveryInThisTk: 'This carrier does not take payment on delivery',
  NoPayOnDeliveryInThisPickPoint: 'This pickup point does not take payment on delivery',
  OnlyForPrepayment: (name) => `“${name}” can only be paid in advance`,
}
