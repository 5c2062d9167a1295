import * as z from 'zod/mini'
import { count, date, datetime, flag, list, maybe, oneOf, text, wire } from '../wire'

export const experimentEstimate = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
})

export const experimentOptionReport = z.object({
  label: text(),
  /** What it sets, as text. */
  value: text(),
  isControl: flag,
  /** The part of the visitors that is to see it, 0 to 1; null where the personalisation service chooses. */
  share: maybe(z.number()),
  /** Visitors who were shown it first. */
  shown: count(),
  /** Those of them who ordered afterwards. */
  ordered: count(),
  /** Null until somebody was shown it. */
  rate: maybe(experimentEstimate),
  /** To the control; null for the control itself. */
  difference: maybe(z.extend(experimentEstimate, { pValue: z.number() })),
})

export const experimentDay = z.object({
  day: date,
  /** In the order of the options. */
  options: list(z.object({ label: text(), shown: count(), ordered: count() })),
})

export const experimentDecision = z.object({
  on: datetime,
  byName: text(),
  /** The option that everybody had; null: it ran. */
  from: maybe(text()),
  /** The option that everybody has since; null: it runs. */
  to: maybe(text()),
  note: maybe(text()),
})

export const experimentReport = z.object({
  name: text(),
  description: text(),
  state: oneOf(['Running', 'Stopped', 'Shipped'], 'Running'),
  /** Whether pages are given it; not, where the shop's settings have left it out since. */
  isOnPages: flag,
  startedOn: datetime,
  /** The option that everybody has; null while it runs. */
  decided: maybe(text()),
  decidedOn: maybe(datetime),
  /** Who chooses the option of a visitor. */
  runner: oneOf(['random', 'visitor', 'prediction'], 'random'),
  /** Regular expressions of the pages' addresses; none: every page. */
  urlFilters: list(text()),
  options: list(experimentOptionReport),
  /** How often chance alone divides visitors so unevenly; null where nothing can be said of it. */
  sampleRatio: maybe(z.number()),
  verdict: oneOf(['TooFew', 'Broken', 'NoDifference', 'Better', 'ControlBetter'], 'TooFew'),
  /** The option that the verdict names. */
  leader: maybe(text()),
  days: list(experimentDay),
  /** The latest first, at most 20. */
  decisions: list(experimentDecision),
  version: count(),
})

export const experimentReportList = z.object({
  items: list(experimentReport),
})

export const experimentDecide = z.object({
  name: text(64),
  decision: oneOf(['Ship', 'Stop', 'Resume']),
  /** The option to ship. */
  label: maybe(text(64)),
  /** Why, for the staff. */
  note: maybe(text(500)),
  /** The version that was read, where If-Match is not sent. */
  version: maybe(z.int()),
})

export const listExperimentsWire = wire({ response: experimentReportList })

export const decideExperimentWire = wire({ body: experimentDecide, response: experimentReport })
