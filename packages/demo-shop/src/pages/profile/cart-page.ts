import {
  html,
  CATALOGUE_PATH,
  productPath,
  productPicturePath,
  productPrice,
  type CardProduct,
} from '@prilavok/shop-server/kit'
import { breadcrumbs } from '../frame/breadcrumbs'
import type { Page } from '../frame/page.types'
import { orderByPhone } from './order-by-phone'

const wantedProduct = (product: CardProduct) => html`
<div class="wanted">
  <img src="${productPicturePath(product.id)}" width="96" height="96" alt="">
  <div>
    <p class="wanted__name"><a href="${productPath(product)}">${product.name}</a></p>
    <p class="wanted__article">Артикул для заказа: <b>${product.article}</b></p>
    ${productPrice(product)}
  </div>
</div>`

const emptyHanded = html`<p>Корзина хранится в вашем браузере и показывается, когда в нём включены скрипты. <a href="${CATALOGUE_PATH}">Открыть каталог</a></p>`

/**
 * The cart page. `wanted` is the product whose plain link was followed before, or without, the script;
 * `paymentType` of the visitor's city decides what the widget shows about paying on delivery.
 * Source: CART-14, CART-22.
 */
export const cartPage = (wanted: CardProduct | undefined, paymentType: string | null): Page => ({
  title: 'Корзина',
  isPrivate: true,
  section: 'cart',
  content: html`
${breadcrumbs([], 'Корзина')}
<h1>Корзина</h1>
<div class="widget-place widget-place--cart" data-prilavok="cart-page"${paymentType !== null && html` data-payment-type="${paymentType}"`}>${orderByPhone(wanted === undefined ? emptyHanded : wantedProduct(wanted))}</div>`,
})
