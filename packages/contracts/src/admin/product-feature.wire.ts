import * as z from 'zod/mini'
import { paging, picture } from '../shared.wire'
import { listQuery } from './list.wire'
import { productFeatureListing } from './product-feature.listing'
import { saveResult } from './save-result.wire'
import { color } from './formats.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, pathText, text, url, wire } from '../wire'

export const productFeatureShort = z.object({
  id,
  name: text(),
  iconUrl: maybe(url),
})

export const productFeatureShortList = z.object({
  items: list(productFeatureShort),
})

export const productFeatureEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  shortText: maybe(text(300)),
  description: maybe(html),
  iconFileId: maybe(id),
  icon: readOnly(maybe(picture)),
  color: maybe(color),
  displayOrder: count(),
  isActive: flag,
  /** Added to all products of these categories. */
  categoryIds: list(id),
  productCount: readOnly(count()),
  updatedOn: readOnly(datetime),
})

export const productFeaturePreview = z.object({
  id,
  version: count(),
  name: text(),
  shortText: maybe(text()),
  iconUrl: maybe(url),
  isActive: flag,
  displayOrder: count(),
  productCount: count(),
  updatedOn: datetime,
})

export const productFeaturePreviewList = z.object({
  items: list(productFeaturePreview),
  paging,
})

export const searchProductFeaturesWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: productFeatureShortList,
})

export const readProductFeatureShortWire = wire({ params: z.object({ id: pathId }), response: productFeatureShort })

export const readProductFeatureWire = wire({ params: z.object({ id: pathId }), response: productFeatureEdition })

export const listProductFeaturesWire = wire({
  query: listQuery(productFeatureListing),
  response: productFeaturePreviewList,
})

export const saveProductFeatureWire = wire({ body: productFeatureEdition, response: saveResult })
