import { html, COMPARISON_PATH, FAVOURITES_PATH, type Markup } from '@prilavok/shop-server/kit'
import { icon } from './icons'

const LISTS = {
  favourites: { path: FAVOURITES_PATH, picture: 'heart', name: 'Избранное', badge: 'favourites-badge' },
  comparison: { path: COMPARISON_PATH, picture: 'scales', name: 'Сравнение', badge: 'compare-badge' },
} as const

/** The way to a list of the visitor with its count, in the header or in the bar of phones. */
export const listLink = (list: keyof typeof LISTS, place: 'header' | 'bar', isCurrent: boolean): Markup => {
  const { path, picture, name, badge } = LISTS[list]
  return html`
<a class="cart-link cart-link--${place}" href="${path}" rel="nofollow"${isCurrent && html` aria-current="page"`}>${icon(picture)}${name} <span class="cart-link__count" data-prilavok="${badge}"></span></a>`
}
