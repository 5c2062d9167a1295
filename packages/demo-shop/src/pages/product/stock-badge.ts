import { html, isOnSale, AVAILABILITY_WORDS, type Markup, type CardProduct } from '@prilavok/shop-server/kit'

const wordOf = ({ availability }: CardProduct) =>
  availability === 'OnOrder' ? 'on-order' : String(isOnSale(availability))

/** Where the stock badge mounts; the same words in the same box are there before it, and without script. */
export const stockBadge = (product: CardProduct): Markup => {
  const { text, tone } = AVAILABILITY_WORDS[product.availability]
  return html`<p class="stock-badge" data-prilavok="stock-badge" data-id="${product.id}" data-available="${wordOf(product)}" data-label="${text}"><span class="stock-badge__text availability--${tone}">${text}</span></p>`
}
