import { html, nothing, type Markup } from '../../http/html'
import { askForProductPath, productPath, productPicturePath } from '../../links'
import { isOnSale } from '../../rules/product'
import { priceValue } from './price'
import type { CardProduct } from './product-card.queries'

interface CartButtonOptions {
  /** False on the page that the plain link leads to. */
  readonly isPlainLink?: boolean
}

/** How the product is sold, where it is not piece by piece. */
const packs = ({ minimum, step }: CardProduct): Markup =>
  (minimum ?? 1) > 1 || (step ?? 1) > 1 ? html` data-minimum="${minimum ?? 1}" data-step="${step ?? 1}"` : nothing

/**
 * Where the cart button mounts. Until then, and without script, the same place holds a plain link of the same
 * size that leads to ordering the product by phone. A product that cannot be bought keeps the place, not the button.
 * Source: CART-25, EMBED-06.
 */
export const cartButton = (product: CardProduct, { isPlainLink = true }: CartButtonOptions = {}): Markup =>
  isOnSale(product.availability)
    ? html`
<div class="cart-button" data-prilavok="cart-button" data-id="${product.id}" data-name="${product.name}" data-price="${priceValue(product.price_kopecks)}" data-thumb-url="${productPicturePath(product.id)}" data-link="${productPath(product)}"${packs(product)}>${isPlainLink && html`<a class="pk-placeholder" href="${askForProductPath(product.id)}" rel="nofollow">Добавить в корзину</a>`}</div>`
    : html`
<div class="cart-button"><a class="cart-button__instead" href="${productPath(product)}#similar">Посмотреть похожие</a></div>`
