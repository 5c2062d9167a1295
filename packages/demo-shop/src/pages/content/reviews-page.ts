import { dayIn } from '@prilavok/core/clock'
import type { OrderReview } from '@prilavok/contracts'
import {
  html,
  jsonScript,
  ORDER_REVIEWS_PATH,
  STORE_REVIEWS_PATH,
  withQuery,
  reviewsText,
  stars,
  type FeedbackRow,
} from '@prilavok/shop-server/kit'
import { pager, type Paging } from '../catalogue/pager'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { storeData } from './content-data'
import { surveyButton } from './survey-button'
import { SHOP_ZONE } from '../../shop-facts'

const feedbackItem = ({ details, created_on: on }: FeedbackRow) => {
  const day = dayIn(on.getTime(), SHOP_ZONE)
  return html`
<li class="review">
  <p class="review__head"><b>${details.userName}</b> ${details.score != null && stars(details.score)}<time class="review__date" datetime="${day}">${day.split('-').reverse().join('.')}</time></p>
  <p class="review__text">${details.text}</p>
  ${details.answer != null && details.answer !== '' && html`<div class="review__answer"><b>Ответ магазина</b><p>${details.answer}</p></div>`}
</li>`
}

/** What visitors say of the shop, as text, and a button for more. Source: CONTENT-24. */
export const storeReviewsPage = (
  feedback: readonly FeedbackRow[],
  { average, count }: { readonly average: number | null; readonly count: number },
  paging: Paging,
): Page => ({
  title: 'Отзывы о магазине',
  description: 'Что покупатели говорят о магазине, и ответы на их отзывы.',
  canonical: STORE_REVIEWS_PATH,
  section: 'reviews',
  content: html`
${breadcrumbs([], 'Отзывы о магазине')}
<h1>Отзывы о магазине</h1>
<div class="prose prose--page">
  ${average !== null && html`<p class="reviews__sum">${stars(average)} <b>${String(average).replace('.', ',')}</b> из\u00a05 · ${reviewsText(count)}</p>`}
  <div class="review-button" data-prilavok="store-feedback-button"></div>
  <p><a href="${ORDER_REVIEWS_PATH}">Отзывы о заказах</a></p>
  <ul class="reviews">${feedback.map(feedbackItem)}</ul>
  ${pager(paging, (page) => withQuery(STORE_REVIEWS_PATH, { page: page === 1 ? null : page }))}
</div>
${storeData(
  average,
  count,
  feedback.map(({ details, created_on: on }) => ({
    userName: details.userName,
    score: details.score ?? null,
    text: details.text,
    on,
  })),
)}
${surveyButton}`,
})

/** What buyers think of their orders: a data block that the widget shows. Source: CONTENT-20, CONTENT-25. */
export const orderReviewsPage = (reviews: readonly OrderReview[], paging: Paging): Page => ({
  title: 'Отзывы о заказах',
  description: 'Оценки заказов: сайт, сотрудники, доставка, товары и цены.',
  canonical: ORDER_REVIEWS_PATH,
  section: 'reviews',
  content: html`
${breadcrumbs([{ name: 'Отзывы о магазине', path: STORE_REVIEWS_PATH }], 'Отзывы о заказах')}
<h1>Отзывы о заказах</h1>
<div class="widget-place" data-prilavok="order-reviews">${jsonScript('application/json', 'order-reviews', reviews)}<noscript><p>Оценки показываются, когда в браузере включены скрипты.</p></noscript></div>
${pager(paging, (page) => withQuery(ORDER_REVIEWS_PATH, { page: page === 1 ? null : page }))}`,
})
