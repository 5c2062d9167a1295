import { predictOption, sendBundle } from '@prilavok/contracts'
import { drawOfVisitor } from '@prilavok/core/experiments'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { cleanText } from '../../rules/clean-text'
import { predictedLabel } from '../../rules/predict-option'
import { optionResults } from './option-results'
import { takeBundle } from './take-bundle'

/** What the pages tell of visits, and which option of an experiment a visitor is to see. */
export const analyticsRoutes: readonly Route[] = [
  route(sendBundle, {}, async (shop, { body, headers }) => {
    await takeBundle(shop, body, headers)
    return null
  }),

  // The same visitor gets the same option as long as the results are the same.
  route(predictOption, {}, async ({ db, randomId }, { body: { experiment, options, visitorId } }) => {
    const visitor = visitorId ?? randomId()
    const results = await optionResults(db, cleanText(experiment, 64), options)
    const label = predictedLabel(
      results,
      drawOfVisitor(`${experiment}: explored`, visitor),
      drawOfVisitor(`${experiment}: which`, visitor),
    )
    if (label === null) throw new HttpProblem('bad-request')
    return { option: label, isControl: label === options[0] }
  }),
]
