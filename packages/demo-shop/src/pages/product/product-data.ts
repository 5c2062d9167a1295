import {
  html,
  jsonScript,
  productPath,
  productPicturePath,
  isOnSale,
  AVAILABILITY_WORDS,
  priceValue,
  type Markup,
} from '@prilavok/shop-server/kit'
import { reviewsData, type ReviewData } from '../content/content-data'
import type { FullProduct } from './product.queries'

/** The current product as scripts read it from the page. Source: PRODUCT-01, PRODUCT-02, PRODUCT-03. */
export const productAttributes = (product: FullProduct): Markup =>
  html`id="product-details" data-product-id="${product.id}" data-product-name="${product.name}" data-product-price="${priceValue(product.price_kopecks)}" data-product-available="${isOnSale(product.availability) ? 'True' : 'False'}" data-product-weight="${product.weight_kg}" data-product-comments-count="${product.comments_count}" data-product-average-user-score="${product.average_score ?? 0}"`

/** Only of what buyers have said: a rating that nobody gave would be a lie. */
const ratingForSearchEngines = ({ average_score, comments_count }: FullProduct) =>
  average_score === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average_score,
          reviewCount: comments_count,
          bestRating: 5,
          worstRating: 0.5,
        },
      }

/** The product as search engines read it; addresses are relative while the shop's own is not known. */
export const productForSearchEngines = (
  product: FullProduct,
  origin: string | null,
  reviews: readonly ReviewData[] = [],
): Markup =>
  jsonScript('application/ld+json', 'product-data', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.article,
    image: `${origin ?? ''}${productPicturePath(product.id)}`,
    ...(product.manufacturer === null ? {} : { brand: { '@type': 'Brand', name: product.manufacturer } }),
    ...ratingForSearchEngines(product),
    ...(reviews.length > 0 && { review: reviewsData(reviews) }),
    offers: {
      '@type': 'Offer',
      url: `${origin ?? ''}${productPath(product)}`,
      price: priceValue(product.price_kopecks),
      priceCurrency: 'RUB',
      availability: `https://schema.org/${AVAILABILITY_WORDS[product.availability].schemaOrg}`,
    },
  })
