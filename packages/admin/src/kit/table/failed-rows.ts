import type { Problem } from '@prilavok/contracts'
import type { BulkError, Resource } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { loadListPage } from '../records/list-or-lookup'

/** A record that an action has not changed, with its name and why. */
export interface FailedRow {
  readonly id: string
  readonly name: string
  readonly reason: string
}

/** Why a record was not changed, in words. */
export const reasonOf = ({ errors, detail, title }: Pick<Problem, 'errors' | 'detail' | 'title'>): string =>
  errors?.[0]?.message ?? detail ?? title

/** So many names are asked for at once; nobody reads more failures than these. */
const NAMED = 200

/** The records that failed, by the names that the list has for them; by their ids where it cannot be asked. */
export async function failedRows(
  client: StaffClient,
  resource: Resource,
  titleField: string,
  errors: readonly BulkError[],
): Promise<readonly FailedRow[]> {
  const shown = errors.slice(0, NAMED)
  const query = { ids: shown.map(({ id }) => id), pageSize: NAMED, withTotal: false }
  const page = await loadListPage(client, resource, query, new AbortController().signal).catch(() => null)
  const items = (page as { readonly items: readonly Readonly<Record<string, unknown>>[] } | null)?.items ?? []
  const names = new Map(items.map((row) => [String(row['id']), String(row[titleField] ?? '')]))
  return shown.map(({ id, problem }) => ({ id, name: names.get(id) || id, reason: reasonOf(problem) }))
}
