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
  type StarCount,
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

interface StoreStars {
  readonly average: number | null
  readonly count: number
  readonly stars: readonly StarCount[]
  /** The stars of the reviews that are shown; null for all. */
  readonly score: number | null
}

const current = (isCurrent: boolean) => isCurrent && html` aria-current="true"`

/** How many have given so many stars; each row leads to their reviews. */
const starsFilter = ({ count, stars: rows, score }: StoreStars) => html`
<nav class="stars-filter" aria-label="Отзывы по оценке">
  <ul>
    <li><a href="${STORE_REVIEWS_PATH}"${current(score === null)}>Все отзывы</a></li>
    ${rows.map((row) =>
      row.count === 0
        ? html`<li class="stars-filter__row">${stars(row.score)} <meter min="0" max="${count}" value="0" aria-hidden="true"></meter> <span>0</span></li>`
        : html`<li class="stars-filter__row"><a href="${withQuery(STORE_REVIEWS_PATH, { score: row.score })}"${current(score === row.score)}>${stars(row.score)} <meter min="0" max="${count}" value="${row.count}" aria-hidden="true"></meter> <span>${row.count}</span></a></li>`,
    )}
  </ul>
</nav>`

/** What visitors say of the shop, as text, how many stars they give, and a button for more. Source: CONTENT-24. */
export const storeReviewsPage = (feedback: readonly FeedbackRow[], all: StoreStars, paging: Paging): Page => ({
  title: 'Отзывы о магазине',
  description: 'Что покупатели говорят о магазине, и ответы на их отзывы.',
  canonical: STORE_REVIEWS_PATH,
  section: 'reviews',
  content: html`
${breadcrumbs([], 'Отзывы о магазине')}
<h1>Отзывы о магазине</h1>
<div class="prose prose--page reviews-page">
  <div class="reviews-page__sum">
    ${all.average !== null && html`<p class="reviews__sum">${stars(all.average)} <b>${String(all.average).replace('.', ',')}</b> из\u00a05 · ${reviewsText(all.count)}</p>`}
    ${all.count > 0 && starsFilter(all)}
    <div class="review-button" data-prilavok="store-feedback-button"></div>
    <p><a href="${ORDER_REVIEWS_PATH}">Отзывы о заказах</a></p>
  </div>
  <div>
    <ul class="reviews">${feedback.map(feedbackItem)}</ul>
    ${pager(paging, (page) => withQuery(STORE_REVIEWS_PATH, { score: all.score, page: page === 1 ? null : page }))}
  </div>
</div>
${storeData(
  all.average,
  all.count,
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
