import { sql } from 'kysely'
import type { Db } from '../db'
import { framesOf } from '../http/serve-route'
import type { Shop } from '../shop'

/** What a job is, before it runs. */
export interface JobToStart {
  /** What it does, such as `feed.generate`. */
  readonly kind: string
  /** What others than its starter need to read it. */
  readonly permission: string
  /** Who starts it; its id is null for the server's own schedule. */
  readonly by: { readonly id: string | null; readonly displayName: string }
}

/** What a running job works with. */
export interface JobRun {
  readonly id: string
  /** Aborted when the server shuts down. */
  readonly signal: AbortSignal
  /** Notes how far it has come; throws when the job is to end. */
  readonly reached: (done: number, total: number) => Promise<void>
}

/** What came of a job. Neither holds personal data: a message is read by whoever may read the job, and is logged. */
export interface JobOutcome {
  readonly message?: string
  readonly resultUrl?: string | null
  readonly resultFileId?: string | null
}

/** Work that takes longer than a request, kept in the database so that any process can tell of it. */
export interface Jobs {
  /** Starts a job; resolves with its id while it runs. */
  readonly start: (job: JobToStart, work: (run: JobRun) => Promise<JobOutcome>) => Promise<string>
  /** Resolves when no job of this process runs. */
  readonly settled: () => Promise<void>
  /** Cancels the jobs of this process, and resolves when they have ended. */
  readonly close: () => Promise<void>
}

/** Thrown by work that ends for a reason that people should read. */
export class JobFailed extends Error {}

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
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async close() {
      closing.abort()
      await Promise.all(running.values())
    },
  }
}
