import { html, type Markup } from '../../http/html'
import { DELIVERY_PATH } from '../../links'
import { isOnSale } from '../../rules/product'
import { SHOP_FACTS } from '../../shop-facts'
import { cartButton } from '../catalogue/cart-button'
import { productPrice } from '../catalogue/product-card'
import { icon } from '../frame/icons'
import type { FullProduct } from './product.queries'
import { stockBadge } from './stock-badge'

/** From this weight a parcel goes by lorry. Source: PRODUCT-24. */
const BIG_FROM_KG = 60

const howItTravels = ({ weight_kg, tags }: FullProduct) => {
  if (tags.includes('FreeDelivery')) return 'Доставим бесплатно до пункта выдачи'
  return weight_kg > BIG_FROM_KG
    ? 'Крупный груз: терминал или доставка машиной'
    : 'Пункты выдачи и курьер по всей России'
}

/** Price, availability and the cart button, with what a buyer wants to know before pressing it. */
export const buyBox = (product: FullProduct): Markup => html`
<section class="buy-box" aria-labelledby="buy-heading">
  <h2 class="visually-hidden" id="buy-heading">Цена и покупка</h2>
  ${productPrice(product)}
  ${stockBadge(product)}
  ${cartButton(product)}
  <ul class="buy-box__notes">
    <li>${icon('truck')}<span>${howItTravels(product)}. <a href="${DELIVERY_PATH}">Сроки и цены</a></span></li>
    <li>${icon('card')}<span>${product.tags.includes('PrepaymentOnly') ? 'Только предоплата: картой, частями или по счёту' : 'Оплата при получении, картой, частями или по счёту'}</span></li>
    <li>${icon('returned')}<span>Вернём деньги за остаток в целой упаковке в течение 30 дней</span></li>
  </ul>
  ${isOnSale(product.availability) && html`<p class="buy-box__phone">Нужна помощь с расчётом? <a href="${SHOP_FACTS.phoneLink}">${SHOP_FACTS.phone}</a></p>`}
</section>`
