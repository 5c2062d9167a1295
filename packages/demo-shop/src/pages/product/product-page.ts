import { VIDEO_HOSTS } from '@prilavok/core/product'
import type { Kysely } from 'kysely'
import {
  findOrderReviews,
  questionsOf,
  html,
  CATALOGUE_PATH,
  categoryPath,
  HOME_PATH,
  productPath,
  roublesText,
  productAttachments,
  productFeatures,
  productPictures,
  productMarks,
  productRow,
  AVAILABILITY_WORDS,
  reviewsText,
  stars,
  type QuestionRow,
  type ShopDatabase,
  type CardProduct,
} from '@prilavok/shop-server/kit'
import { breadcrumbData } from '../catalogue/list-data'
import { idsWithin, wayTo, type Shelves } from '../catalogue/shelves.queries'
import { recentlyViewed } from '../catalogue/recently-viewed'
import { questionsData } from '../content/content-data'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { advantages } from './advantages'
import { buyBox } from './buy-box'
import { productAttributes, productForSearchEngines } from './product-data'
import { factsOf } from './product-facts'
import { productGallery } from './product-gallery'
import { productTabs } from './product-tabs'
import { reviewsOf } from './reviews.queries'
import { boughtTogether, neighbours, relatedProducts, type FullProduct } from './product.queries'

/** Where the frames of review videos come from. Source: PRODUCT-08. */
const VIDEO_FRAMES = VIDEO_HOSTS.map((host) => `https://${host}`)

const FACTS_AT_THE_TOP = 6
const CARDS_IN_A_BLOCK = 5
const ORDER_REVIEWS = 6
const REVIEWS_FOR_SEARCH_ENGINES = 5

/** The answered questions for search engines; none for a product without questions. */
const answered = (questions: readonly QuestionRow[]) => {
  const known = questions.flatMap(({ details: { question, answer } }) =>
    question === '' || answer == null || answer === '' ? [] : [{ question, answer }],
  )
  return known.length > 0 && questionsData(known)
}

const cardsOf = (heading: string, products: readonly CardProduct[]) =>
  products.length > 0 && html`<h2 class="block__heading">${heading}</h2>${productRow(products)}`

/** Products around this one: loaded by a widget when they come into sight, cards of the server where no script runs. Source: PRODUCT-19. */
const block = (id: string, widget: string, heading: string, products: readonly CardProduct[]) =>
  html`<div class="block block--offers" id="${id}" data-prilavok="${widget}"><noscript>${cardsOf(heading, products)}</noscript></div>`

/** What buyers think, as a link to their reviews. */
const rating = ({ average_score, comments_count }: FullProduct) =>
  average_score !== null &&
  html`<span class="product__rating">${stars(average_score)}<a href="#comments">${reviewsText(comments_count)}</a></span> `

/** A product with its picture, price, facts, description and what goes with it. */
export async function productPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  product: FullProduct,
  origin: string | null,
): Promise<Page> {
  const shelf = shelves.byId.get(product.category_id)
  const wayHere = shelf === undefined ? [] : wayTo(shelves, shelf)
  const [pictures, features, attachments, together, related, around, questions, ofOrders, reviews] = await Promise.all([
    productPictures(db, product.id),
    productFeatures(db, { id: product.id, categoryId: product.category_id }),
    productAttachments(db, product.id),
    boughtTogether(db, product.id, CARDS_IN_A_BLOCK),
    relatedProducts(db, product.id, CARDS_IN_A_BLOCK),
    neighbours(db, product, wayHere.slice(0, 1).flatMap(idsWithin), CARDS_IN_A_BLOCK),
    questionsOf(db, product.id),
    findOrderReviews(db, { pageSize: ORDER_REVIEWS }, product.id),
    reviewsOf(db, product.id),
  ])
  const way = wayHere.map(({ name, path }) => ({ name, path: categoryPath(path) }))
  const crumbs = [{ name: 'Каталог', path: CATALOGUE_PATH }, ...way]
  const facts = factsOf(product)
  const price = roublesText(product.price_kopecks)
  return {
    widget: 'cart-button',
    title: `${product.name} — ${price}`,
    description: `${product.name}: цена ${price}, ${AVAILABILITY_WORDS[product.availability].text.toLowerCase()}. ${facts
      .slice(0, 3)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('; ')}.`,
    canonical: productPath(product),
    section: 'catalogue',
    announces: true,
    ...(product.video_url === null ? {} : { frames: VIDEO_FRAMES }),
    content: html`
${breadcrumbs(crumbs, product.name)}
<article class="product" ${productAttributes(product)}>
  <div class="product__head">
    <h1 class="product__name">${product.name}</h1>
    <p class="product__article">${rating(product)}<span>Артикул ${product.article}${product.manufacturer !== null && html` · ${product.manufacturer}`}</span></p>
  </div>
  <div class="product__picture">${productGallery(product, pictures)}${productMarks(product)}</div>
  <section class="product__brief" aria-labelledby="brief">
    <h2 class="product__brief-heading" id="brief">Коротко о товаре</h2>
    <dl class="brief">${facts.slice(0, FACTS_AT_THE_TOP).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <p><a href="#specs">Все характеристики</a></p>
    ${advantages(features)}
  </section>
  ${buyBox(product)}
  ${productTabs(product, facts, attachments, { questions, orderReviews: ofOrders.reviews })}
</article>
<div class="block block--prices" data-prilavok="competitor-prices"></div>
${block('together', 'product-cross-sales', 'С этим товаром покупают', together)}
${block('similar', 'product-relations', 'Похожие и сопутствующие товары', related.length > 0 ? related : around)}
${recentlyViewed({ title: product.name, uri: productPath(product) })}
${productForSearchEngines(product, origin, reviews.slice(0, REVIEWS_FOR_SEARCH_ENGINES))}
${answered(questions)}
${breadcrumbData([{ name: 'Главная', path: HOME_PATH }, ...crumbs, { name: product.name, path: productPath(product) }], origin)}`,
  }
}
