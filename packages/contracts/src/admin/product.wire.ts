import * as z from 'zod/mini'
import { measureUnit, productAvailabilityType, productTag } from '../catalogue-values.wire'
import { namedRef, paging, picture } from '../shared.wire'
import { listQuery } from './list.wire'
import { productListing } from './product.listing'
import { saveResult } from './save-result.wire'
import { seo } from './seo.wire'
import { productType, vatRate } from './values.wire'
import { slug } from './formats.wire'
import { readOnly } from './read-only.wire'
import {
  count,
  datetime,
  flag,
  html,
  id,
  list,
  maybe,
  money,
  part,
  pathId,
  percent,
  text,
  url,
  within,
  wire,
} from '../wire'

export const productEdition = z.object({
  /** Absent = create. */
  id: maybe(id),
  version: maybe(z.int()),
  /** Used by user-product-questions/by-product/{shortId}. */
  shortId: readOnly(text()),
  type: productType,
  name: text(300),
  /** Unique; generated when empty. */
  seoUrlName: slug,
  /** Unique. */
  article: text(64),
  barcode: maybe(text(14)),
  categoryId: id,
  additionalCategoryIds: list(id),
  manufacturerId: maybe(id),
  manufacturerArticle: maybe(text(64)),
  modificationId: maybe(id),
  tags: list(productTag),
  isVisible: flag,
  availability: productAvailabilityType,
  /** Stock, refreshed by POST product/{id}/itemsCount. */
  itemsCount: maybe(z.int()),
  reservedCount: readOnly(maybe(z.int())),
  unit: measureUnit,
  /** Default 1. */
  minOrderQuantity: count(1, 1, 9999),
  /** Default 1. */
  quantityStep: count(1, 1, 9999),
  /** Units in a package. */
  packageQuantity: maybe(within(z.number(), 0, 1_000_000)),
  /** Tile, laminate. */
  packageAreaM2: maybe(within(z.number(), 0, 1_000_000)),
  price: money,
  /** Greater than price. */
  oldPrice: maybe(money),
  /** Needs product:read-purchase-price. */
  purchasePrice: maybe(money),
  vatRate,
  payImmediatelyDiscountPercent: maybe(percent()),
  /** Gives OnlyForPrepayment. */
  isPrepaymentOnly: flag,
  /** Required for delivery cost. */
  weightKg: within(z.number(), 0, 100_000),
  lengthCm: maybe(within(z.number(), 0, 100_000)),
  widthCm: maybe(within(z.number(), 0, 100_000)),
  heightCm: maybe(within(z.number(), 0, 100_000)),
  volumeM3: readOnly(maybe(z.number())),
  countryOfOrigin: maybe(text(100)),
  warrantyMonths: maybe(within(z.int(), 0, 1200)),
  shelfLifeMonths: maybe(within(z.int(), 0, 1200)),
  hazardClass: maybe(text(50)),
  shortDescription: maybe(html),
  detailedDescription: maybe(html),
  usageTips: maybe(html),
  videoUrl: maybe(url),
  mainPicture: readOnly(maybe(picture)),
  predefinedBlockIds: list(id),
  searchSynonyms: list(text()),
  /** 0-100, 'quality index' modal of. */
  qualityIndex: maybe(within(z.int(), 0, 100)),
  seo: part(seo),
  averageUserScore: readOnly(maybe(z.number())),
  commentsCount: readOnly(count()),
  salesCount30d: readOnly(count()),
  competitorMinPrice: readOnly(maybe(money)),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
  updatedBy: readOnly(maybe(namedRef)),
})

export const productPreview = z.object({
  id,
  version: count(),
  name: text(),
  article: text(),
  thumbUrl: maybe(url),
  categoryName: text(),
  manufacturerName: maybe(text()),
  type: productType,
  price: money,
  oldPrice: maybe(money),
  availability: productAvailabilityType,
  itemsCount: maybe(z.int()),
  isVisible: flag,
  tags: list(productTag),
  commentsCount: count(),
  salesCount30d: count(),
  updatedOn: datetime,
})

export const productPreviewList = z.object({
  items: list(productPreview),
  paging,
})

export const readProductWire = wire({ params: z.object({ id: pathId }), response: productEdition })

export const listProductsWire = wire({ query: listQuery(productListing), response: productPreviewList })

export const saveProductWire = wire({ body: productEdition, response: saveResult })
