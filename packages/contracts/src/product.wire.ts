import * as z from 'zod/mini'
import { crossSales, groupsAtOrigin, groupsFromWire } from './cross-sales.wire'
import { toKopecks, toKopecksOrNull } from './money'
import { measureUnit, productAvailabilityType, productTag } from './catalogue-values.wire'
import type { CompetitorOffers, ProductDetails } from './product.types'
import { namedRef, picture } from './shared.wire'
import {
  count,
  datetime,
  flag,
  html,
  id,
  int,
  list,
  mapped,
  maybe,
  money,
  oneOf,
  orNull,
  pathId,
  text,
  url,
  wholeAddress,
  wholeOrNull,
  wire,
  type Output,
} from './wire'

export const competitorOffersStatus = oneOf(['NothingToShow', 'HasOffers'], 'NothingToShow')

export const competitorOffer = z.object({
  /** How sure the server is that it is the same product, 0 to 1. */
  score: z.number(),
  name: maybe(text()),
  price: maybe(money),
  deliveryCost: maybe(money),
  url: maybe(url),
})

export const competitorOffers = z.object({ status: competitorOffersStatus, offers: list(competitorOffer) })

export const productSpecView = z.object({ group: maybe(text()), name: text(), value: text() })

export const productFeatureView = z.object({ name: text(), text: maybe(text()), iconUrl: maybe(url) })

export const fileType = oneOf([
  'ProductPicture',
  'ProductAttachment',
  'CategoryPicture',
  'ManufacturerLogo',
  'BlogPostPicture',
  'SpecOptionPicture',
  'FeatureIcon',
  'CommentPicture',
  'PickPointPicture',
  'OrderAttachment',
  'RichText',
  'Temp',
])

export const fileRef = z.object({
  id,
  type: fileType,
  name: text(),
  contentType: text(),
  sizeBytes: count(),
  url,
  previewUrl: maybe(url),
  width: maybe(int()),
  height: maybe(int()),
  createdOn: datetime,
})

export const productView = z.object({
  id,
  shortId: text(),
  name: text(),
  price: money,
  oldPrice: maybe(money),
  available: flag,
  availability: productAvailabilityType,
  /** Kilograms. Source: PRODUCT-24. */
  weight: orNull(z.number()),
  commentsCount: count(),
  averageUserScore: maybe(z.number()),
  article: text(),
  unit: measureUnit,
  minOrderQuantity: count(1),
  /** Pieces of a pack; absent = 1. */
  quantityStep: maybe(int()),
  manufacturer: maybe(namedRef),
  category: namedRef,
  /** From the root of the catalogue. */
  breadcrumbs: list(namedRef),
  /** The main one first. */
  pictures: list(picture),
  shortDescription: maybe(html),
  detailedDescription: maybe(html),
  specs: list(productSpecView),
  features: list(productFeatureView),
  attachments: list(fileRef),
  videoUrl: maybe(url),
  tags: list(productTag),
  url,
  /** Changes with the price, the name and the availability. */
  hashCode: text(),
})

const offersFromWire = ({ status, offers }: Output<typeof competitorOffers>): CompetitorOffers => ({
  status,
  offers: offers.map(({ score, name, price, deliveryCost, url: address }) => ({
    score,
    name,
    price: toKopecksOrNull(price),
    deliveryCost: toKopecksOrNull(deliveryCost),
    url: address,
  })),
})

const detailsFromWire = (view: Output<typeof productView>): ProductDetails => {
  const { price, oldPrice, weight, commentsCount, averageUserScore, pictures, attachments, quantityStep, ...same } =
    view
  return {
    ...same,
    quantityStep: quantityStep ?? 1,
    price: toKopecks(price),
    oldPrice: toKopecksOrNull(oldPrice),
    weightKg: weight ?? 0,
    reviewCount: commentsCount,
    rating: averageUserScore,
    pictures: pictures.flatMap(({ defaultPath }) => (defaultPath === null ? [] : [defaultPath])),
    attachments: attachments.map(({ name, url: address, sizeBytes }) => ({ name, url: address, sizeBytes })),
  }
}

/** Addresses of the server's own files and pages, whole for a page of another origin. */
const detailsAtOrigin = (details: ProductDetails, origin: string): ProductDetails => ({
  ...details,
  url: wholeAddress(details.url, origin),
  pictures: details.pictures.map((address) => wholeAddress(address, origin)),
  attachments: details.attachments.map((file) => ({ ...file, url: wholeAddress(file.url, origin) })),
  features: details.features.map((feature) => ({
    ...feature,
    iconUrl: wholeOrNull(feature.iconUrl, origin),
  })),
})

const productId = z.object({ productId: pathId })

export const loadProductWire = wire({
  params: z.object({ id: pathId }),
  response: mapped(productView, detailsFromWire),
  atOrigin: detailsAtOrigin,
})

export const loadProductRelationsWire = wire({
  query: z.object({ productId: pathId }),
  response: mapped(crossSales, groupsFromWire),
  atOrigin: groupsAtOrigin,
})

export const loadCompetitorPricesWire = wire({
  params: productId,
  response: mapped(competitorOffers, offersFromWire),
})

export const loadCityCompetitorPricesWire = wire({
  params: z.object({ productId: pathId, cityId: pathId }),
  response: mapped(competitorOffers, offersFromWire),
})
