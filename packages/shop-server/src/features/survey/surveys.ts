import type { Survey, SurveyAnswerCreate } from '@prilavok/contracts'
import { drawOfVisitor } from '@prilavok/core/experiments'
import { sql, type Selectable } from 'kysely'
import type { SurveyTable } from '../../db/tables/content'
import { hashOfSecret } from '../../http/draft-key'
import { HttpProblem } from '../../http/problem'
import type { Shop } from '../../shop'

type SurveyRow = Pick<Selectable<SurveyTable>, 'id' | 'details'>

const NONE: Survey = { id: null, state: 'None', shortTitle: null, detailedTitle: null, hint: null, options: [] }
const EVERYBODY = 100

/** Staff may leave an option without an id: then its place in the list is one. */
const optionsOf = ({ details }: SurveyRow) =>
  details.options
    .map(({ id, name, displayOrder }, index) => ({ id: id ?? String(index + 1), name, displayOrder }))
    .sort((a, b) => a.displayOrder - b.displayOrder)

/** Surveys that are asked now, oldest first. */
const running = ({ db, now }: Shop) => {
  const moment = new Date(now()).toISOString()
  return db
    .selectFrom('survey')
    .select(['id', 'details'])
    .where('is_active', '=', true)
    .where(sql<boolean>`coalesce(details->>'activeFrom', '') <= ${moment}`)
    .where(sql<boolean>`coalesce(nullif(details->>'activeTo', ''), 'Z') >= ${moment}`)
    .orderBy('created_on')
    .orderBy('id')
}

/** Whether a visitor is one of those that see a survey: always the same ones. */
const isChosen = ({ id, details: { showPercent = EVERYBODY } }: SurveyRow, visitor: string): boolean =>
  showPercent >= EVERYBODY || (visitor !== '' && drawOfVisitor(`survey ${id}`, visitor) * EVERYBODY < showPercent)

/** The first survey for a visitor who has not answered it. Source: SURVEY-03. */
export async function nextSurvey(shop: Shop, visitor: string): Promise<Survey> {
  const hash = hashOfSecret(visitor)
  const surveys = await running(shop)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('survey_answer')
            .select('survey_answer.id')
            .whereRef('survey_answer.survey_id', '=', 'survey.id')
            .where('visitor_hash', '=', hash),
        ),
      ),
    )
    .execute()
  const survey = surveys.find((each) => isChosen(each, visitor) && each.details.options.length > 0)
  if (survey === undefined) return NONE
  const { shortTitle, detailedTitle = null, hint = null } = survey.details
  return {
    id: survey.id,
    state: 'Exists',
    shortTitle,
    detailedTitle,
    hint,
    options: optionsOf(survey).map(({ id, name }) => ({ id, name })),
  }
}

/** Counts what a visitor has chosen, once for each visitor that is known. Source: SURVEY-04. */
export async function takeAnswer(
  shop: Shop,
  { surveyId, surveyOptionId }: SurveyAnswerCreate,
  { visitor, pageUrl }: { readonly visitor: string; readonly pageUrl: string | null },
): Promise<void> {
  const survey = await running(shop).where('id', '=', surveyId).executeTakeFirst()
  const option = survey && optionsOf(survey).find(({ id }) => id === surveyOptionId)
  if (option === undefined) throw new HttpProblem('not-found', { detail: 'There is no such survey or option.' })
  const moment = new Date(shop.now())
  await shop.db
    .insertInto('survey_answer')
    .values({
      id: shop.randomId(),
      details: JSON.stringify({ surveyId, optionId: option.id, optionName: option.name, pageUrl }),
      visitor_hash: visitor === '' ? null : hashOfSecret(visitor),
      created_on: moment,
      updated_on: moment,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
