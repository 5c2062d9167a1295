import { plural } from '@prilavok/core'
import { html, categoryPath, categoryPicturePath, type Markup } from '@prilavok/shop-server/kit'
import type { Shelf } from './shelves.queries'

/** `12 товаров`. Source: UI-10. */
export const productsText = (count: number): string =>
  `${count}\u00a0${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`

/** Shelves as tiles with pictures. */
export const shelfTiles = (shelves: readonly Shelf[]): Markup => html`
<ul class="tiles">
  ${shelves.map(
    (shelf) => html`
  <li class="tile">
    <img class="tile__picture" src="${categoryPicturePath(shelf.slug)}" width="96" height="96" alt="" loading="lazy" decoding="async">
    <a class="tile__link" href="${categoryPath(shelf.path)}">${shelf.name}</a>
    <span class="tile__count">${productsText(shelf.productCount)}</span>
  </li>`,
  )}
</ul>`
