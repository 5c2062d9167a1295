import { fewestOf, packOf } from '@prilavok/core/cart'
import { html, nothing, type Markup } from '../../http/html'
import { productPath, productPicturePath } from '../../links'
import { roublesText } from '../../rules/money'
import { AVAILABILITY_WORDS } from './availability'
import { discountPercent } from './price'
import { reviewsText, stars } from './rating'
import { cartButton } from './cart-button'
import { keepButtons } from './keep-buttons'
import type { CardProduct } from './product-card.queries'

const MARKS = [
  { tag: 'Hit', text: 'Хит', tone: 'hit' },
  { tag: 'Novelty', text: 'Новинка', tone: 'new' },
  { tag: 'FreeDelivery', text: 'Доставим бесплатно', tone: 'free' },
  { tag: 'PrepaymentOnly', text: 'Только предоплата', tone: 'plain' },
] as const

/** The discount and the product's tags as short marks. */
export function productMarks(
  { price_kopecks, old_price_kopecks, tags }: CardProduct,
  most: number = MARKS.length,
): Markup {
  const percent = discountPercent(price_kopecks, old_price_kopecks)
  const shown = MARKS.filter(({ tag }) => tags.includes(tag)).slice(0, most)
  if (percent === null && shown.length === 0) return nothing
  return html`
<ul class="marks" aria-label="Отметки">
  ${percent !== null && html`<li class="mark mark--sale">−${percent}\u00a0%</li>`}
  ${shown.map(({ text, tone }) => html`<li class="mark mark--${tone}">${text}</li>`)}
</ul>`
}

/** How a product is sold that is not sold piece by piece: `упаковка 8 шт.`, `от 5 шт.`. */
export function packText({ minimum, step, unit }: Pick<CardProduct, 'minimum' | 'step' | 'unit'>): string {
  const packs = { minimum: minimum ?? 1, step: step ?? 1 }
  const [fewest, pack] = [fewestOf(packs), packOf(packs)]
  return [
    ...(pack > 1 ? [`упаковка\u00a0${pack}\u00a0${unit}`] : []),
    ...(fewest > pack ? [`от\u00a0${fewest}\u00a0${unit}`] : []),
  ].join(', ')
}

const packs = (product: CardProduct): Markup => {
  const text = packText(product)
  return text === '' ? nothing : html`<span class="price__pack">${text}</span>`
}

/** Price with unit and, when it was dearer, the former one, and the pack that it is sold in. */
export const productPrice = (product: CardProduct): Markup => {
  const { price_kopecks, old_price_kopecks, unit } = product
  return html`
<p class="price">
  <b class="price__now"><span class="visually-hidden">Цена </span>${roublesText(price_kopecks)}</b><span class="price__unit">/\u00a0${unit}</span>
  ${old_price_kopecks !== null && old_price_kopecks > price_kopecks && html`<s class="price__old"><span class="visually-hidden">Прежняя цена </span>${roublesText(old_price_kopecks)}</s>`}
  ${packs(product)}
</p>`
}

/** Whether the product is there. */
export const productAvailability = ({ availability }: CardProduct): Markup =>
  html`<p class="availability availability--${AVAILABILITY_WORDS[availability].tone}">${AVAILABILITY_WORDS[availability].text}</p>`

/** What buyers think, on the line of the article so that cards stay as high as they are. */
const rating = ({ average_score, comments_count }: CardProduct) =>
  average_score !== null &&
  html`<span class="card__rating">${stars(average_score)} <span aria-label="${reviewsText(comments_count)}">${comments_count}</span></span>`

/** A product in a list; `level` keeps the headings of the page in order. */
export const productCard = (product: CardProduct, level: 2 | 3 = 3): Markup => {
  const address = productPath(product)
  const name = html`<a class="card__link" href="${address}" title="${product.name}">${product.name}</a>`
  return html`
<li class="card">
  <div class="card__picture"><img src="${productPicturePath(product.id)}" width="240" height="240" alt="" loading="lazy" decoding="async">${productMarks(product, 2)}<div class="card__keep">${keepButtons(product, 'icon')}</div></div>
  <div class="card__about">
    ${level === 2 ? html`<h2 class="card__name">${name}</h2>` : html`<h3 class="card__name">${name}</h3>`}
    <p class="card__article"><span class="card__number">Арт. ${product.article}</span>${rating(product)}</p>
    ${productAvailability(product)}
    ${productPrice(product)}
  </div>
  ${cartButton(product)}
</li>`
}

/** A few products: a grid, and on phones one row that slides under the thumb. */
export const productRow = (products: readonly CardProduct[]): Markup =>
  html`<ul class="grid grid--row">${products.map((product) => productCard(product))}</ul>`

/** A grid of products. */
export const productGrid = (products: readonly CardProduct[], level: 2 | 3 = 3): Markup =>
  html`<ul class="grid">${products.map((product) => productCard(product, level))}</ul>`

/** How much a list has, in the attributes that the widget of filters reads (FILTER-03). */
export interface ListFacts {
  readonly pageIndex: number
  readonly pageSize: number
  readonly pageCount: number
  readonly totalCount: number
}

/** A part of a list of products for a page that has the rest of it: its cards, and how much there is. */
export const productFragment = (products: readonly CardProduct[], list: ListFacts, level: 2 | 3 = 3): Markup =>
  html`<div class="products" data-page="${list.pageIndex}" data-page-size="${list.pageSize}" data-page-count="${list.pageCount}" data-total-count="${list.totalCount}">${productGrid(products, level)}</div>`
