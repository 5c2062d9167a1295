import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import type { ResourceNames } from './resource-names'
import type * as wire from './sample-record.wire'

/** A sample record as its form shows it. */
export type SampleRecordEdition = Output<typeof wire.sampleRecordEdition>
/** A row of the list of sample records. */
export type SampleRecordPreview = Output<typeof wire.sampleRecordPreview>
/** A page of the list of sample records. */
export type SampleRecordPreviewList = Output<typeof wire.sampleRecordPreviewList>

/** The names of sample records, and what each role may do with them. */
export const sampleRecordNames = {
  key: 'sampleRecord',
  permission: 'sample-record',
  title: { ru: 'TITLE', en: 'Sample record' },
  titles: { ru: 'TITLES', en: 'Sample records' },
  roles: { Administrator: 'rw', ContentManager: 'rw', Viewer: 'r' },
} as const satisfies ResourceNames & { readonly key: string }

/** How sample records are filtered, sorted and changed many at once. */
export const sampleRecordListing = listing({
  sort: ['name', 'createdOn', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})

/** One record for its form: sample record. */
export const readSampleRecord: AdminEndpoint<typeof wire.readSampleRecordWire> = adminEndpoint({
  name: 'readSampleRecord',
  method: 'GET',
  path: '/api/admin/sampleRecord/edition/{id}',
  permission: 'sample-record:read',
  cache: 'etag',
  wire: () => import('./sample-record.wire').then((module) => module.readSampleRecordWire),
})

/** The list: sample records. */
export const listSampleRecords = adminEndpoint({
  name: 'listSampleRecords',
  method: 'GET',
  path: '/api/admin/sampleRecord/preview',
  permission: 'sample-record:read',
  wire: listWire(sampleRecordListing, () =>
    import('./sample-record.wire').then((module) => module.sampleRecordPreviewList),
  ),
})

/** Saves a record, a new one where it has no id: sample record. */
export const saveSampleRecord: AdminEndpoint<typeof wire.saveSampleRecordWire> = adminEndpoint({
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
  ...sampleRecordNames,
  listing: sampleRecordListing,
  list: listSampleRecords,
  read: readSampleRecord,
  save: saveSampleRecord,
})
