import { runBulk, type BulkError, type BulkResult, type Resource } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
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
}

/** What an action came to; it was stopped when rows are left. */
export interface BulkOutcome extends BulkProgress {
  readonly total: number
  readonly errors: readonly BulkError[]
}

const PAGE = 200
/** So many records go in one request: a server has them within a second or two, and whoever stops loses no more. */
const AT_ONCE = 50

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

/** Runs an action on the selected rows, some at a time; a row that fails leaves the others as they are, and a stop leaves the rest. */
export async function runOnSelected(
  client: StaffClient,
  resource: Resource,
  { action, payload }: BulkAction,
  ids: readonly string[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: BulkProgress) => void },
): Promise<BulkOutcome> {
  const total = ids.length
  let [done, failed] = [0, 0]
  const errors: BulkError[] = []
  for (let from = 0; from < total && !signal.aborted; from += AT_ONCE) {
    onProgress({ done, failed, total })
    const body = { ids: ids.slice(from, from + AT_ONCE), action, payload }
    const result = (await client.receive(runBulk, { params: { entity: resource.key }, body })).value as BulkResult
    done += result.done
    failed += result.failed
    errors.push(...result.errors)
  }
  return { done, failed, total, errors }
}
