import { addStoreFeedback, loadOrderReviews, loadStoreFeedback, type StoreFeedbackCreate } from '@prilavok/contracts'
import { findOrderReviews } from '../../content/order-reviews.queries'
import { findStoreFeedback } from '../../content/store-feedback.queries'
import { refuseInvalid } from '../../http/problem'
import { route, VISITOR_FORM, type Route } from '../../http/route'
import { urlFor } from '../../links'
import { emailOf, lineOf, needed, phoneOf, textOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'
import { insertRecord } from './insert-record'

async function addFeedback(shop: Shop, body: StoreFeedbackCreate) {
  const [userName, text] = [lineOf(body.userName), textOf(body.text, 5_000)]
  const [phone, email] = [phoneOf('/phone', body.phone, shop.settings), emailOf('/email', body.email)]
  const errors = [
    ...needed('/userName', userName, 'Введите своё имя'),
    ...needed('/text', text, 'Напишите отзыв'),
    ...phone.errors,
    ...email.errors,
  ]
  refuseInvalid(errors)
  const id = await insertRecord(shop, 'store_feedback', {
    userName,
    phone: phone.value,
    email: email.value,
    orderNumber: lineOf(body.orderNumber, 50),
    score: body.score,
    text,
    status: 'New',
    answer: null,
  })
  return { succeed: true, id, message: null }
}

const robotCheck = { action: 'store-feedback', token: (body: StoreFeedbackCreate) => body.reCaptchaToken }

/** What visitors say of the shop, and what buyers say of their orders. Source: CONTENT-20, CONTENT-24, CONTENT-25. */
export const feedbackRoutes: readonly Route[] = [
  route(loadStoreFeedback, { caching: 60 }, async (shop, { query }) => {
    const { feedback, paging, average } = await findStoreFeedback(shop.db, query)
    const items = feedback.map(({ id, details, created_on: createdOn }) => ({
      id,
      userName: details.userName,
      score: details.score ?? null,
      text: details.text,
      answer: details.answer ?? null,
      createdOn: createdOn.toISOString(),
    }))
    return { items, paging, averageScore: average }
  }),
  route(addStoreFeedback, { ...VISITOR_FORM, robotCheck }, (shop, { body }) => addFeedback(shop, body)),
  route(loadOrderReviews, { caching: 60 }, async (shop, { query }) => {
    const { reviews, paging, averages } = await findOrderReviews(shop.db, query)
    const items = reviews.map(({ data, ...review }) => {
      const { TransportCompanyImagePath: path } = data
      return { ...review, data: { ...data, TransportCompanyImagePath: path === null ? null : urlFor(shop, path) } }
    })
    return { items, paging, averages }
  }),
]
