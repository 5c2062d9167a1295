import type { FilterChoice } from '@prilavok/contracts'
import type { Kysely } from 'kysely'
import {
  html,
  trustedHtml,
  CATALOGUE_PATH,
  categoryPath,
  HOME_PATH,
  withQuery,
  productFragment,
  cardsOf,
  type ShopDatabase,
  type Markup,
  type CategoryIndex,
  type CountedCategory,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { filterForm } from './filter-form'
import { queryOfSelection, selectionOf, type Query } from './filter-query'
import type { Landing } from './landing.queries'
import { breadcrumbData, listData } from './list-data'
import { pager, pagingOf, sizeOf, sizeParameter } from './pager'
import { productsText, shelfTiles } from './shelf-tiles'
import { wayTo, type Shelf, type Shelves } from './shelves.queries'
import { PRODUCT_SORTS, sortingLinks, sortingOf, sortingParameter } from './sorting'

interface CategoryRequest {
  readonly query: Query
  /** What addresses of this shop begin with; null = not known for sure. */
  readonly origin: string | null
  /** The dynamic category that the page is opened as. */
  readonly landing?: Landing
}

const sideList = (heading: string, shelves: readonly Shelf[], current: Shelf) => html`
<nav class="side-list" aria-label="Соседние разделы">
  <h2 class="side-list__heading">${heading}</h2>
  <ul>
    ${shelves.map(
      (shelf) => html`
    <li><a href="${categoryPath(shelf.path)}"${shelf.id === current.id && html` aria-current="page"`}><span>${shelf.name}</span><span class="side-list__count">${shelf.productCount}</span></a></li>`,
    )}
  </ul>
</nav>`

/** The way out of a list that nothing passes: without one of the filters, or without all. */
const nothingFound = (
  { facets }: CountedCategory,
  selection: readonly FilterChoice[],
  address: (kept: readonly FilterChoice[]) => string,
): Markup => html`
<div class="empty" data-total-count="0">
  <p>Ничего не нашлось: таких товаров, чтобы подходили под все фильтры сразу, нет.</p>
  <ul>${selection.map(({ searchCode }) => html`<li><a href="${address(selection.filter((choice) => choice.searchCode !== searchCode))}">Убрать фильтр «${facets.find(({ code }) => code === searchCode)?.name}»</a></li>`)}</ul>
  <p><a href="${address([])}">Сбросить все фильтры</a></p>
</div>`

/** What the filters leave of a category: its list with order and pages, as plain links. */
async function listOf(
  db: Kysely<ShopDatabase>,
  path: string,
  counted: CountedCategory,
  selection: readonly FilterChoice[],
  query: Query,
) {
  const total = counted.ids.length
  const sorting = sortingOf(query['sort']?.[0])
  const size = sizeOf(query['pageSize']?.[0])
  const paging = pagingOf(query['page']?.[0], total, size)
  const first = (paging.page - 1) * size
  const products = await cardsOf(db, counted.ids.slice(first, first + size))
  const address = (page: number, order = sorting, kept = selection) =>
    withQuery(path, {
      ...queryOfSelection(kept),
      sort: sortingParameter(order),
      page: page === 1 ? null : page,
      pageSize: sizeParameter(size),
    })
  const facts = { pageIndex: paging.page, pageSize: size, pageCount: paging.pageCount, totalCount: total }
  const content =
    total === 0
      ? nothingFound(counted, selection, (kept) => address(1, sorting, kept))
      : html`${productFragment(products, facts)}${pager(paging, address)}`
  const bar = sortingLinks(sorting, (order) => address(1, order))
  return { paging, products, first, content, bar, sort: sortingParameter(sorting) }
}

/** A shelf: its subcategories, its neighbours, its filters, and its products page by page. */
export async function categoryPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  shelf: Shelf,
  category: CategoryIndex,
  { query, origin, landing }: CategoryRequest,
): Promise<Page> {
  const selection = selectionOf(category.facets, query)
  const counted = category.count(selection, PRODUCT_SORTS[sortingOf(query['sort']?.[0])])
  const path = categoryPath(shelf.path)
  const list = await listOf(db, path, counted, selection, query)
  const way = wayTo(shelves, shelf).slice(0, -1)
  const parent = way.at(-1)
  const crumbs = [
    { name: 'Каталог', path: CATALOGUE_PATH },
    ...way.map(({ name, path: at }) => ({ name, path: categoryPath(at) })),
  ]
  const { page } = list.paging
  const title = landing?.metaTitle ?? landing?.name ?? shelf.name
  const heading = landing?.h1 ?? landing?.name ?? shelf.name
  const shown = landing === undefined ? shelf.productCount : counted.ids.length
  return {
    title: page === 1 ? title : `${title}, страница ${page}`,
    description:
      landing?.metaDescription ??
      `${shelf.name}: ${productsText(shelf.productCount)} в магазине «${SHOP_FACTS.name}», ${SHOP_FACTS.city}. Доставка по России, оплата при получении.`,
    // Selections, orders and sizes of a list are one content.
    canonical: withQuery(landing === undefined ? path : categoryPath(landing.slug), { page: page === 1 ? null : page }),
    section: 'catalogue',
    content: html`
${breadcrumbs(crumbs, shelf.name)}
<div class="page-heading"><h1>${heading}</h1><p class="page-heading__count">${productsText(shown)}</p></div>
${landing?.text && html`<div class="prose">${trustedHtml(landing.text)}</div>`}
<div class="with-side${shelf.productCount > 0 && ' with-side--filters'}">
  ${sideList(parent?.name ?? 'Каталог', parent?.children ?? shelves.roots, shelf)}
  ${shelf.productCount > 0 && filterForm({ categoryId: shelf.id, path, counted, selection, sort: list.sort })}
  <div class="with-side__content">
    ${shelf.children.length > 0 && html`<section aria-labelledby="subcategories"><h2 class="visually-hidden" id="subcategories">Подразделы</h2>${shelfTiles(shelf.children)}</section>`}
    <section aria-labelledby="products">
      <h2 class="visually-hidden" id="products">Товары</h2>
      ${
        shelf.productCount === 0
          ? html`<p class="empty">В этом разделе пока нет товаров. Загляните в <a href="${CATALOGUE_PATH}">другие разделы</a> или позвоните: ${SHOP_FACTS.phone}.</p>`
          : html`<div id="list-bar">${list.bar}</div><div id="product-list">${list.content}</div>`
      }
    </section>
  </div>
</div>
${breadcrumbData([{ name: 'Главная', path: HOME_PATH }, ...crumbs, { name: shelf.name, path }], origin)}
${list.products.length > 0 && listData(list.products, list.first + 1, origin)}`,
  }
}
