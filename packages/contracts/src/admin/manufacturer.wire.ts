import * as z from 'zod/mini'
import { paging, picture } from '../shared.wire'
import { listQuery, queryIds } from './list.wire'
import { manufacturerListing } from './manufacturer.listing'
import { saveResult } from './save-result.wire'
import { seo } from './seo.wire'
import { slug } from './formats.wire'
import { readOnly } from './read-only.wire'
import { asked } from '../query.wire'
import { count, datetime, flag, html, id, list, maybe, pathId, pathText, text, url, wire, part } from '../wire'

export const manufacturerShort = z.object({
  id,
  name: text(),
  country: maybe(text()),
  logoUrl: maybe(url),
})

export const manufacturerShortList = z.object({
  items: list(manufacturerShort),
})

export const manufacturerEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  /** Unique. */
  name: text(200),
  seoUrlName: slug,
  country: maybe(text(100)),
  siteUrl: maybe(url),
  logoFileId: maybe(id),
  logo: readOnly(maybe(picture)),
  isOfficialDealer: flag,
  isVisible: flag,
  displayOrder: count(),
  warrantyText: maybe(text(1000)),
  certificateFileIds: list(id),
  shortDescription: maybe(html),
  detailedDescription: maybe(html),
  seo: part(seo),
  productCount: readOnly(count()),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const manufacturerPreview = z.object({
  id,
  version: count(),
  name: text(),
  country: maybe(text()),
  logoUrl: maybe(url),
  isVisible: flag,
  isOfficialDealer: flag,
  productCount: count(),
  updatedOn: datetime,
})

export const manufacturerPreviewList = z.object({
  items: list(manufacturerPreview),
  paging,
})

export const searchManufacturersWire = wire({
  query: z.object({ query: asked(pathText(200)) }),
  response: manufacturerShortList,
})

export const readManufacturerShortWire = wire({ params: z.object({ id: pathId }), response: manufacturerShort })

export const listManufacturerShortsWire = wire({ query: z.object({ ids: queryIds }), response: manufacturerShortList })

export const readManufacturerWire = wire({ params: z.object({ id: pathId }), response: manufacturerEdition })

export const listManufacturersWire = wire({ query: listQuery(manufacturerListing), response: manufacturerPreviewList })

export const saveManufacturerWire = wire({ body: manufacturerEdition, response: saveResult })
