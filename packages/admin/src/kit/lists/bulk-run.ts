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
  /** The rows that were not changed, as far as that is known: those that failed, and those that it did not come to. */
  readonly left: readonly string[]
  /** The rows that were changed, apart from those that jobs have changed. */
  readonly changed: readonly string[]
  /** Why it did not come to the end, and how to go on where that can help; null where it did, or was stopped. */
  readonly broken: { readonly error: unknown; readonly rest: BulkPlan | null } | null
}

/** Rows that go in one request; its key says that a repetition is the same one. */
interface BulkPart {
  readonly idempotencyKey: string
  readonly ids: readonly string[]
}

/** An action on rows as it is sent, part by part. */
export interface BulkPlan {
  readonly entity: string
  readonly action: BulkAction
  readonly parts: readonly BulkPart[]
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
const TOGETHER: ReadonlySet<string> = new Set(['generate', 'notify', 'printLabels', 'printPackingLists', 'merge'])
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

/** Whether the same request may fare better; what it has done already is not done again. */
const mayGoOn = (error: unknown): boolean =>
  error instanceof StaffError &&
  (error.failure.status === null || error.failure.status >= 500 || error.failure.code === 'idempotency-in-progress')
const rest = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Sends a part; one whose response gets lost, or that broke in the middle, is sent again, and each row is changed once. */
async function sendPart(
  client: Pick<StaffClient, 'receive'>,
  { entity, action: { action, payload } }: BulkPlan,
  { idempotencyKey, ids }: BulkPart,
  wait: (ms: number) => Promise<void>,
): Promise<BulkResult> {
  const body = { ids, action, payload }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await client.receive(runBulk, { params: { entity }, body }, { idempotencyKey, isQuiet: true }))
        .value as BulkResult
    } catch (error) {
      if (!mayGoOn(error) || attempt === ATTEMPTS) throw error
      await wait(AGAIN_MS * attempt)
    }
  }
}

/** Divides the rows of an action into requests. */
export function planOf({ key }: Pick<Resource, 'key'>, action: BulkAction, ids: readonly string[]): BulkPlan {
  const size = TOGETHER.has(action.action) ? AT_ONCE_TOGETHER : AT_ONCE
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ({
    idempotencyKey: globalThis.crypto.randomUUID(),
    ids: ids.slice(at * size, (at + 1) * size),
  }))
  return { entity: key, action, parts }
}

/** Runs an action part by part; a row that fails leaves the others as they are, and a stop or a break leaves the rest. */
export async function runPlan(
  client: Pick<StaffClient, 'receive'>,
  plan: BulkPlan,
  { signal, onProgress, wait }: BulkFollowing,
): Promise<BulkOutcome> {
  const total = plan.parts.reduce((sum, { ids }) => sum + ids.length, 0)
  let [done, failed] = [0, 0]
  const errors: BulkError[] = []
  const jobs: Job[] = []
  const left: string[] = []
  const changed: string[] = []
  let isLeftRunning = false
  const outcome = (at: number, broken: BulkOutcome['broken'] = null): BulkOutcome => {
    const untouched = plan.parts.slice(at).flatMap(({ ids }) => ids)
    return { done, failed, total, errors, jobs, isLeftRunning, left: [...left, ...untouched], changed, broken }
  }
  for (const [at, part] of plan.parts.entries()) {
    if (signal.aborted) return outcome(at)
    onProgress({ done, failed, total })
    try {
      const again = wait === undefined ? rest : (ms: number) => wait(ms, signal)
      const result = await sendPart(client, plan, part, again)
      done += result.done
      failed += result.failed
      errors.push(...result.errors)
      const wrong = new Set(result.errors.map(({ id }) => id))
      left.push(...wrong)
      if (result.jobId === null) {
        changed.push(...part.ids.filter((id) => !wrong.has(id)))
        continue
      }
      const told = (job: Job) => onProgress({ done, failed, total, percent: job.progress })
      const job = await followJob(client, result.jobId, { signal, onProgress: told, ...(wait && { wait }) })
      isLeftRunning = job === null
      if (job === null) return outcome(at + 1)
      jobs.push(job)
      if (job.status === 'Succeeded') done += part.ids.length
      else {
        failed += part.ids.length
        left.push(...part.ids)
      }
    } catch (error) {
      return outcome(at, { error, rest: mayGoOn(error) ? { ...plan, parts: plan.parts.slice(at) } : null })
    }
  }
  return outcome(plan.parts.length)
}

/** Whether an action on many rows can be taken back: one that changes fields, of records that have a form. */
export const canTakeBack = ({ save }: Pick<Resource, 'save'>, action: string): boolean =>
  save !== undefined && /^(?:set[A-Z]|addTags$|removeTags$|changePrice$)/.test(action)
