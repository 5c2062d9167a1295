import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, pathId, text, wire } from '../wire'
import { listQuery } from './list.wire'
import { readOnly } from './read-only.wire'
import { sampleRecordListing } from './sample-record.listing'
import { saveResult } from './save-result.wire'

export const sampleRecordEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  name: text(200),
  isActive: flag,
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const sampleRecordPreview = z.object({
  id,
  version: count(),
  name: text(),
  isActive: flag,
  createdOn: datetime,
  updatedOn: datetime,
})

export const sampleRecordPreviewList = z.object({ items: list(sampleRecordPreview), paging })

export const readSampleRecordWire = wire({ params: z.object({ id: pathId }), response: sampleRecordEdition })

export const listSampleRecordsWire = wire({ query: listQuery(sampleRecordListing), response: sampleRecordPreviewList })

export const saveSampleRecordWire = wire({ body: sampleRecordEdition, response: saveResult })
