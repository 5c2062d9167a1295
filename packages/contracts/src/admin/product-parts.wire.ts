import * as z from 'zod/mini'
import { productShort } from './product-short.wire'
import { saveResult } from './save-result.wire'
import { attachmentKind, specValueKind } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, flag, id, list, maybe, pathId, text, url, wire } from '../wire'

export const productSpecValue = z.object({
  specId: id,
  specName: readOnly(text()),
  specGroupName: readOnly(maybe(text())),
  valueKind: readOnly(specValueKind),
  optionIds: maybe(list(id)),
  numberValue: maybe(z.number()),
  numberTo: maybe(z.number()),
  textValue: maybe(text(1000)),
  boolValue: maybe(flag),
  unit: readOnly(maybe(text())),
  displayOrder: count(),
})

export const productSpecs = z.object({
  productId: id,
  version: maybe(z.int()),
  specs: list(productSpecValue),
})

export const productRelation = z.object({
  relationTypeId: id,
  relatedProductId: id,
  relatedProduct: readOnly(maybe(productShort)),
  displayOrder: count(),
  isMutual: flag,
})

export const productRelations = z.object({
  productId: id,
  version: maybe(z.int()),
  relations: list(productRelation),
})

export const productPicture = z.object({
  fileId: id,
  url: readOnly(url),
  previewUrl: readOnly(url),
  alt: maybe(text(300)),
  title: maybe(text(300)),
  /** Exactly one. */
  isDefault: flag,
  displayOrder: count(),
  width: readOnly(maybe(z.int())),
  height: readOnly(maybe(z.int())),
})

export const productPictures = z.object({
  productId: id,
  version: maybe(z.int()),
  pictures: list(productPicture),
})

export const productAttachment = z.object({
  fileId: id,
  name: text(300),
  kind: attachmentKind,
  url: readOnly(url),
  sizeBytes: readOnly(count()),
  displayOrder: count(),
})

export const productAttachments = z.object({
  productId: id,
  version: maybe(z.int()),
  attachments: list(productAttachment),
})

export const productFeatureLink = z.object({
  featureId: id,
  name: readOnly(maybe(text())),
  note: maybe(text(300)),
  displayOrder: count(),
})

export const productFeatures = z.object({
  productId: id,
  version: maybe(z.int()),
  features: list(productFeatureLink),
})

export const readProductSpecsWire = wire({ params: z.object({ id: pathId }), response: productSpecs })

export const readProductRelationsWire = wire({ params: z.object({ id: pathId }), response: productRelations })

export const readProductPicturesWire = wire({ params: z.object({ id: pathId }), response: productPictures })

export const readProductAttachmentsWire = wire({ params: z.object({ id: pathId }), response: productAttachments })

export const readProductFeaturesWire = wire({ params: z.object({ id: pathId }), response: productFeatures })

export const saveProductSpecsWire = wire({ body: productSpecs, response: saveResult })

export const saveProductRelationsWire = wire({ body: productRelations, response: saveResult })

export const saveProductPicturesWire = wire({ body: productPictures, response: saveResult })

export const saveProductAttachmentsWire = wire({ body: productAttachments, response: saveResult })

export const saveProductFeaturesWire = wire({ body: productFeatures, response: saveResult })
