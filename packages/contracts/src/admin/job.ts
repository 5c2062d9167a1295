import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './job.wire'

/** Job. */
export type Job = Output<typeof wire.job>

/** The progress of a long job. */
export const readJob = adminEndpoint<typeof wire.readJobWire>({
  name: 'readJob',
  method: 'GET',
  path: '/api/admin/jobs/{id}',
  permission: 'staff',
  wire: () => import('./job.wire').then((module) => module.readJobWire),
})

/** The file that a job has made, for whoever may read the job. */
export const readJobResult = adminEndpoint<typeof wire.readJobResultWire>({
  name: 'readJobResult',
  method: 'GET',
  path: '/api/admin/jobs/{id}/result',
  permission: 'staff',
  stream: true,
  wire: () => import('./job.wire').then((module) => module.readJobResultWire),
})
