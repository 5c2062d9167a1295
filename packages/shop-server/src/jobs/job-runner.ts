import { sql } from 'kysely'
import type { Db } from '../db'
import { framesOf } from '../http/serve-route'
import type { Shop } from '../shop'
import { JobFailed } from './job-failed'
import type { JobOutcome, JobRun, Jobs } from './jobs.types'

const HEARTBEAT_MS = 5_000
/** A process that has not been heard of for so long is taken for dead. */
const SILENT_MS = 30_000
const LOST = 'Сервер остановился, пока задание выполнялось. Запустите его ещё раз.'
const STOPPED = 'Сервер выключили, задание остановлено. Запустите его ещё раз.'
const BROKEN = 'Внутренняя ошибка. Подробности в журнале сервера.'

/** Marks the jobs of processes that died as failed; to be done before anybody asks how a job is. */
export const failLostJobs = async (db: Db, nowMs: number): Promise<void> => {
  await sql`update staff_job set status = 'Failed', message = ${LOST}, finished_on = ${new Date(nowMs)}
    where status in ('Queued', 'Running') and heartbeat_on < ${new Date(nowMs - SILENT_MS)}`.execute(db)
}

/** Makes the runner of jobs of one process. */
export function createJobs({ db, now, randomId, log }: Pick<Shop, 'db' | 'now' | 'randomId' | 'log'>): Jobs {
  const running = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let beating: NodeJS.Timeout | null = null

  const beat = () =>
    db
      .updateTable('staff_job')
      .set({ heartbeat_on: new Date(now()) })
      .where('id', 'in', [...running.keys()])
      .execute()
      .catch(() => undefined)

  const finish = (id: string, status: 'Succeeded' | 'Failed' | 'Cancelled', outcome: JobOutcome) =>
    db
      .updateTable('staff_job')
      .set({
        status,
        message: outcome.message ?? null,
        result_url: outcome.resultUrl ?? null,
        result_file_id: outcome.resultFileId ?? null,
        finished_on: new Date(now()),
        ...(status === 'Succeeded' && { progress: 100 }),
      })
      .where('id', '=', id)
      .execute()

  async function carryOut(id: string, kind: string, work: (run: JobRun) => Promise<JobOutcome>): Promise<void> {
    let shown = 0
    const reached = async (done: number, total: number) => {
      closing.signal.throwIfAborted()
      const progress = total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
      if (progress <= shown) return
      shown = progress
      const moment = new Date(now())
      await db.updateTable('staff_job').set({ progress, heartbeat_on: moment }).where('id', '=', id).execute()
    }
    try {
      await finish(id, 'Succeeded', await work({ id, signal: closing.signal, reached }))
    } catch (error) {
      if (closing.signal.aborted) await finish(id, 'Cancelled', { message: STOPPED })
      else if (error instanceof JobFailed) await finish(id, 'Failed', { message: error.message })
      else {
        log({ level: 'error', requestId: `job ${kind}`, text: framesOf(error) })
        await finish(id, 'Failed', { message: BROKEN })
      }
    }
  }

  return {
    async start({ kind, permission, by }, work) {
      const [id, moment] = [randomId(), new Date(now())]
      await db
        .insertInto('staff_job')
        .values({
          id,
          kind,
          status: 'Running',
          permission,
          started_by: by.id,
          started_by_name: by.displayName,
          created_on: moment,
          started_on: moment,
          heartbeat_on: moment,
        })
        .execute()
      const ended = carryOut(id, kind, work)
        .catch((error: unknown) => log({ level: 'error', requestId: `job ${kind}`, text: framesOf(error) }))
        .finally(() => {
          running.delete(id)
          if (running.size > 0 || beating === null) return
          clearInterval(beating)
          beating = null
        })
      running.set(id, ended)
      beating ??= setInterval(() => void beat(), HEARTBEAT_MS).unref()
      return id
    },
    ended: async (id) => running.get(id),
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
    running: () => running.size,
    async close(graceMs = 0) {
      const late = setTimeout(() => closing.abort(), graceMs)
      if (graceMs === 0) closing.abort()
      await Promise.all(running.values())
      clearTimeout(late)
    },
  }
}
