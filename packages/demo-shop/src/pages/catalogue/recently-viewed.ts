import { html, type Markup } from '@prilavok/shop-server/kit'

/** Where the products that the visitor has looked at appear; on a product's page that product is recorded. Source: RECENT-10. */
export const recentlyViewed = (product?: { readonly title: string; readonly uri: string }): Markup =>
  product === undefined
    ? html`<div class="block" data-prilavok="recently-viewed"></div>`
    : html`<div class="block" data-prilavok="recently-viewed" data-title="${product.title}" data-uri="${product.uri}"></div>`
