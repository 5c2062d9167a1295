import { defineMount } from '../lib/define-mount'

/** The visitor's delivery city in the head of a page. Source: CITY-13. */
export const deliveryHeaderMount = defineMount({
  name: 'delivery-header',
  load: () => import('./delivery-header').then(({ DeliveryHeader }) => DeliveryHeader),
})
