import * as z from 'zod/mini'
import { productTag } from '../catalogue-values.wire'
import { marketing, paging } from '../shared.wire'
import { feedListing } from './feed.listing'
import { listQuery } from './list.wire'
import { saveResult } from './save-result.wire'
import { feedIncludingStrategy, feedType, jobStatus } from './values.wire'
import { readOnly } from './read-only.wire'
import { count, datetime, flag, id, list, maybe, money, pathId, text, url, wire } from '../wire'

export const feedEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  type: feedType,
  includingStrategy: feedIncludingStrategy,
  categoryIds: list(id),
  productIds: list(id),
  manufacturerIds: list(id),
  tags: list(productTag),
  onlyAvailable: flag,
  minPrice: maybe(money),
  maxPrice: maybe(money),
  priceMarkupPercent: maybe(z.number()),
  cityIds: list(id),
  /** Appended to links. */
  marketing,
  /** Unique. */
  fileName: text(100),
  url: readOnly(url),
  /** Cron, for example "0 3 * * *". */
  schedule: text(50),
  isActive: flag,
  lastGeneratedOn: readOnly(maybe(datetime)),
  lastStatus: readOnly(maybe(jobStatus)),
  lastItemsCount: readOnly(maybe(z.int())),
  lastError: readOnly(maybe(text())),
  updatedOn: readOnly(datetime),
})

export const feedPreview = z.object({
  id,
  version: count(),
  name: text(),
  type: feedType,
  includingStrategy: feedIncludingStrategy,
  isActive: flag,
  url,
  lastGeneratedOn: maybe(datetime),
  lastStatus: maybe(jobStatus),
  lastItemsCount: maybe(z.int()),
})

export const feedPreviewList = z.object({
  items: list(feedPreview),
  paging,
})

export const readFeedWire = wire({ params: z.object({ id: pathId }), response: feedEdition })

export const listFeedsWire = wire({ query: listQuery(feedListing), response: feedPreviewList })

export const saveFeedWire = wire({ body: feedEdition, response: saveResult })
