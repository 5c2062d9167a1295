import { sql } from 'kysely'
import type { Db } from '../../../db'
import { slugOf } from '../../../rules/slug'
import { expressionOf, type ServerResource, type StaffRecord } from './server-resource'

const LONGEST = 200

/** The beginning of an address that leaves room for an ending, without a dash at its end. */
const cutTo = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '')

/** The first of `base`, `base-2`, `base-3` … that is not taken; all are short enough for an address. */
export function freeAddress(base: string, taken: ReadonlySet<string>): string {
  const whole = cutTo(base, LONGEST)
  if (!taken.has(whole)) return whole
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const free = `${cutTo(base, LONGEST - ending.length)}${ending}`
    if (!taken.has(free)) return free
  }
}

/** A record with an address where none was typed: of its name, of its id where the name has no letters for one; never that of another record. */
export async function withAddress(
  db: Db,
  resource: ServerResource,
  record: StaffRecord,
  id: string,
): Promise<StaffRecord> {
  const { slugFrom } = resource
  if (slugFrom === undefined || String(record['seoUrlName'] ?? '').trim() !== '') return record
  const base = slugOf(String(record[slugFrom] ?? '')) || slugOf(id) || 'x'
  const address = expressionOf(resource, 'seoUrlName').sql
  const { rows } = await sql<{ taken: string }>`
    select ${address} as taken from ${sql.table(resource.table)} t
    where starts_with(${address}, ${cutTo(base, LONGEST - 8)}) and t.id <> ${id}`.execute(db)
  return { ...record, seoUrlName: freeAddress(base, new Set(rows.map(({ taken }) => taken))) }
}
