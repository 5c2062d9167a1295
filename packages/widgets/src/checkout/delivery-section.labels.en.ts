import type { DeliverySectionLabels } from './delivery-section.labels'

export const deliverySectionEn: DeliverySectionLabels = {
  failed: 'The delivery could not be priced',
  failedHelp: 'Check the connection and try again.',
  retry: 'Try again',
  noPoints: (city) => `Unfortunately, there is no pickup point of our carriers in ${city}!`,
  noPointsAdvice: 'Choose a larger city nearby or write to us in the chat',
  chat: 'Open the chat',
  noCourier: (city) => `Couriers do not go to ${city} yet`,
  noCourierAdvice: 'Choose pickup or another city',
}
