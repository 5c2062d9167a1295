import * as z from 'zod/mini'
import { namedRef, paging } from '../shared.wire'
import { featureListing } from './feature.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { flagAudience } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'

export const featureEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  /** Unique: OnlinePayment, TinkoffInstallment, AddressDelivery. */
  name: text(100),
  title: text(200),
  description: maybe(text(1000)),
  isEnabled: flag,
  /** 0-100, by visitor hash. */
  rolloutPercent: count(100, 0, 100),
  audience: flagAudience,
  /** Empty = all. */
  cityIds: list(id),
  startsOn: maybe(datetime),
  endsOn: maybe(datetime),
  updatedOn: readOnly(datetime),
  updatedBy: readOnly(maybe(namedRef)),
})

export const featurePreview = z.object({
  id,
  version: count(),
  name: text(),
  title: text(),
  isEnabled: flag,
  rolloutPercent: count(100, 0, 100),
  audience: flagAudience,
  updatedOn: datetime,
})

export const featurePreviewList = z.object({
  items: list(featurePreview),
  paging,
})

export const readFeatureWire = wire({ params: z.object({ id: pathId }), response: featureEdition })

export const listFeaturesWire = wire({ query: listQuery(featureListing), response: featurePreviewList })

export const saveFeatureWire = wire({ body: featureEdition, response: saveResult })
