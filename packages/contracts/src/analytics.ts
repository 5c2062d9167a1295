import type * as wire from './analytics.wire'
import { endpoint } from './endpoint'
import type { Output } from './wire'

/** What happened. */
export type AnalyticsEventType = Output<typeof wire.analyticsEventType>
/** Something that happened, for the shop's own statistics. */
export type AnalyticsEvent = Output<typeof wire.analyticsEvent>

/** Tells the shop's statistics what happened; nobody waits for the answer. */
export const sendAnalytics = endpoint<typeof wire.sendAnalyticsWire>({
  name: 'sendAnalytics',
  method: 'POST',
  path: '/api/analytics',
  wire: () => import('./analytics.wire').then((module) => module.sendAnalyticsWire),
})
