import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../../db/schema'
import { html, trustedHtml } from '../../http/html'
import { CATALOGUE_PATH, categoryPath, productPath, productPicturePath } from '../../links'
import { roublesText } from '../../rules/money'
import { productMarks, productRow } from '../catalogue/product-card'
import type { CardProduct } from '../catalogue/product-card.queries'
import { idsWithin, wayTo, type Shelves } from '../catalogue/shelves.queries'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { AVAILABILITY_WORDS } from '../shop/availability'
import { buyBox } from './buy-box'
import { productAttributes, productForSearchEngines } from './product-data'
import { factsOf, factsTable } from './product-facts'
import { neighbours, relatedProducts, type FullProduct } from './product.queries'

const FACTS_AT_THE_TOP = 6
const CARDS_IN_A_BLOCK = 5

const block = (id: string, heading: string, products: readonly CardProduct[]) =>
  products.length > 0 &&
  html`
<section class="block" aria-labelledby="${id}">
  <h2 class="block__heading" id="${id}">${heading}</h2>
  ${productRow(products)}
</section>`

/** A product with its picture, price, facts, description and what goes with it. */
export async function productPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  product: FullProduct,
  origin: string | null,
): Promise<Page> {
  const shelf = shelves.byId.get(product.category_id)
  const wayHere = shelf === undefined ? [] : wayTo(shelves, shelf)
  const [together, analogs, around] = await Promise.all([
    relatedProducts(db, product.id, 'BuyTogether', CARDS_IN_A_BLOCK),
    relatedProducts(db, product.id, 'Analog', CARDS_IN_A_BLOCK),
    neighbours(db, product, wayHere.slice(0, 1).flatMap(idsWithin), CARDS_IN_A_BLOCK),
  ])
  const way = wayHere.map(({ name, path }) => ({ name, path: categoryPath(path) }))
  const facts = factsOf(product)
  const price = roublesText(product.price_kopecks)
  return {
    title: `${product.name} — ${price}`,
    description: `${product.name}: цена ${price}, ${AVAILABILITY_WORDS[product.availability].text.toLowerCase()}. ${facts
      .slice(0, 3)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('; ')}.`,
    canonical: productPath(product),
    section: 'catalogue',
    content: html`
${breadcrumbs([{ name: 'Каталог', path: CATALOGUE_PATH }, ...way], product.name)}
<article class="product" ${productAttributes(product)}>
  <div class="product__head">
    <h1 class="product__name">${product.name}</h1>
    <p class="product__article">Артикул ${product.article}${product.manufacturer !== null && html`<span> · ${product.manufacturer}</span>`}</p>
  </div>
  <div class="product__picture"><img src="${productPicturePath(product.id)}" width="480" height="480" alt="${product.name}" fetchpriority="high">${productMarks(product)}</div>
  <section class="product__brief" aria-labelledby="brief">
    <h2 class="product__brief-heading" id="brief">Коротко о товаре</h2>
    <dl class="brief">${facts.slice(0, FACTS_AT_THE_TOP).map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <p><a href="#specs">Все характеристики</a></p>
  </section>
  ${buyBox(product)}
  <div class="product__text">
    ${product.description !== '' && html`<section aria-labelledby="description"><h2 class="block__heading" id="description">Описание</h2><div class="prose">${trustedHtml(product.description)}</div></section>`}
    <section aria-labelledby="specs"><h2 class="block__heading" id="specs">Характеристики</h2>${factsTable(facts)}</section>
  </div>
</article>
${block('together', 'С этим товаром покупают', together)}
${block('similar', 'Похожие товары', analogs.length > 0 ? analogs : around)}
${productForSearchEngines(product, origin)}`,
  }
}
