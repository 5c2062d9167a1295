import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { keepMarketing } from '../lib/marketing'
import { pageUrlOf } from '../lib/page-url'
import type { SettingsOf } from '../lib/settings'
import type { ReadonlyStore } from '../lib/store'
import { CUSTOMER_COOKIE, visitorIdOf } from '../lib/visitor'
import type { Feature } from '../shop'
import { analyticsSettings } from './analytics.settings'
import type { EcommerceEvent, EcommerceSink, VisitEvent } from './analytics.types'
import { bundleOf } from './bundle.rules'
import { createEventQueue } from './event-queue'

/** Set in this tab's session once the visitor was authorised by the cookie. Source: ANALYTICS-13. */
export const AUTHORISED_KEY = 'analytics_authorised'
/** Set in this tab's session once the visitor was authorised by e-mail. Source: ANALYTICS-13. */
export const AUTHORISED_EMAIL_KEY = 'analytics_authorised_email'
/** Whether Roistat knows the visitor. Source: ANALYTICS-12, ANALYTICS-13. */
export const ROISTAT_KEY = 'roistat_authorised'
const ROISTAT = { authorised: '1', notAuthorised: '2' } as const

/** Whether the visitor lets the shop learn from the visit. */
export interface AnalyticsState {
  /** What the visitor said. */
  readonly consent: 'given' | 'refused' | 'unknown'
}

/** What the shop learns of a visit. */
export interface Analytics {
  /** Whether visitors agree to be counted. */
  readonly state: ReadonlyStore<AnalyticsState>
  /** The visitor agrees or does not. What happened before the consent is sent after it; a refusal forgets it. */
  readonly consent: (isGiven: boolean) => void
  /** Sends an event to the analytics service. */
  readonly send: (event: VisitEvent) => void
  /** Gives an ecommerce event to every sink. Source: ANALYTICS-20. */
  readonly push: (event: EcommerceEvent) => void
  /** Authorises the visitor by the shop's cookie, once per session of the tab. Source: ANALYTICS-10. */
  readonly authoriseByCookie: () => void
  /** Authorises the visitor by the hash of the e-mail address, once per session of the tab. Source: ANALYTICS-11. */
  readonly authoriseByEmail: (emailHash: string) => void
  /** Adds a place that ecommerce events go to; returns how to take it away. */
  readonly addSink: (sink: EcommerceSink) => () => void
  /** The visitor's options of experiments, which go with every event. Source: EXP-21. */
  readonly setOptions: (options: Readonly<Record<string, string>>) => void
}

type AnalyticsEffects = Pick<
  Effects,
  'http' | 'clock' | 'storage' | 'session' | 'cookies' | 'locks' | 'page' | 'location' | 'random'
>

/** Where what waits for the consent ends. */
const MOST_HELD = 50

/** Tells the shop's analytics of the visit. Without a host nothing is sent; without a consent, where one is needed, nothing is stored either. */
export function createAnalytics(
  effects: AnalyticsEffects,
  { analytics: settings }: SettingsOf<typeof analyticsSettings>,
): Analytics {
  const { session, cookies, page, location, random } = effects
  const state = createStore(
    subscribeWithSelector<AnalyticsState>(() => ({ consent: settings.needsConsent ? 'unknown' : 'given' })),
  )
  const { host, projectId } = settings
  const open = () =>
    host === null
      ? null
      : createEventQueue(effects, host, () => ({ [CUSTOMER_COOKIE]: visitorIdOf(effects), ProjectId: projectId }))
  let queue = state.getState().consent === 'given' ? open() : null
  const sinks = new Set<EcommerceSink>()
  let held: (() => void)[] = []
  let options: Readonly<Record<string, string>> = {}

  /** Runs at once where the visitor has agreed, later where that is not known yet, else never. */
  const once = (work: () => void) => {
    const { consent } = state.getState()
    if (consent === 'given') work()
    else if (consent === 'unknown' && held.length < MOST_HELD) held.push(work)
  }
  const send = (event: VisitEvent) => {
    // The page as it is now, also when the consent comes later.
    const context = { url: pageUrlOf(location), facts: page.facts() }
    once(() => {
      const id = random.id()
      queue?.add(id, bundleOf(event, id, { ...context, marketing: keepMarketing(effects), options }))
    })
  }
  const authorise = (key: string, event: VisitEvent) =>
    once(() => {
      if (session.read(key) !== null) return
      session.write(key, '1')
      send(event)
    })
  return {
    state,
    consent(isGiven) {
      state.setState({ consent: isGiven ? 'given' : 'refused' })
      const waiting = held
      held = []
      if (isGiven) {
        queue ??= open()
        for (const work of waiting) work()
        return
      }
      queue?.clear()
      queue = null
    },
    send,
    push: (event) =>
      once(() => {
        for (const sink of sinks) {
          try {
            sink(event)
          } catch {
            // The page's own counters are no business of the shop (ANALYTICS-20).
          }
        }
      }),
    authoriseByCookie() {
      const known = cookies.read(CUSTOMER_COOKIE)
      once(() => session.write(ROISTAT_KEY, known ? ROISTAT.authorised : ROISTAT.notAuthorised))
      if (known) authorise(AUTHORISED_KEY, { type: 'Authorization', by: 'cookie', id: known })
    },
    authoriseByEmail: (emailHash) =>
      authorise(AUTHORISED_EMAIL_KEY, { type: 'Authorization', by: 'email', id: emailHash }),
    addSink(sink) {
      sinks.add(sink)
      return () => void sinks.delete(sink)
    },
    setOptions: (given) => void (options = given),
  }
}

/** What a shop learns of its visits: `shop.use(analyticsFeature)`. */
export const analyticsFeature: Feature<Analytics> = {
  name: 'analytics',
  create: ({ effects, settings }) => createAnalytics(effects, settings(analyticsSettings)),
}
