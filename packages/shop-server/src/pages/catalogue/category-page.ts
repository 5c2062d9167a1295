import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../../db/schema'
import { html } from '../../http/html'
import { CATALOGUE_PATH, categoryPath, withQuery } from '../../links'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { PAGE_SIZE, pager, pagingOf } from './pager'
import { productGrid } from './product-card'
import { cards, countOf, sorted } from './product-card.queries'
import { productsText, shelfTiles } from './shelf-tiles'
import { idsWithin, wayTo, type Shelf, type Shelves } from './shelves.queries'
import { sortingLinks, sortingOf, sortingParameter } from './sorting'

interface ListRequest {
  readonly page: string | undefined
  readonly sort: string | undefined
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

/** A shelf: its subcategories, its neighbours, and its products page by page. */
export async function categoryPage(
  db: Kysely<ShopDatabase>,
  shelves: Shelves,
  shelf: Shelf,
  request: ListRequest,
): Promise<Page> {
  const found = cards(db).where('category_id', 'in', idsWithin(shelf))
  const total = await countOf(found)
  const sorting = sortingOf(request.sort)
  const paging = pagingOf(request.page, total)
  const products = await sorted(found, sorting)
    .limit(PAGE_SIZE)
    .offset((paging.page - 1) * PAGE_SIZE)
    .execute()

  const way = wayTo(shelves, shelf).slice(0, -1)
  const parent = way.at(-1)
  const path = categoryPath(shelf.path)
  const address = (page: number, order = sorting) =>
    withQuery(path, { sort: sortingParameter(order), page: page === 1 ? null : page })
  return {
    title: paging.page === 1 ? shelf.name : `${shelf.name}, страница ${paging.page}`,
    description: `${shelf.name}: ${productsText(total)} в магазине «${SHOP_FACTS.name}», ${SHOP_FACTS.city}. Доставка по России, оплата при получении.`,
    canonical: withQuery(path, { page: paging.page === 1 ? null : paging.page }),
    section: 'catalogue',
    content: html`
${breadcrumbs([{ name: 'Каталог', path: CATALOGUE_PATH }, ...way.map(({ name, path: at }) => ({ name, path: categoryPath(at) }))], shelf.name)}
<div class="page-heading"><h1>${shelf.name}</h1><p class="page-heading__count">${productsText(total)}</p></div>
<div class="with-side">
  ${sideList(parent?.name ?? 'Каталог', parent?.children ?? shelves.roots, shelf)}
  <div class="with-side__content">
    ${shelf.children.length > 0 && html`<section aria-labelledby="subcategories"><h2 class="visually-hidden" id="subcategories">Подразделы</h2>${shelfTiles(shelf.children)}</section>`}
    <section aria-labelledby="products">
      <h2 class="visually-hidden" id="products">Товары</h2>
      ${
        total === 0
          ? html`<p class="empty">В этом разделе пока нет товаров. Загляните в <a href="${CATALOGUE_PATH}">другие разделы</a> или позвоните: ${SHOP_FACTS.phone}.</p>`
          : html`${sortingLinks(sorting, (order) => address(1, order))}${productGrid(products)}${pager(paging, address)}`
      }
    </section>
  </div>
</div>`,
  }
}
