import * as z from 'zod/mini'
import { createdAnswer } from './shared.wire'
import { datetime, email, id, list, maybe, maybeText, pathId, phone, text, wire } from './wire'

export const userProductQuestionModel = z.object({
  ProductId: id,
  UserName: text(100),
  Question: maybe(text(2000)),
  Phone: phone,
  Email: maybe(email),
})

export const userProductQuestionCreate = z.object({
  Model: userProductQuestionModel,
  /** Empty where the page asks nobody whether a visitor is a person. Source: CONTENT-29. */
  ReCaptchaToken: maybe(text(4_096)),
})

export const userProductQuestionView = z.object({
  id,
  userName: text(),
  question: text(),
  answer: maybeText(),
  createdOn: datetime,
  answeredOn: maybe(datetime),
})

export const userProductQuestionList = z.object({ items: list(userProductQuestionView) })

export const askAboutProductWire = wire({ body: userProductQuestionCreate, response: createdAnswer })

export const loadProductQuestionsWire = wire({
  params: z.object({ shortId: pathId }),
  response: userProductQuestionList,
})
