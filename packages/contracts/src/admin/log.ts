import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './log.wire'
import { resource } from './resource'
import { logListing } from './log.listing'

/** A row of the list of log records. */
export type LogPreview = Output<typeof wire.logPreview>
/** A page of the list of log records. */
export type LogPreviewList = Output<typeof wire.logPreviewList>

/** The list: log. */
export const listLogs = adminEndpoint<typeof wire.listLogsWire>({
  name: 'listLogs',
  method: 'GET',
  path: '/api/admin/log/preview',
  permission: 'log:read',
  wire: () => import('./log.wire').then((module) => module.listLogsWire),
})

/** Log: their list and their form. */
export const logResource = resource({
  key: 'log',
  permission: 'log',
  title: { ru: 'Запись журнала', en: 'Log entry' },
  titles: { ru: 'Журнал', en: 'Log' },
  listing: logListing,
  list: listLogs,
})
