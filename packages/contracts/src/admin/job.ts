import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './job.wire'

/** Job. */
export type Job = Output<typeof wire.job>

/** The progress of a long job. */
export const readJob: AdminEndpoint<typeof wire.readJobWire> = adminEndpoint({
  name: 'readJob',
  method: 'GET',
  path: '/api/admin/jobs/{id}',
  permission: 'staff',
  wire: () => import('./job.wire').then((module) => module.readJobWire),
})

/** The file that a job has made, for whoever may read the job. */
export const readJobResult: AdminEndpoint<typeof wire.readJobResultWire> = adminEndpoint({
  name: 'readJobResult',
  method: 'GET',
  path: '/api/admin/jobs/{id}/result',
  permission: 'staff',
  stream: true,
  wire: () => import('./job.wire').then((module) => module.readJobResultWire),
})
