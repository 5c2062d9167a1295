import { readJob, type Job } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { StaffError } from '../client/failures'

/** How a job is followed. */
export interface JobFollowing {
  /** Aborted when nobody wants to know any more; the job goes on by itself. */
  readonly signal: AbortSignal
  readonly onProgress: (job: Job) => void
  /** Waits between two reads; a timer unless a test says otherwise. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_MS = 400
const LONGEST_MS = 3_000
/** So many reads in a row may get lost before the job is given up. */
const MOST_LOST = 20

const ENDED: ReadonlySet<string> = new Set(['Succeeded', 'Failed', 'Cancelled'])
/** Whether a job has ended, one way or another. */
export const hasEnded = ({ status }: Pick<Job, 'status'>): boolean => ENDED.has(status)

const timer = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(waiting)
      resolve()
    }
    const waiting = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })

/** Whether a read of a job may come through later: the network, or a server that is busy or starts again. */
const isPassing = (error: unknown): boolean =>
  error instanceof StaffError &&
  (error.failure.status === null || error.failure.status >= 500 || error.failure.status === 429)

/**
 * Follows a job until it ends; a read that gets lost is repeated, and where the session has ended the client asks to sign in and goes on.
 * Resolves with null when the following is stopped.
 */
export async function followJob(
  client: Pick<StaffClient, 'receive'>,
  id: string,
  { signal, onProgress, wait = timer }: JobFollowing,
): Promise<Job | null> {
  let lost = 0
  for (let pause = FIRST_MS; !signal.aborted; pause = Math.min(LONGEST_MS, pause * 1.5)) {
    await wait(pause, signal)
    if (signal.aborted) return null
    try {
      const job = (await client.receive(readJob, { params: { id } }, { signal, isQuiet: true, isOnce: true }))
        .value as Job
      lost = 0
      onProgress(job)
      if (hasEnded(job)) return job
    } catch (error) {
      if (signal.aborted) return null
      lost += 1
      if (!isPassing(error) || lost > MOST_LOST) throw error
    }
  }
  return null
}
