import type * as wire from './analytics.wire'
import { endpoint, type Endpoint } from './endpoint'
import type { Output } from './wire'

/** What happened. */
export type AnalyticsEventType = Output<typeof wire.analyticsEventType>
/** Something that happened, for the shop's own statistics. */
export type AnalyticsEvent = Output<typeof wire.analyticsEvent>

/** Tells the shop's statistics what happened; nobody waits for the answer. */
export const sendAnalytics: Endpoint<typeof wire.sendAnalyticsWire> = endpoint({
  name: 'sendAnalytics',
  method: 'POST',
  path: '/api/analytics',
  wire: () => import('./analytics.wire').then((module) => module.sendAnalyticsWire),
})

/** A visit, a goal or an authorisation, with the page and the visit around it. */
export type AnalyticBundle = Output<typeof wire.analyticBundle>

/** Tells the analytics service of a visit, a goal or an authorisation. Source: ANALYTICS-03. */
export const sendBundle: Endpoint<typeof wire.sendBundleWire> = endpoint({
  name: 'sendBundle',
  method: 'POST',
  path: '/bundle/analytic',
  wire: () => import('./analytics.wire').then((module) => module.sendBundleWire),
})
