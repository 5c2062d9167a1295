import { element, opening, XML_HEAD, type Xml } from '../../../formats/xml-writer'
import { shortened } from '../../../rules/plain-text'
import type { FeedProduct } from '../feed-products'
import { bytesOf, isAvailable, priceText, type FeedSource, type FeedWriter } from '../feed-source'

const rub = (kopecks: number) => `${priceText(kopecks)} RUB`

const item = (product: FeedProduct): Xml => {
  const { priceKopecks, oldPriceKopecks } = product
  const [main = null, ...others] = product.pictures
  const isReduced = oldPriceKopecks !== null && oldPriceKopecks > priceKopecks
  return element('item', [
    element('g:id', product.id),
    element('g:title', shortened(product.name, 150)),
    element('g:description', shortened(product.description || product.name, 5_000)),
    element('g:link', product.url),
    element('g:image_link', main),
    ...others.map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', isAvailable(product) ? 'in_stock' : 'out_of_stock'),
    element('g:price', rub(isReduced ? oldPriceKopecks : priceKopecks)),
    element('g:sale_price', isReduced ? rub(priceKopecks) : null),
    element('g:condition', 'new'),
    element('g:brand', product.manufacturer),
    element('g:mpn', product.article),
    element('g:product_type', product.categoryName),
    element('g:shipping_weight', product.weightKg > 0 ? `${product.weightKg} kg` : null),
  ])
}

async function* write({ feed, origin, shopName, pages }: FeedSource): AsyncGenerator<Uint8Array> {
  const rss = opening('rss', { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' })
  const head = [element('title', shopName), element('link', `${origin}/`), element('description', feed.name)]
  yield bytesOf(`${XML_HEAD}${rss}<channel>${head.map(({ xml }) => xml).join('')}\n`)
  for await (const products of pages) yield bytesOf(products.map((product) => `${item(product).xml}\n`).join(''))
  yield bytesOf('</channel></rss>\n')
}

/** Google Merchant Center: RSS 2.0 with its own names. */
export const google: FeedWriter = { contentType: 'application/xml; charset=utf-8', write }
