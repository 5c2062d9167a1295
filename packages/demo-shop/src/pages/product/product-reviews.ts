import { dayIn } from '@prilavok/core/clock'
import { html, reviewsText, stars, type ProductRating, type Markup } from '@prilavok/shop-server/kit'
import type { Review } from './reviews.queries'
import { SHOP_ZONE } from '../../shop-facts'

const part = (name: string, text: string | null) => text !== null && text !== '' && html`<p><b>${name}:</b> ${text}</p>`

const review = ({ userName, text, score, isVerifiedPurchase, advantages, disadvantages, answer, on }: Review) => {
  const day = dayIn(on.getTime(), SHOP_ZONE)
  return html`
<li class="review">
  <p class="review__head"><b>${userName}</b> ${score !== null && stars(score)}<time class="review__date" datetime="${day}">${day.split('-').reverse().join('.')}</time></p>
  <p class="review__text">${text}</p>
  ${part('Достоинства', advantages)}${part('Недостатки', disadvantages)}
  ${isVerifiedPurchase && html`<p class="review__bought">Купил в этом магазине</p>`}
  ${answer !== null && answer !== '' && html`<div class="review__answer"><b>Ответ магазина</b><p>${answer}</p></div>`}
</li>`
}

/** The reviews of a product, what buyers wrote as text. The page links to them, and their tab loads them. Source: PRODUCT-07. */
export const productReviews = (name: string, rating: ProductRating, reviews: readonly Review[]): Markup =>
  reviews.length === 0
    ? html`<p>Отзывов о товаре «${name}» пока нет.</p><p>Купили его у нас? После получения заказа мы пришлём письмо, в котором можно оставить оценку.</p>`
    : html`
<p class="reviews__sum">${rating.average_score !== null && html`${stars(rating.average_score)} <b>${String(rating.average_score).replace('.', ',')}</b> из\u00a05 · `}${reviewsText(rating.comments_count)}</p>
<ul class="reviews">${reviews.map(review)}</ul>`
