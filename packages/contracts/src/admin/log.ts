import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './log.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { logListing } from './log.listing'

/** A row of the list of log records. */
export type LogPreview = Output<typeof wire.logPreview>
/** A page of the list of log records. */
export type LogPreviewList = Output<typeof wire.logPreviewList>

/** The list: log. */
export const listLogs: AdminEndpoint<typeof wire.listLogsWire> = adminEndpoint({
  name: 'listLogs',
  method: 'GET',
  path: '/api/admin/log/preview',
  permission: 'log:read',
  wire: () => import('./log.wire').then((module) => module.listLogsWire),
})

/** Log: their list and their form. */
export const logResource = resource({
  ...namesOf('log'),
  listing: logListing,
  list: listLogs,
})
