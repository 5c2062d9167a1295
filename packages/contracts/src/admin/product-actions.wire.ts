import * as z from 'zod/mini'
import { queryFlag } from '../query.wire'
import { deletionValidation } from './deletion.wire'
import { productSpecValue } from './product-parts.wire'
import { saveResult } from './save-result.wire'
import { seo } from './seo.wire'
import { count, datetime, flag, html, id, list, maybe, nothing, pathId, text, wire } from '../wire'

export const productCopyRequest = z.object({
  id,
  /** Default name with "(копия)". */
  name: maybe(text(300)),
  /** Default true. */
  copySpecs: maybe(flag),
  /** Default true. */
  copyRelations: maybe(flag),
  /** Default true. */
  copyPictures: maybe(flag),
  /** Default true. */
  copyAttachments: maybe(flag),
  /** Default true. */
  copyFeatures: maybe(flag),
})

export const productMergedRequest = z.object({
  ProviderName: text(100),
  Article: text(100),
  ProductId: id,
})

export const productMergedResult = z.object({
  productId: id,
  providerProductId: id,
  /** False = the link existed. */
  merged: flag,
})

export const itemsCountSource = z.object({
  /** Provider or warehouse name. */
  source: text(),
  count: count(),
})

export const itemsCountResult = z.object({
  productId: id,
  itemsCount: count(),
  reservedCount: count(),
  bySource: list(itemsCountSource),
  checkedOn: datetime,
})

export const generateProductInfoResult = z.object({
  shortDescription: maybe(html),
  detailedDescription: maybe(html),
  seo: maybe(seo),
  specs: maybe(list(productSpecValue)),
  warnings: list(text()),
})

export const generatedDescription = z.object({
  text: html,
  isShortDescription: flag,
  isImproved: flag,
  model: maybe(text()),
})

export const empty = z.object({})

export const validateProductDeletionWire = wire({ params: z.object({ id: pathId }), response: deletionValidation })

export const readGeneratedDescriptionWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({ isShortDescription: queryFlag, isImproved: queryFlag }),
  response: generatedDescription,
})

export const copyProductWire = wire({ body: productCopyRequest, response: saveResult })

export const mergeProductWire = wire({ body: productMergedRequest, response: productMergedResult })

export const refreshItemsCountWire = wire({ params: z.object({ id: pathId }), response: itemsCountResult })

export const generateProductInfoWire = wire({
  params: z.object({ id: pathId }),
  body: empty,
  response: generateProductInfoResult,
})

export const deleteProductWire = wire({ params: z.object({ id: pathId }), response: nothing })
