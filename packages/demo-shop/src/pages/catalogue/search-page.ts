import type { Kysely } from 'kysely'
import {
  html,
  CATALOGUE_PATH,
  categoryPath,
  searchPath,
  withQuery,
  foundCategories,
  LONGEST_QUERY,
  understandQuery,
  PAGE_SIZE,
  productGrid,
  type ShopDatabase,
  type Markup,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { pager, pagingOf } from './pager'
import { recentlyViewed } from './recently-viewed'
import { listedBy, sortedByFit } from './search.queries'
import { productsText, shelfTiles } from './shelf-tiles'
import type { Shelves } from './shelves.queries'
import { sortingLinks, sortingOf, sortingParameter } from './sorting'

interface SearchRequest {
  readonly query: string
  readonly page: string | undefined
  readonly sort: string | undefined
}

/** Shelves above the products, and where nothing was found. */
const MOST_SHELVES = 6

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

/** A way on where nothing was found: the largest sections, what the visitor has looked at, and how to ask otherwise. */
const waysOn = ({ roots }: Shelves) => {
  const largest = [...roots].sort((one, other) => other.productCount - one.productCount).slice(0, MOST_SHELVES)
  return html`
${tips}
<section class="block found" aria-labelledby="found-sections"><h2 id="found-sections">Популярные разделы</h2>${shelfTiles(largest)}</section>
${recentlyViewed()}`
}

/** What is looked for in place of the query. */
const correction = (corrected: string) =>
  html`<p class="found__corrected" role="status">Показаны результаты по запросу <b>«${corrected}»</b></p>`

/** What the shop has for a query: shelves and products. */
export async function searchPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  { query: wanted, page, sort }: SearchRequest,
): Promise<Page> {
  const query = wanted
    .replace(/[\p{Surrogate}\0]/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
  const frame = { isPrivate: true, query } as const
  if (query === '') return { ...frame, title: 'Поиск', content: results('Что ищем?', waysOn(shelves)) }

  const { searches, corrected } = await understandQuery(db, query)
  const listed = searches === null ? null : await listedBy(db, searches)
  const named = searches === null ? [] : await foundCategories(db, searches, MOST_SHELVES)
  const matching = named.flatMap(({ path }) => shelves.byPath.get(path) ?? [])
  if (searches === null || (listed === null && matching.length === 0)) {
    return {
      ...frame,
      title: `Поиск: ${query}`,
      content: results(`По запросу «${query}» ничего не нашлось`, waysOn(shelves)),
    }
  }

  const total = listed?.total ?? 0
  const sorting = sortingOf(sort)
  const paging = pagingOf(page, total)
  const products =
    listed === null
      ? []
      : await sortedByFit(listed.found, searches, sorting)
          .limit(PAGE_SIZE)
          .offset((paging.page - 1) * PAGE_SIZE)
          .execute()
  const address = (number: number, order = sorting) =>
    withQuery(searchPath(query), { sort: sortingParameter(order), page: number === 1 ? null : number })
  return {
    ...frame,
    title: paging.page === 1 ? `Поиск: ${query}` : `Поиск: ${query}, страница ${paging.page}`,
    content: results(
      `Результаты поиска «${query}»`,
      html`
${corrected !== null && correction(corrected)}
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
