import { toRoubles, toRoublesOrNull, type ProductDataCard } from '@prilavok/contracts'
import { plainText, safeAddress } from '../woo/plain-text'
import type { ShopProduct } from './find-products'

const pictureOf = (address: string, alt: string) => ({
  id: null,
  defaultPath: address,
  relativePath: null,
  previewPath: null,
  srcSet: null,
  alt,
  width: null,
  height: null,
  blurHash: null,
})

const ratingOf = ({ source }: ShopProduct): number | null => Number(source.average_rating) || null

const availabilityOf = ({ available, source }: ShopProduct): string =>
  available ? (source.is_on_backorder ? 'OnOrder' : 'InStock') : 'OutOfStock'

/** What every view of a product says. */
const commonOf = (product: ShopProduct) => ({
  id: product.id,
  shortId: product.id,
  name: product.name,
  url: product.url,
  price: toRoubles(product.price),
  oldPrice: toRoublesOrNull(product.oldPrice),
  available: product.available,
  availability: availabilityOf(product),
  averageUserScore: ratingOf(product),
  commentsCount: product.source.review_count,
  unit: 'Piece',
  minOrderQuantity: 1,
  quantityStep: null,
  tags: product.oldPrice === null ? [] : ['Sale'],
  hashCode: product.hashCode,
})

/** A product as lists show it. */
export const cardOf = (product: ShopProduct): ProductDataCard =>
  ({
    ...commonOf(product),
    mainPicture: product.picture === null ? null : pictureOf(product.picture, product.name),
    delivery: null,
  }) as ProductDataCard

/** A product as offers show it. */
export const offerOf = (product: ShopProduct) => ({
  id: product.id,
  name: product.name,
  url: product.url,
  price: toRoubles(product.price),
  oldPrice: toRoublesOrNull(product.oldPrice),
  mainPicture: product.picture === null ? null : pictureOf(product.picture, product.name),
  isAvailable: product.available,
})

/** A product as its page shows it. */
export function viewOf(product: ShopProduct) {
  const { source } = product
  const categories = source.categories.map(({ id, name }) => ({ id: String(id), name: plainText(name) }))
  const pictures = source.images.flatMap(({ src, alt }) => (safeAddress(src) === null ? [] : [pictureOf(src, alt)]))
  return {
    ...commonOf(product),
    weight: null,
    article: source.sku,
    manufacturer: null,
    category: categories.at(-1) ?? { id: '0', name: '' },
    breadcrumbs: categories,
    pictures,
    shortDescription: source.short_description || null,
    detailedDescription: source.description || null,
    specs: source.attributes.map(({ name, terms }) => ({
      group: null,
      name: plainText(name),
      value: terms.map((term) => plainText(term.name)).join(', '),
    })),
    features: [],
    attachments: [],
    videoUrl: null,
  }
}
