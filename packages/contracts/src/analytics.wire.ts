import * as z from 'zod/mini'
import { between, id, maybe, note, nothing, oneOf, record, text, wire } from './wire'

export const analyticsEventType = oneOf(['OrderCreated'])

export const analyticsEvent = z.object({
  eventType: analyticsEventType,
  /** The items as JSON text. */
  payload: text(32_000),
  customerId: maybe(id),
  orderId: maybe(id),
  orderInProcessId: maybe(id),
})

export const sendAnalyticsWire = wire({ body: analyticsEvent, response: nothing })

/** Parameters of the visitor or the page, by name; of more than fifty the rest is left out. */
const scopeParams = maybe(
  note(record(text(500)), {
    json: { type: 'object', additionalProperties: { type: 'string', maxLength: 500 }, maxProperties: 50 },
  }),
)

export const analyticBundle = z.object({
  Type: text(64),
  CurrentUrl: text(2_048),
  AnswerPageTitle: maybe(text(500)),
  UserScreenWidth: maybe(between(0, 100_000)),
  UserScreenHeight: maybe(between(0, 100_000)),
  UtmMedium: maybe(text(500)),
  UtmSource: maybe(text(500)),
  UtmCampaign: maybe(text(500)),
  UtmTerm: maybe(text(500)),
  UtmContent: maybe(text(500)),
  Roistat: maybe(text(500)),
  RoistatReferrer: maybe(text(500)),
  RoistatPos: maybe(text(500)),
  /** The visitor's options of running experiments, by name. */
  customUserScopeParams: scopeParams,
  /** `eventId`, by which a repeated event is known, and what the event is about, such as `goal`. */
  customPageScopeParams: scopeParams,
})

export const sendBundleWire = wire({ body: analyticBundle, response: nothing })
