import { answerSurvey, loadSurvey, sendAbandonedSurvey, sendOrderSurvey } from '@prilavok/contracts'
import { route, VISITOR_FORM, type Route } from '../../http/route'
import { cleanText } from '../../rules/clean-text'
import { nextSurvey, takeAnswer } from './surveys'
import { takeAbandonedSurvey, takeOrderSurvey } from './order-surveys'

const DONE = { succeed: true, message: null }
const LONGEST_PAGE = 500

/** The page that a call came from, without its query, which may be personal. */
const pageOf = (headers: Headers): string | null => {
  const [page = ''] = (headers.get('Referer') ?? '').split(/[?#]/)
  return page === '' ? null : cleanText(page, LONGEST_PAGE)
}

/** What the shop asks visitors and buyers. Source: SURVEY-03, SURVEY-04, SURVEY-16, SURVEY-20. */
export const surveyRoutes: readonly Route[] = [
  route(loadSurvey, { forVisitor: true }, (shop, { visitor }) => nextSurvey(shop, visitor)),
  route(answerSurvey, VISITOR_FORM, async (shop, { body, visitor, headers }) => {
    await takeAnswer(shop, body, { visitor, pageUrl: pageOf(headers) })
    return DONE
  }),
  route(sendOrderSurvey, VISITOR_FORM, async (shop, { body }) => {
    await takeOrderSurvey(shop, body)
    return DONE
  }),
  route(sendAbandonedSurvey, VISITOR_FORM, async (shop, { body }) => {
    await takeAbandonedSurvey(shop, body)
    return DONE
  }),
]
