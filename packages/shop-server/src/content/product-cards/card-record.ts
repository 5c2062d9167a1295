import type { MeasureUnit, ProductCardRecord } from '@prilavok/contracts'
import { fewestOf, packOf } from '@prilavok/core/cart'
import { productPath, productPicturePath, urlFor } from '../../links'
import type { CardProduct } from './product-card.queries'
import { roubles, roublesOrNull } from '../../rules/money'
import { hashCodeOf, isOnSale } from '../../rules/product'
import type { Shop } from '../../shop'

/** The units of the catalogue as values of MeasureUnit. */
const UNITS: Readonly<Record<string, MeasureUnit>> = {
  'упак.': 'Pack',
  кг: 'Kilogram',
  т: 'Ton',
  л: 'Liter',
  м: 'Meter',
  'м²': 'SquareMeter',
  'м³': 'CubicMeter',
  'рул.': 'Roll',
  'компл.': 'Set',
}

/** A product as lists of the contract have it. */
export function productCardOf(shop: Shop, product: CardProduct): ProductCardRecord {
  const { id, name, price_kopecks: priceKopecks, availability } = product
  const packs = { minimum: product.minimum ?? 1, step: product.step ?? 1 }
  const picture = urlFor(shop, productPicturePath(id))
  return {
    id,
    shortId: product.article,
    name,
    url: urlFor(shop, productPath(product)),
    price: roubles(priceKopecks),
    oldPrice: roublesOrNull(product.old_price_kopecks),
    available: isOnSale(availability),
    availability,
    mainPicture: {
      id: null,
      defaultPath: picture,
      relativePath: null,
      previewPath: picture,
      srcSet: null,
      alt: name,
      width: null,
      height: null,
      blurHash: null,
    },
    tags: [...product.tags],
    averageUserScore: product.average_score,
    commentsCount: product.comments_count,
    unit: UNITS[product.unit] ?? 'Piece',
    minOrderQuantity: fewestOf(packs),
    quantityStep: packOf(packs),
    hashCode: hashCodeOf({ id, name, priceKopecks, availability }),
  }
}
