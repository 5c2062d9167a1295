import { html, CART_PATH, type Markup } from '@prilavok/shop-server/kit'
import { icon } from './icons'

/**
 * The way to the cart with its count. The page has three of them, each shown at its width by the shop's style
 * sheet; the badge has a corner of its own, so counting moves nothing.
 * Source: CART-42.
 */
export const cartLink = (place: 'desktop' | 'tablet' | 'mobile', isCurrent: boolean): Markup => html`
<a class="cart-link cart-link--${place}" href="${CART_PATH}"${isCurrent && html` aria-current="page"`}>${icon('cart')}Корзина <span class="cart-link__count" data-prilavok="cart-badge" data-opens="mini-cart"></span></a>`
