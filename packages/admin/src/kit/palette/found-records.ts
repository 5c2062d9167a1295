import type { StaffClient } from '../client/staff-client'
import type { MenuEntry } from '../staff/menu-entry.types'
import { recordCalls } from '../records/record-calls'

/** A record that the palette leads to. */
export interface FoundRecord {
  readonly resource: string
  readonly id: string
  readonly name: string
}

const OFFERED = 5
/** The fields that tell records of a list apart, the best first; a row has two of them at most. */
const NAMES = ['number', 'fullName', 'customerName', 'name', 'title', 'phone', 'article'] as const

/** What a row of any list is called: "100001, Анна Петрова". */
export const nameOfRow = (row: Readonly<Record<string, unknown>>): string =>
  NAMES.map((field) => row[field])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .slice(0, 2)
    .join(', ') || String(row['id'])

/** The records of the searched lists that have a text, those of one list together; a list that fails is left out. */
export async function foundRecords(
  client: StaffClient,
  entries: readonly MenuEntry[],
  search: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const lists = await Promise.all(
    entries.map(async ({ key }) => {
      const { list } = recordCalls(key)
      if (list === undefined) return []
      const query = { search, pageSize: OFFERED, withTotal: false }
      const found = await client.receive(list, { query }, { signal, isQuiet: true }).catch(() => null)
      const { items = [] } = (found?.value ?? {}) as { readonly items?: readonly Readonly<Record<string, unknown>>[] }
      return items.map((row) => ({ resource: key, id: String(row['id']), name: nameOfRow(row) }))
    }),
  )
  return lists.flat()
}
