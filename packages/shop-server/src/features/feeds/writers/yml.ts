import { localText, zoneOffset } from '@prilavok/core/clock'
import { element, opening, XML_HEAD, type Xml } from '../../../formats/xml-writer'
import { shortened } from '../../../rules/plain-text'
import type { FeedProduct } from '../feed-products'
import { bytesOf, isAvailable, priceText, type FeedCategory, type FeedSource, type FeedWriter } from '../feed-source'

const LONGEST_DESCRIPTION = 3_000
const LONGEST_NAME = 150

/** Numbers of categories: the format knows no other ids. */
const numbersOf = (categories: readonly FeedCategory[]): ReadonlyMap<string, number> =>
  new Map(categories.map(({ id }, index) => [id, index + 1]))

/** A moment on the shop's clock with its zone, as the format wants it. */
function dateText(now: Date, timeZone: string): string {
  const offset = zoneOffset(now.getTime(), timeZone) / 60_000
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const size = Math.abs(offset)
  return `${localText(now.getTime(), timeZone).slice(0, 19)}${offset < 0 ? '-' : '+'}${pad(size / 60)}:${pad(size % 60)}`
}

const offer = (product: FeedProduct, numbers: ReadonlyMap<string, number>): Xml => {
  const { id, priceKopecks, oldPriceKopecks, pictures, specs } = product
  return element(
    'offer',
    [
      element('url', product.url),
      element('price', priceText(priceKopecks)),
      element(
        'oldprice',
        oldPriceKopecks !== null && oldPriceKopecks > priceKopecks ? priceText(oldPriceKopecks) : null,
      ),
      element('currencyId', 'RUB'),
      element('categoryId', numbers.get(product.categoryId) ?? 0),
      ...pictures.map((picture) => element('picture', picture)),
      element('name', shortened(product.name, LONGEST_NAME)),
      element('vendor', product.manufacturer),
      element('vendorCode', product.article),
      element('description', product.description === '' ? null : shortened(product.description, LONGEST_DESCRIPTION)),
      element('weight', product.weightKg > 0 ? product.weightKg : null),
      ...specs.map(({ name, value, unit }) => element('param', value, { name, unit: unit ?? null })),
    ],
    { id, available: isAvailable(product) },
  )
}

async function* write(source: FeedSource): AsyncGenerator<Uint8Array> {
  const { categories, shopName, origin, now, timeZone, pages } = source
  const numbers = numbersOf(categories)
  const head = [
    element('name', shortened(shopName, 20)),
    element('company', shopName),
    element('url', `${origin}/`),
    element('currencies', [element('currency', '', { id: 'RUB', rate: 1 })]),
    element(
      'categories',
      categories.map(({ id, parentId, name }) =>
        element('category', name, {
          id: numbers.get(id) ?? 0,
          parentId: parentId === null ? null : (numbers.get(parentId) ?? null),
        }),
      ),
    ),
  ]
  const catalog = opening('yml_catalog', { date: dateText(now, timeZone) })
  yield bytesOf(`${XML_HEAD}${catalog}<shop>${head.map(({ xml }) => xml).join('')}<offers>\n`)
  for await (const products of pages)
    yield bytesOf(products.map((product) => `${offer(product, numbers).xml}\n`).join(''))
  yield bytesOf('</offers></shop></yml_catalog>\n')
}

/** Yandex Market and VK: both read the same format. */
export const yml: FeedWriter = { contentType: 'application/xml; charset=utf-8', write }
