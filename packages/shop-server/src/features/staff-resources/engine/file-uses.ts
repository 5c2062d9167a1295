import { sql } from 'kysely'
import type { Db, Trx } from '../../../db'
import type { FieldError } from '../../../rules/order-check'
import { isPrivate } from '../../../rules/file-rights'
import type { StaffRecord } from './server-resource'

/** The files that a record names: its fields `…FileId` and `…FileIds`, with the pointer of each field. */
export const filesOf = (record: StaffRecord): readonly { readonly id: string; readonly pointer: string }[] =>
  Object.entries(record)
    .filter(([field]) => /FileIds?$/.test(field))
    .flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((id): id is string => typeof id === 'string' && id !== '')
        .map((id) => ({ id, pointer: `/${field}` })),
    )

/** A file that a record has with its name and size, as documents of orders. */
interface FileRef {
  readonly id: string
  readonly type: string
}
const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'sizeBytes' in value && 'type' in value && 'id' in value
const refsIn = (value: unknown): readonly FileRef[] => (Array.isArray(value) ? value.filter(isFileRef) : [])

/** The files in the markup of a text: its pictures, and what it links to. */
const idsInMarkup = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [...value.matchAll(/<[^>]*\/files\/([\w-]+)/g)].flatMap(([, id]) => id ?? []) : []

/** The ids of every file that a record shows or offers. */
export const fileIdsOf = (record: StaffRecord): readonly string[] => [
  ...filesOf(record).map(({ id }) => id),
  ...Object.values(record).flatMap((value) => [...refsIn(value).map(({ id }) => id), ...idsInMarkup(value)]),
]

/** A record without the addresses of private files: they open a file for whoever has them, and end soon. */
export const withoutAddresses = (record: StaffRecord): StaffRecord =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (!refsIn(value).some(({ type }) => isPrivate(type))) return [field, value]
      const refs = refsIn(value).map((ref) => (isPrivate(ref.type) ? { ...ref, url: '', previewUrl: null } : ref))
      return [field, refs]
    }),
  )

/** One error for each field that names a file that is not stored. */
export async function missingFiles(db: Db, record: StaffRecord): Promise<readonly FieldError[]> {
  const named = filesOf(record)
  if (named.length === 0) return []
  const stored = await db
    .selectFrom('file')
    .select('id')
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute()
  const known = new Set(stored.map(({ id }) => id))
  const pointers = new Set(named.filter(({ id }) => !known.has(id)).map(({ pointer }) => pointer))
  return [...pointers].map((pointer) => ({ pointer, code: 'exists', message: 'Файл не найден. Загрузите его снова.' }))
}

/** Notes which files an owner, `{resource}:{id}`, shows from now on; a file with a note is not removed. */
export async function noteFileUses(trx: Trx, owner: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('file_use').where('owner', '=', owner).execute()
  if (ids.length === 0) return
  await sql`insert into file_use (file_id, owner)
    select id, ${owner} from file where id = any(${[...new Set(ids)]}::text[])`.execute(trx)
}

/** Forgets every file of an owner that is gone, those of its parts (`{owner}/{part}`) as well. */
export async function forgetFileUses(trx: Trx, owner: string): Promise<void> {
  await sql`delete from file_use where owner = ${owner} or starts_with(owner, ${`${owner}/`})`.execute(trx)
}
