import * as z from 'zod/mini'
import { okResult } from './shared.wire'
import { flag, id, list, maybe, maybeText, oneOf, text, wholeBetween, wire } from './wire'

export const surveyState = oneOf(['Exists', 'None'], 'None')

export const surveyOption = z.object({ id, name: text() })

export const survey = z.object({
  id: maybe(id),
  state: surveyState,
  shortTitle: maybeText(),
  detailedTitle: maybeText(),
  hint: maybeText(),
  options: list(surveyOption),
})

export const surveyAnswerCreate = z.object({ surveyId: id, surveyOptionId: id })

/** A mark from 0 to 100; a missing one was not given. */
const scale = () => maybe(wholeBetween(0, 100))

export const orderClientSurvey = z.object({
  /** The secret of the survey's page. */
  id,
  siteUsability: scale(),
  staff: scale(),
  deliverySpeed: scale(),
  deliveryPrice: scale(),
  productQuality: scale(),
  productPrice: scale(),
  willOrderAgain: scale(),
  orderComment: maybe(text(2000)),
  deliveryComment: maybe(text(2000)),
  commonComment: maybe(text(2000)),
  forPersonalUse: flag,
  forResale: flag,
  forCompanyNeeds: flag,
  forInstallationToCustomer: flag,
  forNone: flag,
  youAreSimpleCustomer: flag,
  youAreRepresentativeOfCompany: flag,
  haveSmallProduction: flag,
  haveOwnService: flag,
  makingEquipment: flag,
  youAreNone: flag,
  alreadyBoughtFromYou: flag,
  recommendationFromFriend: flag,
  sawInAds: flag,
  fromAvito: flag,
})

export const abandonedOrderSurvey = z.object({
  /** Order-in-process id. */
  id,
  comment: maybe(text(2000)),
  willBuyLater: flag,
  siteOrProcessComplexity: flag,
  tooExpensive: flag,
  badDelivery: flag,
  expensiveDelivery: flag,
  longDelivery: flag,
  productNotFound: flag,
})

export const loadSurveyWire = wire({ response: survey })

export const answerSurveyWire = wire({ body: surveyAnswerCreate, response: okResult })

export const sendOrderSurveyWire = wire({ body: orderClientSurvey, response: okResult })

export const sendAbandonedSurveyWire = wire({ body: abandonedOrderSurvey, response: okResult })
