import { createHash } from 'node:crypto'
import type { CompetitorPort } from '@prilavok/shop-server/kit'

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

/** The page of an invented shop: its product is named by the address, and the price follows from it. */
function pageOf({ hostname, pathname, href }: URL): string {
  const words = decodeURIComponent(pathname)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  const number = numberOf(href)
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: words.join(' ') || hostname,
    offers: {
      '@type': 'Offer',
      price: (100 + (number % 9_900) + 0.9).toFixed(2),
      priceCurrency: 'RUB',
      availability: number % 5 === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    },
  }
  const json = JSON.stringify(product).replaceAll('<', '\\u003c')
  return `<!doctype html><html><head><meta charset="utf-8"><script type="application/ld+json">${json}</script></head><body></body></html>`
}

/** Invented pages of other shops for a sandbox; nothing leaves the server. A path that ends in `missing` is not found. */
export const standInCompetitors: CompetitorPort = {
  read: (url) =>
    url.pathname.endsWith('missing')
      ? Promise.reject(new Error('The page responded with 404.'))
      : Promise.resolve(pageOf(url)),
}
