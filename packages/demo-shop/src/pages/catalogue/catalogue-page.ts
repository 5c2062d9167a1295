import { html, CATALOGUE_PATH, categoryPath, categoryPicturePath } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { productsText } from './shelf-tiles'
import type { Shelf } from './shelves.queries'

const section = (shelf: Shelf) => html`
<li class="shelf">
  <img class="shelf__picture" src="${categoryPicturePath(shelf.slug)}" width="96" height="96" alt="" loading="lazy" decoding="async">
  <div class="shelf__about">
    <h2 class="shelf__name"><a href="${categoryPath(shelf.path)}">${shelf.name}</a></h2>
    <p class="shelf__count">${productsText(shelf.productCount)}</p>
    ${shelf.children.length > 0 && html`<ul class="shelf__children">${shelf.children.map((child) => html`<li><a href="${categoryPath(child.path)}">${child.name}</a></li>`)}</ul>`}
  </div>
</li>`

/** All categories with their subcategories. */
export const cataloguePage = (roots: readonly Shelf[]): Page => ({
  title: 'Каталог строительных материалов',
  description: `Каталог магазина «${SHOP_FACTS.name}»: ${roots.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  canonical: CATALOGUE_PATH,
  section: 'catalogue',
  content: html`
${breadcrumbs([], 'Каталог')}
<h1>Каталог</h1>
<ul class="shelf-list">${roots.map(section)}</ul>`,
})
