import type { Kysely } from 'kysely'
import {
  hashOfSecret,
  html,
  abandonedSurveyPath,
  CATALOGUE_PATH,
  orderSurveyPath,
  type ShopDatabase,
} from '@prilavok/shop-server/kit'
import { ABANDONED_DRAFT, OPEN_SURVEYS } from '../../seeds/content/order-surveys'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'

const NEEDS_SCRIPT = html`<p>Опрос открывается, когда в браузере включены скрипты.</p>`
const thanks = html`<div class="prose prose--page"><p>Спасибо, ваш ответ у нас. Он поможет нам работать лучше.</p><p><a href="${CATALOGUE_PATH}">В каталог</a></p></div>`

/** The survey of an order by the secret of its page; undefined where there is none. */
export const findOrderSurvey = (db: Kysely<ShopDatabase>, token: string) =>
  db
    .selectFrom('order_survey')
    .innerJoin('customer_order', 'customer_order.id', 'order_survey.order_id')
    .select(['customer_order.number', 'order_survey.answered_on'])
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst()

/** A draft that became no order, and whether its buyer has said why; undefined where there is none. */
export const findAbandoned = (db: Kysely<ShopDatabase>, id: string) =>
  db
    .selectFrom('order_in_process')
    .leftJoin('abandoned_survey', 'order_in_process_id', 'order_in_process.id')
    .select('abandoned_survey.created_on')
    .where('order_in_process.id', '=', id)
    .where('created_order_id', 'is', null)
    .executeTakeFirst()

/** The survey of an order: a form, or thanks once it is answered. Source: SURVEY-11. */
export const orderSurveyPage = (
  token: string,
  order: { readonly number: string; readonly answered_on: Date | null },
): Page => ({
  title: `Оцените заказ ${order.number}`,
  isPrivate: true,
  content: html`
<h1>Оцените заказ ${order.number}</h1>
${order.answered_on !== null ? thanks : html`<div class="widget-place" data-prilavok="order-survey" data-id="${token}">${NEEDS_SCRIPT}</div>`}`,
})

/** The survey of an abandoned order: a form, or thanks once it is answered. Source: SURVEY-18. */
export const abandonedSurveyPage = (id: string, draft: { readonly created_on: Date | null }): Page => ({
  title: 'Почему вы не оформили заказ?',
  isPrivate: true,
  content: html`
<h1>Помогите нам стать лучше</h1>
${draft.created_on !== null ? thanks : html`<div class="widget-place" data-prilavok="abandoned-survey" data-id="${id}">${NEEDS_SCRIPT}</div>`}`,
})

/** The surveys of the demo shop, which a real one sends by mail. */
export async function surveysPage(db: Kysely<ShopDatabase>): Promise<Page> {
  const found = await Promise.all(
    OPEN_SURVEYS.map(async (token) => ({ token, survey: await findOrderSurvey(db, token) })),
  )
  const draft = await findAbandoned(db, ABANDONED_DRAFT)
  return {
    title: 'Опросы',
    isPrivate: true,
    content: html`
${breadcrumbs([], 'Опросы')}
<h1>Опросы</h1>
<div class="prose prose--page">
  <p>Настоящий магазин присылает эти ссылки письмом: после получения заказа и когда заказ остался неоформленным.</p>
  <ul>
    ${found.map(({ token, survey }) => survey !== undefined && html`<li><a href="${orderSurveyPath(token)}">Оценить заказ ${survey.number}</a></li>`)}
    ${draft !== undefined && html`<li><a href="${abandonedSurveyPath(ABANDONED_DRAFT)}">Почему заказ не оформлен</a></li>`}
  </ul>
</div>`,
  }
}
