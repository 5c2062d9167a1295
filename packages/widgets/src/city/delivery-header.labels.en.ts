import type { DeliveryHeaderLabels } from './delivery-header.labels'

export const deliveryHeaderEn: DeliveryHeaderLabels = {
  city: (name) => `Delivery city: ${name}`,
  choose: 'Choose a city',
  payment: 'Payment on delivery',
  noPayment: 'No payment on delivery',
  reasonsLabel: 'When there is no payment on delivery',
  reasons:
    'An order cannot be paid on delivery if it comes to less than 2,000 roubles, if that is too little compared with the cost of delivery, or if the buyer is among the last 5% by the share of orders collected',
}
