import type { OrderReview } from '@prilavok/contracts'
import {
  html,
  jsonScript,
  trustedHtml,
  DELIVERY_PATH,
  largePicturePath,
  productCommentsPath,
  reviewsText,
  type QuestionRow,
  type Markup,
} from '@prilavok/shop-server/kit'
import { documents } from './documents'
import { factsTable, type Fact } from './product-facts'
import type { FullProduct } from './product.queries'

/** The review video: a link without script, a poster and a button with it. Source: PRODUCT-08. */
const video = ({ id, video_url, name }: FullProduct) =>
  video_url !== null &&
  html`<div class="product__video" data-prilavok="product-video" data-url="${video_url}" data-poster="${largePicturePath(id, 'use')}" data-title="Видеообзор: ${name}"><a href="${video_url}">Смотреть видеообзор</a></div>`

/** What the page says of reviews until their tab loads them: how many there are, and where they are read without script. */
const comments = (product: FullProduct) =>
  product.comments_count === 0
    ? html`<p>Отзывов о товаре «${product.name}» пока нет.</p>`
    : html`<p><a href="${productCommentsPath(product)}">Читать ${reviewsText(product.comments_count)}</a></p>`

/** What others say of the product beside its reviews. */
interface Voices {
  readonly questions: readonly QuestionRow[]
  /** Of the orders that had it. Source: CONTENT-19. */
  readonly orderReviews: readonly OrderReview[]
}

/** Questions with their answers, where no script runs. */
const questionList = (questions: readonly QuestionRow[]) =>
  questions.map(
    ({ details }) => html`<p><b>${details.question}</b></p>${details.answer != null && html`<p>${details.answer}</p>`}`,
  )

/**
 * Description, delivery and reviews: one after another without script, tabs with it. Links to the sections stand where the tabs will be.
 * Source: PRODUCT-04.
 */
export const productTabs = (
  product: FullProduct,
  facts: readonly Fact[],
  attachments: Parameters<typeof documents>[0],
  { questions, orderReviews }: Voices,
): Markup => html`
<div class="product__text">
  <div class="tabs" data-prilavok="product-tabs"><nav class="tabs__links" aria-label="О товаре"><a href="#description">Описание</a><a href="#delivery">Доставка и пункты выдачи</a><a href="#comments">Отзывы${product.comments_count > 0 && html`<span class="tabs__count">${product.comments_count}</span>`}</a></nav></div>
  <section class="tabs__panel" id="description" aria-labelledby="description-heading">
    <h2 class="tabs__heading" id="description-heading">Описание</h2>
    ${product.description !== '' && html`<div class="prose">${trustedHtml(product.description)}</div>`}
    ${video(product)}
    <section aria-labelledby="specs"><h3 class="block__heading" id="specs">Характеристики</h3>${factsTable(facts)}</section>
    ${documents(attachments)}
  </section>
  <section class="tabs__panel" id="delivery" aria-labelledby="delivery-heading">
    <h2 class="tabs__heading" id="delivery-heading">Доставка и пункты выдачи</h2>
    <div class="prose">
      <p>Привезём в пункт выдачи или курьером до двери. Стоимость и срок зависят от города, веса и перевозчика: точную сумму вы увидите до оплаты.</p>
      <p><a href="${DELIVERY_PATH}">Все способы доставки и оплаты</a></p>
    </div>
    <div data-prilavok="product-points"></div>
  </section>
  <section class="tabs__panel" id="comments" aria-labelledby="comments-heading">
    <h2 class="tabs__heading" id="comments-heading">Отзывы</h2>
    <div data-prilavok="product-comments" data-content-url="${productCommentsPath(product)}"><div class="prose">${comments(product)}</div></div>
    <div class="product__voices" data-prilavok="best-comment" data-id="${product.id}"></div>
    <div class="product__voices" data-prilavok="product-comment-button" data-id="${product.id}"></div>
    <div class="product__voices" data-prilavok="product-questions" data-id="${product.id}"><noscript>${questionList(questions)}</noscript></div>
    ${orderReviews.length > 0 && html`<div class="product__voices" data-prilavok="order-reviews" data-title="Заказы с этим товаром">${jsonScript('application/json', 'related-orders', orderReviews)}</div>`}
    <div class="product__question" data-prilavok="product-actions" data-only="customer-question"></div>
  </section>
</div>`
