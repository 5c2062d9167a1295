import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '../../db/schema'
import { html, type Markup } from '../../http/html'
import { CATALOGUE_PATH, categoryPath, SEARCH_PATH, withQuery } from '../../links'
import { contains, searchText } from '../../rules/search-text'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { PAGE_SIZE, pager, pagingOf } from './pager'
import { productGrid } from './product-card'
import { cards, countOf, sorted } from './product-card.queries'
import { LONGEST_QUERY, searchStems } from './search-words'
import { productsText, shelfTiles } from './shelf-tiles'
import type { Shelves } from './shelves.queries'
import { sortingLinks, sortingOf, sortingParameter } from './sorting'

interface SearchRequest {
  readonly query: string
  readonly page: string | undefined
  readonly sort: string | undefined
}

/** Products whose names hold every word of the query, or whose article is the query. */
function productsFor(db: Kysely<ShopDatabase>, query: string, stems: readonly string[]) {
  const name = sql<string>`translate(lower(product.name), 'ё', 'е')`
  return cards(db).where((eb) =>
    eb.or([
      eb.and(stems.map((stem) => eb(name, 'like', contains(stem)))),
      eb(sql<string>`lower(article)`, '=', searchText(query)),
    ]),
  )
}

const tips = html`
<div class="empty">
  <p>Попробуйте так:</p>
  <ul>
    <li>оставьте одно-два главных слова: «штукатурка», «гипсокартон 12»;</li>
    <li>проверьте, нет ли опечатки или английской раскладки;</li>
    <li>введите артикул целиком;</li>
    <li>позвоните, подскажем: <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a>.</li>
  </ul>
  <p><a href="${CATALOGUE_PATH}">Открыть каталог</a></p>
</div>`

const results = (heading: string, content: Markup, count?: number) => html`
${breadcrumbs([], 'Поиск')}
<div class="page-heading"><h1>${heading}</h1>${count !== undefined && html`<p class="page-heading__count">${productsText(count)}</p>`}</div>
${content}`

/** What the shop has for a query: shelves and products. */
export async function searchPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  { query: wanted, page, sort }: SearchRequest,
): Promise<Page> {
  const query = wanted.trim().slice(0, LONGEST_QUERY)
  const stems = searchStems(query)
  const frame = { isPrivate: true, query } as const
  if (stems.length === 0) return { ...frame, title: 'Поиск', content: results('Что ищем?', tips) }

  const found = productsFor(db, query, stems)
  const total = await countOf(found)
  const matching = [...shelves.byId.values()]
    .filter(({ name }) => stems.every((stem) => searchText(name).includes(stem)))
    .slice(0, 6)
  const title = `Поиск: ${query}`
  if (total === 0 && matching.length === 0) {
    return { ...frame, title, content: results(`По запросу «${query}» ничего не нашлось`, tips) }
  }

  const sorting = sortingOf(sort)
  const paging = pagingOf(page, total)
  const products = await sorted(found, sorting)
    .limit(PAGE_SIZE)
    .offset((paging.page - 1) * PAGE_SIZE)
    .execute()
  const address = (number: number, order = sorting) =>
    withQuery(SEARCH_PATH, { q: query, sort: sortingParameter(order), page: number === 1 ? null : number })
  return {
    ...frame,
    title,
    content: results(
      `Результаты поиска «${query}»`,
      html`
${matching.length > 0 && html`<section class="found" aria-labelledby="found-shelves"><h2 id="found-shelves">Разделы</h2>${shelfTiles(matching)}</section>`}
${
  total > 0 &&
  html`<section aria-labelledby="found-products"><h2 class="visually-hidden" id="found-products">Товары</h2>${sortingLinks(sorting, (order) => address(1, order))}${productGrid(products)}${pager(paging, address)}</section>`
}
${matching.length > 0 && total === 0 && html`<p class="empty">Товаров с таким названием нет, но есть подходящий раздел: <a href="${categoryPath(matching[0]?.path ?? '')}">${matching[0]?.name}</a>.</p>`}`,
      total,
    ),
  }
}
