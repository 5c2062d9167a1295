import { html, CATALOGUE_PATH, HOME_PATH } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { shelfTiles } from '../catalogue/shelf-tiles'
import type { Shelf } from '../catalogue/shelves.queries'
import type { Page } from '../frame/page.types'

/** The page for an address that does not exist. */
export const missingPage = (roots: readonly Shelf[]): Page => ({
  title: 'Страница не найдена',
  isPrivate: true,
  content: html`
<div class="notice-page">
  <p class="notice-page__code" aria-hidden="true">404</p>
  <h1>Такой страницы нет</h1>
  <p>Возможно, товар сняли с продажи или в адресе опечатка. Поищите по названию или начните с каталога.</p>
  <p class="notice-page__ways"><a class="button" href="${CATALOGUE_PATH}">Открыть каталог</a> <a href="${HOME_PATH}">На главную</a> <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a></p>
</div>
<section class="block" aria-labelledby="popular"><h2 class="block__heading" id="popular">Разделы каталога</h2>${shelfTiles(roots)}</section>`,
})
