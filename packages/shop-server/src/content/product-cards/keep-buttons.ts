import { html, type Markup } from '../../http/html'
import type { CardProduct } from './product-card.queries'

/** The heart and the scales of a product, where scripts run: in the corner of a card without words, on the product's page with them. */
export const keepButtons = ({ id, name, category_id: category }: CardProduct, view: 'icon' | 'words'): Markup => {
  const look = view === 'icon' && html` data-view="icon"`
  return html`<div data-prilavok="favourite-button" data-id="${id}" data-name="${name}"${look}></div><div data-prilavok="compare-button" data-id="${id}" data-name="${name}" data-category="${category}"${look}></div>`
}
