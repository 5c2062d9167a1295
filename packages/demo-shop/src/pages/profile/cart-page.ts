import {
  cartButton,
  html,
  CATALOGUE_PATH,
  nothing,
  productPath,
  productPicturePath,
  productPrice,
  type CardProduct,
} from '@prilavok/shop-server/kit'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { orderByPhone } from './order-by-phone'

/** A product whose plain link was followed: in a new tab, from a message, without script. With script its button adds it here. */
const wantedProduct = (product: CardProduct) => html`
<section class="wanted" aria-label="Товар, который вы выбрали">
  <img src="${productPicturePath(product.id)}" width="96" height="96" alt="">
  <div>
    <p class="wanted__name"><a href="${productPath(product)}">${product.name}</a></p>
    <p class="wanted__article">Артикул для заказа: <b>${product.article}</b></p>
    ${productPrice(product)}
    ${cartButton(product, { isPlainLink: false })}
  </div>
</section>`

const emptyHanded = html`<p>Корзина хранится в вашем браузере и показывается, когда в нём включены скрипты. <a href="${CATALOGUE_PATH}">Открыть каталог</a></p>`

/**
 * The cart page. `wanted` is the product whose plain link was followed;
 * `paymentType` of the visitor's city decides what the widget shows about paying on delivery.
 * Source: CART-14, CART-22.
 */
export const cartPage = (wanted: CardProduct | undefined, paymentType: string | null): Page => ({
  title: 'Корзина',
  isPrivate: true,
  section: 'cart',
  widget: 'cart-page',
  content: html`
${breadcrumbs([], 'Корзина')}
<h1>Корзина</h1>
${wanted !== undefined && wantedProduct(wanted)}
<div class="widget-place widget-place--cart" data-prilavok="cart-page"${paymentType !== null && html` data-payment-type="${paymentType}"`}>${orderByPhone(wanted === undefined ? emptyHanded : nothing)}</div>`,
})
