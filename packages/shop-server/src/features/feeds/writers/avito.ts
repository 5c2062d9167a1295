import { element, opening, XML_HEAD, type Xml } from '../../../formats/xml-writer'
import { shortened } from '../../../rules/plain-text'
import type { FeedProduct } from '../feed-products'
import { bytesOf, type FeedSource, type FeedWriter } from '../feed-source'

/** An ad belongs to one town: a feed for several has a product in each of them. */
const ad = (product: FeedProduct, place: string, index: number, phone: string): Xml =>
  element('Ad', [
    element('Id', index === 0 ? product.id : `${product.id}-${index + 1}`),
    element('Category', 'Ремонт и строительство'),
    element('GoodsType', 'Стройматериалы'),
    element('AdType', 'Товар приобретен на продажу'),
    element('Condition', 'Новое'),
    element('Title', shortened(product.name, 50)),
    element('Description', shortened(product.description || product.name, 7_500)),
    element('Price', Math.round(product.priceKopecks / 100)),
    element('Address', place),
    element('ContactPhone', phone),
    element(
      'Images',
      product.pictures.map((url) => element('Image', '', { url })),
    ),
  ])

async function* write({ places, phone, pages }: FeedSource): AsyncGenerator<Uint8Array> {
  yield bytesOf(`${XML_HEAD}${opening('Ads', { formatVersion: '3', target: 'Avito.ru' })}\n`)
  for await (const products of pages)
    yield bytesOf(
      products.flatMap((product) => places.map((place, index) => `${ad(product, place, index, phone).xml}\n`)).join(''),
    )
  yield bytesOf('</Ads>\n')
}

/** Avito: one ad for each product in each town. */
export const avito: FeedWriter = { contentType: 'application/xml; charset=utf-8', write }
