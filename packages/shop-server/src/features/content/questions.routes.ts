import {
  askAboutProduct,
  loadProductQuestions,
  type UserProductQuestionModel,
  type UserProductQuestionCreate,
} from '@prilavok/contracts'
import { productOfShortId, questionsOf } from '../../content/questions.queries'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { route, VISITOR_FORM, type Route } from '../../http/route'
import { emailOf, lineOf, needed, phoneOf, textOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'
import { insertRecord } from './insert-record'

/** Name and phone are needed, the question itself is not: then the shop calls. Source: CONTENT-27. */
async function takeQuestion(shop: Shop, model: UserProductQuestionModel) {
  const product = await productOfShortId(shop.db, model.ProductId)
  const userName = lineOf(model.UserName)
  const [phone, email] = [phoneOf('/Model/Phone', model.Phone, shop.settings), emailOf('/Model/Email', model.Email)]
  const errors = [
    ...needed('/Model/ProductId', product?.id ?? null, 'Такого товара нет'),
    ...needed('/Model/UserName', userName, 'Введите своё имя'),
    ...(phone.errors.length > 0 ? phone.errors : needed('/Model/Phone', phone.value, 'Введите номер телефона')),
    ...email.errors,
  ]
  refuseInvalid(errors)
  const id = await insertRecord(shop, 'user_product_question', {
    productId: product?.id,
    userName,
    question: textOf(model.Question, 2_000) ?? '',
    phone: phone.value,
    email: email.value,
    status: 'New',
    answer: null,
    sendAnswerByEmail: email.value !== null,
  })
  return { succeed: true, id, message: null }
}

const robotCheck = { action: 'product-question', token: (body: UserProductQuestionCreate) => body.ReCaptchaToken }

/** What visitors ask about products. Source: CONTENT-26 to CONTENT-28. */
export const questionRoutes: readonly Route[] = [
  route(askAboutProduct, { ...VISITOR_FORM, robotCheck }, (shop, { body }) => takeQuestion(shop, body.Model)),
  route(loadProductQuestions, { caching: 60 }, async (shop, { params }) => {
    const product = await productOfShortId(shop.db, params.shortId)
    if (product === undefined) throw new HttpProblem('not-found', { detail: 'There is no product with this id.' })
    const questions = await questionsOf(shop.db, product.id)
    return {
      items: questions.map(({ id, details, created_on: createdOn }) => ({
        id,
        userName: details.userName,
        question: details.question,
        answer: details.answer ?? null,
        createdOn: createdOn.toISOString(),
        answeredOn: details.answeredOn ?? null,
      })),
    }
  }),
]
