import {
  html,
  productPath,
  productPicturePath,
  isOnSale,
  cartButton,
  keepButtons,
  productPrice,
  type Markup,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { deliveryNotes, productTopics } from './product-notes'
import type { FullProduct } from './product.queries'
import { stockBadge } from './stock-badge'

/** Price, availability and the cart button, with what a buyer wants to know before pressing it. */
export const buyBox = (product: FullProduct): Markup => html`
<section class="buy-box" aria-labelledby="buy-heading">
  <h2 class="visually-hidden" id="buy-heading">Цена и покупка</h2>
  <div class="buy-box__price">${productPrice(product)}<div data-prilavok="product-sticky-header" data-thumb-url="${productPicturePath(product.id)}" data-link="${productPath(product)}"></div></div>
  ${stockBadge(product)}
  ${cartButton(product)}
  <div class="buy-box__keep">${keepButtons(product, 'words')}</div>
  <div data-prilavok="product-actions" data-only="quickbuy stock-subscription waiting-for-discount remind-later"></div>
  ${deliveryNotes(product)}
  ${productTopics()}
  ${isOnSale(product.availability) && html`<p class="buy-box__phone">Нужна помощь с расчётом? <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a></p>`}
  <div data-prilavok="product-actions" data-only="customer-question call-me-back"></div>
</section>`
