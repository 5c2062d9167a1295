import { isPermitted, readJob, readJobResult } from '@prilavok/contracts/admin'
import type { Selectable } from 'kysely'
import type { StaffJobTable } from '../../db'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import type { StaffMember } from '../../http/staff-session'
import { failLostJobs } from '../../jobs/job-runner'
import { urlFor } from '../../links'
import type { Shop } from '../../shop'

/** A job that this member may read: their own, or one that they have the permission for. Both need it for the file that it made. */
async function jobOf(
  { db, now }: Shop,
  member: StaffMember,
  id: string,
  isForFile = false,
): Promise<Selectable<StaffJobTable>> {
  await failLostJobs(db, now())
  const row = await db.selectFrom('staff_job').selectAll().where('id', '=', id).executeTakeFirst()
  const isOwn = row?.started_by === member.id && !isForFile
  // Whoever may not read a job does not learn that it is there.
  if (row === undefined || !(isOwn || isPermitted(member.permissions, row.permission)))
    throw new HttpProblem('not-found')
  return row
}

const resultPath = ({ id }: Selectable<StaffJobTable>) => `/api/admin/jobs/${encodeURIComponent(id)}/result`

/** How long jobs are, and the files that they made. */
export const jobRoutes: readonly StaffRoute[] = [
  staffRoute(readJob, async (shop, { params, member }) => {
    const job = await jobOf(shop, member, params.id)
    const result = job.result_file_id === null ? job.result_url : resultPath(job)
    return {
      id: job.id,
      kind: job.kind,
      status: job.status as 'Running',
      progress: job.progress,
      startedOn: job.started_on?.toISOString() ?? null,
      finishedOn: job.finished_on?.toISOString() ?? null,
      resultUrl: result === null ? null : urlFor(shop, result),
      message: job.message,
    }
  }),
  staffRoute(readJobResult, async (shop, { params, member }) => {
    const job = await jobOf(shop, member, params.id, true)
    const id = job.result_file_id
    const file = id && (await shop.db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst())
    const bytes = file ? await shop.files.get(file.id) : null
    if (!file || bytes === null)
      throw new HttpProblem('not-found', { detail: 'Файла больше нет: запустите задание ещё раз.' })
    return new Response(bytes, {
      headers: {
        'Content-Type': file.content_type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }),
]
