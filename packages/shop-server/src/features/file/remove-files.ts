import { sql } from 'kysely'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { bytesKeyOf, findFile, refuseOthersFile } from './files'
import { usesOf } from './file-places'

/** For how long a `Temp` file is kept, ms. Source: CONTRACT section 1. */
const TEMPORARY_MS = 24 * 3_600_000

/**
 * Removes a file of this type; throws `not-found`, and `file-in-use` while a record shows or offers it, with those records that the
 * member may read.
 */
export async function removeFile(shop: Shop, type: string, id: string, reader: StaffMember): Promise<void> {
  const found = await findFile(shop, id)
  if (found?.type !== type) throw new HttpProblem('not-found')
  await refuseOthersFile(shop, found, reader, 'write')
  const former = await shop.db.selectFrom('file_former').select('bytes_key').where('file_id', '=', id).execute()
  const { numDeletedRows } = await shop.db
    .deleteFrom('file')
    .where('id', '=', id)
    .where('type', '=', type)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('file_use').select('file_id').whereRef('file_use.file_id', '=', 'file.id'))),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) {
    if ((await findFile(shop, id)) === null) throw new HttpProblem('not-found')
    throw new HttpProblem('file-in-use', { current: await usesOf(shop.db, id, reader) })
  }
  for (const key of [bytesKeyOf(found), ...former.map((each) => each.bytes_key)])
    if (key !== null) await shop.files.remove(key)
}

/** Temporary files that are a day old and that no record has come to use. */
const isOver = (shop: Pick<Shop, 'now'>) =>
  sql<boolean>`type = 'Temp' and created_on < ${new Date(shop.now() - TEMPORARY_MS)}::timestamptz
    and not exists (select from file_use where file_use.file_id = file.id)`

/** How many temporary files `removeTemporaryFiles` would remove. */
export async function countTemporaryFiles(shop: Pick<Shop, 'db' | 'now'>): Promise<number> {
  const { count } = await shop.db
    .selectFrom('file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOver(shop))
    .executeTakeFirstOrThrow()
  return count
}

/** Removes temporary files that are a day old; resolves with how many. */
export async function removeTemporaryFiles(
  shop: Pick<Shop, 'db' | 'now' | 'files'>,
  signal?: AbortSignal,
): Promise<number> {
  const due = await shop.db.selectFrom('file').select('id').where(isOver(shop)).execute()
  let removed = 0
  for (const { id } of due) {
    // Between two files: of one that is gone from the database the bytes go as well.
    signal?.throwIfAborted()
    const { numDeletedRows } = await shop.db
      .deleteFrom('file')
      .where('id', '=', id)
      .where(isOver(shop))
      .executeTakeFirst()
    if (numDeletedRows === 0n) continue
    await shop.files.remove(id)
    removed += 1
  }
  return removed
}

/** What took the place of others is kept for so long, ms. */
const FORMER_MS = 24 * 3_600_000

const isFormer = (shop: Pick<Shop, 'now'>) =>
  sql<boolean>`bytes_key is not null and replaced_on < ${new Date(shop.now() - FORMER_MS)}::timestamptz`

/** How many files have bytes that `removeFormerBytes` would remove. */
export async function countFormerBytes({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  const { count } = await db
    .selectFrom('file_former')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isFormer({ now }))
    .executeTakeFirstOrThrow()
  return count
}

/** Removes the bytes that others took the place of a day ago; that they were there stays known. Resolves with how many. */
export async function removeFormerBytes(
  shop: Pick<Shop, 'db' | 'now' | 'files'>,
  signal?: AbortSignal,
): Promise<number> {
  const due = await shop.db
    .selectFrom('file_former')
    .select(['file_id', 'version', 'bytes_key'])
    .where(isFormer(shop))
    .execute()
  let removed = 0
  for (const { file_id: id, version, bytes_key: key } of due) {
    signal?.throwIfAborted()
    const { numUpdatedRows } = await shop.db
      .updateTable('file_former')
      .set({ bytes_key: null })
      .where('file_id', '=', id)
      .where('version', '=', version)
      .where(isFormer(shop))
      .executeTakeFirst()
    if (numUpdatedRows === 0n || key === null) continue
    await shop.files.remove(key)
    removed += 1
  }
  return removed
}
