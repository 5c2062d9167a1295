import { runBulk, type BulkError, type BulkResult, type Job, type Resource } from '@prilavok/contracts/admin'
import { StaffError } from '../client/failures'
import type { StaffClient } from '../client/staff-client'
import { followJob, type JobFollowing } from './follow-job'
import { isSelected, type Selection } from './selection'

/** An action on many records. */
export interface BulkAction {
  readonly action: string
  readonly payload?: unknown
}

/** How far an action has come; null while the rows are still being counted. */
export interface BulkProgress {
  readonly done: number
  readonly failed: number
  readonly total: number | null
  /** How far the job is that the server does it in, 0 to 100. */
  readonly percent?: number
}

/** What an action came to; it was stopped when rows are left. */
export interface BulkOutcome extends BulkProgress {
  readonly total: number
  readonly errors: readonly BulkError[]
  /** The jobs that it was done in, as they ended. */
  readonly jobs: readonly Job[]
  /** Nobody waited for the last job, which goes on. */
  readonly isLeftRunning: boolean
}

/** How an action is followed and stopped. */
export interface BulkFollowing extends Pick<JobFollowing, 'signal' | 'wait'> {
  readonly onProgress: (progress: BulkProgress) => void
}

const PAGE = 200
/** So many records go in one request: a server has them within a second or two, and whoever stops loses no more. */
const AT_ONCE = 50
/** What the server does with all of them together, such as one file, goes in as few requests as the contract allows. */
const AT_ONCE_TOGETHER = 1000
const TOGETHER: ReadonlySet<string> = new Set(['generate', 'notify', 'printLabels', 'merge'])
/** A request whose response was lost is sent again under its key, which the server carries out once. */
const ATTEMPTS = 4
const AGAIN_MS = 1_000

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly paging: { readonly nextCursor: string | null }
}

/** The ids of the selected rows; those that match the filters are read page by page with a cursor. */
export async function selectedIds(
  client: StaffClient,
  { list }: Resource,
  selection: Selection,
  query: Readonly<Record<string, readonly string[]>>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (selection.kind === 'ids') return [...selection.ids]
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const more = { pageSize: PAGE, withTotal: false, ...(cursor !== undefined && { cursor }) }
    const { items, paging } = (await client.receive(list, { query: { ...query, ...more } }, { signal })).value as Page
    for (const { id } of items) if (isSelected(selection, id)) ids.push(id)
    cursor = items.length === 0 ? null : paging.nextCursor
  }
  return ids
}

const isLost = (error: unknown): boolean =>
  error instanceof StaffError && (error.failure.status === null || error.failure.code === 'idempotency-in-progress')
const rest = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Sends a request for many records; one whose response gets lost is sent again, and is done once. */
async function sendOnce(
  client: Pick<StaffClient, 'receive'>,
  entity: string,
  body: object,
  wait: (ms: number) => Promise<void>,
): Promise<BulkResult> {
  const idempotencyKey = globalThis.crypto.randomUUID()
  for (let attempt = 1; ; attempt += 1) {
    const isQuiet = attempt < ATTEMPTS
    try {
      return (await client.receive(runBulk, { params: { entity }, body }, { idempotencyKey, isQuiet }))
        .value as BulkResult
    } catch (error) {
      if (!isLost(error) || attempt === ATTEMPTS) throw error
      await wait(AGAIN_MS * attempt)
    }
  }
}

/** Runs an action on the selected rows, some at a time; a row that fails leaves the others as they are, and a stop leaves the rest. */
export async function runOnSelected(
  client: Pick<StaffClient, 'receive'>,
  resource: Pick<Resource, 'key'>,
  { action, payload }: BulkAction,
  ids: readonly string[],
  { signal, onProgress, wait }: BulkFollowing,
): Promise<BulkOutcome> {
  const total = ids.length
  const size = TOGETHER.has(action) ? AT_ONCE_TOGETHER : AT_ONCE
  let [done, failed] = [0, 0]
  const errors: BulkError[] = []
  const jobs: Job[] = []
  let isLeftRunning = false
  for (let from = 0; from < total && !signal.aborted; from += size) {
    onProgress({ done, failed, total })
    const part = ids.slice(from, from + size)
    const body = { ids: part, action, payload }
    const again = wait === undefined ? rest : (ms: number) => wait(ms, signal)
    const result = await sendOnce(client, resource.key, body, again)
    done += result.done
    failed += result.failed
    errors.push(...result.errors)
    if (result.jobId === null) continue
    const told = (job: Job) => onProgress({ done, failed, total, percent: job.progress })
    const job = await followJob(client, result.jobId, { signal, onProgress: told, ...(wait && { wait }) })
    isLeftRunning = job === null
    if (job === null) break
    jobs.push(job)
    if (job.status === 'Succeeded') done += part.length
    else failed += part.length
  }
  return { done, failed, total, errors, jobs, isLeftRunning }
}
