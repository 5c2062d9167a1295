import type { AnalyticBundle } from '@prilavok/contracts/analytics'
import type { PageFacts } from '../effects'
import type { VisitEvent } from './analytics.types'

/** The goal of a product page. Source: ANALYTICS-15. */
export const PRODUCT_PAGE_GOAL = 'ProductPage'
/** The goal of an order, by which experiments are judged. */
export const ORDER_GOAL = 'Order'
/** The goal of an option of an experiment that is shown. Source: EXP-21. */
export const EXPERIMENT_GOAL = 'Experiment'

/** The page and the visit around an event. Source: ANALYTICS-06. */
export interface VisitContext {
  /** The address of the page without anything about a person. */
  readonly url: string
  readonly facts: PageFacts
  /** The stored marketing parameters. */
  readonly marketing: Readonly<Record<string, string>>
  /** The visitor's options of the running experiments, by name. */
  readonly options: Readonly<Record<string, string>>
}

const detailsOf = (event: VisitEvent): Readonly<Record<string, string>> => {
  if (event.type === 'Goal') return { goal: event.goal, ...event.params }
  return event.type === 'Authorization' ? { by: event.by, id: event.id } : {}
}

/** An event as the analytics service takes it (ANALYTICS-03, ANALYTICS-06). */
export function bundleOf(event: VisitEvent, eventId: string, context: VisitContext): AnalyticBundle {
  const { url, facts, marketing, options } = context
  return {
    Type: event.type,
    CurrentUrl: url,
    AnswerPageTitle: facts.title,
    UserScreenWidth: facts.screenWidth,
    UserScreenHeight: facts.screenHeight,
    UtmMedium: marketing['utm_medium'] ?? null,
    UtmSource: marketing['utm_source'] ?? null,
    UtmCampaign: marketing['utm_campaign'] ?? null,
    UtmTerm: marketing['utm_term'] ?? null,
    UtmContent: marketing['utm_content'] ?? null,
    Roistat: marketing['roistat'] ?? null,
    RoistatReferrer: marketing['roistat_referrer'] ?? null,
    RoistatPos: marketing['roistat_pos'] ?? null,
    customUserScopeParams: { ...options },
    customPageScopeParams: { ...detailsOf(event), eventId },
  }
}
