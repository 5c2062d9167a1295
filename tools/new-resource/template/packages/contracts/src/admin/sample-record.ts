import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { sampleRecordListing } from './sample-record.listing'
import type * as wire from './sample-record.wire'

/** A sample record as its form shows it. */
export type SampleRecordEdition = Output<typeof wire.sampleRecordEdition>
/** A row of the list of sample records. */
export type SampleRecordPreview = Output<typeof wire.sampleRecordPreview>
/** A page of the list of sample records. */
export type SampleRecordPreviewList = Output<typeof wire.sampleRecordPreviewList>

/** One record for its form: sample record. */
export const readSampleRecord = adminEndpoint<typeof wire.readSampleRecordWire>({
  name: 'readSampleRecord',
  method: 'GET',
  path: '/api/admin/sampleRecord/edition/{id}',
  permission: 'sample-record:read',
  cache: 'etag',
  wire: () => import('./sample-record.wire').then((module) => module.readSampleRecordWire),
})

/** The list: sample records. */
export const listSampleRecords = adminEndpoint<typeof wire.listSampleRecordsWire>({
  name: 'listSampleRecords',
  method: 'GET',
  path: '/api/admin/sampleRecord/preview',
  permission: 'sample-record:read',
  wire: () => import('./sample-record.wire').then((module) => module.listSampleRecordsWire),
})

/** Saves a record, a new one where it has no id: sample record. */
export const saveSampleRecord = adminEndpoint<typeof wire.saveSampleRecordWire>({
  name: 'saveSampleRecord',
  method: 'POST',
  path: '/api/admin/sampleRecord/edition/',
  permission: 'sample-record:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./sample-record.wire').then((module) => module.saveSampleRecordWire),
})

/** Sample records: their list and their form. */
export const sampleRecordResource = resource({
  ...namesOf('sampleRecord'),
  listing: sampleRecordListing,
  list: listSampleRecords,
  read: readSampleRecord,
  save: saveSampleRecord,
})
