import { defineMount } from '../lib/define-mount'

/** Where an order is. Source: TRACK-01. */
export const trackOrderMount = defineMount({
  name: 'track-order',
  load: () => import('./track-order').then(({ TrackOrder }) => TrackOrder),
})
