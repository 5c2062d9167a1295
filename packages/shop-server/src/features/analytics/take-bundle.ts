import type { AnalyticBundle } from '@prilavok/contracts'
import { cleanText } from '../../rules/clean-text'
import type { Shop } from '../../shop'

const LONGEST = 64

const cleanId = (text: string | null | undefined): string | null => (text == null ? null : cleanText(text, LONGEST))

/** No more parameters than a page of ours sends, none longer. */
const few = (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params)
      .slice(0, 50)
      .map(([name, value]) => [cleanText(name, LONGEST), cleanText(value, 500)]),
  )

/** The marketing parameters of a bundle that are given, by the names that links have. */
const marketingOf = (bundle: AnalyticBundle): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      utm_medium: bundle.UtmMedium,
      utm_source: bundle.UtmSource,
      utm_campaign: bundle.UtmCampaign,
      utm_term: bundle.UtmTerm,
      utm_content: bundle.UtmContent,
      roistat: bundle.Roistat,
      roistat_referrer: bundle.RoistatReferrer,
      roistat_pos: bundle.RoistatPos,
    }).flatMap(([name, value]) => (value ? [[name, cleanText(value, 500)] as const] : [])),
  )

/** Keeps an event once, however often it is sent; its `eventId` tells repetitions. */
export async function takeBundle(
  { db, now, randomId }: Pick<Shop, 'db' | 'now' | 'randomId'>,
  bundle: AnalyticBundle,
  headers: Headers,
): Promise<void> {
  const { eventId, goal, ...params } = bundle.customPageScopeParams ?? {}
  await db
    .insertInto('visit_event')
    .values({
      event_id: cleanId(eventId) || randomId(),
      type: cleanText(bundle.Type, LONGEST),
      goal: cleanId(goal),
      visitor_id: cleanId(headers.get('sn-customerid')),
      project_id: cleanId(headers.get('ProjectId')),
      url: cleanText(bundle.CurrentUrl, 2_048),
      title: cleanText(bundle.AnswerPageTitle ?? '', 500),
      screen_width: Math.round(bundle.UserScreenWidth ?? 0),
      screen_height: Math.round(bundle.UserScreenHeight ?? 0),
      marketing: JSON.stringify(marketingOf(bundle)),
      options: JSON.stringify(few(bundle.customUserScopeParams ?? {})),
      params: JSON.stringify(few(params)),
      created_on: new Date(now()),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}
