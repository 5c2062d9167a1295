import { html, CATALOGUE_PATH } from '@prilavok/shop-server/kit'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'

const kept = html`<noscript><p>Этот список хранится в вашем браузере и показывается, когда в нём включены скрипты. <a href="${CATALOGUE_PATH}">Открыть каталог</a></p></noscript>`

const listPage = (title: string, section: 'favourites' | 'comparison', widget: string): Page => ({
  title,
  isPrivate: true,
  section,
  content: html`
${breadcrumbs([], title)}
<h1>${title}</h1>
<div class="widget-place widget-place--list" data-prilavok="${widget}">${kept}</div>`,
})

/** The page of favourites. */
export const favouritesPage = (): Page => listPage('Избранное', 'favourites', 'favourites-page')

/** The page of the comparison. */
export const comparisonPage = (): Page => listPage('Сравнение товаров', 'comparison', 'compare-page')
