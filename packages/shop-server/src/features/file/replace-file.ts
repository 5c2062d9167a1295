import type { FileType } from '@prilavok/contracts/admin'
import type { Selectable } from 'kysely'
import type { FileFormerTable, FileTable, Trx } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import { isPrivate } from '../../rules/file-rights'
import type { Shop } from '../../shop'
import { bytesKeyOf, describeUpload, findFile, refuseOthersFile } from './files'
import type { SentFile } from './upload'

/** For how long whoever has replaced a file may take it back, ms. */
const TAKEN_BACK_MS = 300_000

type Former = Selectable<FileFormerTable> & { readonly author: string | null }

/** What a file was before its last replacement, and who made that; null of a file that is as it was uploaded. */
export const lastReplacement = async ({ db }: Pick<Shop, 'db'>, id: string): Promise<Former | null> =>
  (await db
    .selectFrom('file_former')
    .leftJoin('staff_user', 'staff_user.id', 'file_former.replaced_by')
    .selectAll('file_former')
    .select('staff_user.display_name as author')
    .where('file_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Whether a member may take the last replacement back: their own, of the last minutes, that nobody has followed. */
export const mayTakeBack = (
  { now }: Pick<Shop, 'now'>,
  { version }: Pick<Selectable<FileTable>, 'version'>,
  former: Selectable<FileFormerTable> | null,
  { id }: Pick<StaffMember, 'id'>,
): boolean =>
  former !== null &&
  former.bytes_key !== null &&
  former.version === version - 1 &&
  former.replaced_by === id &&
  former.replaced_on.getTime() > now() - TAKEN_BACK_MS

/** The row of a file that nobody else changes until the end of the transaction. */
async function lockedFile(trx: Trx, id: string): Promise<Selectable<FileTable>> {
  const row = await trx.selectFrom('file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined) throw new HttpProblem('not-found')
  return row
}

/** Refuses a change of a file that a member may not change, or that belongs to one record alone. */
async function refuseUnchangeable(shop: Shop, id: string, member: StaffMember): Promise<Selectable<FileTable>> {
  const row = await findFile(shop, id)
  if (row === null) throw new HttpProblem('not-found')
  await refuseOthersFile(shop, row, member, 'write')
  if (isPrivate(row.type))
    throw new HttpProblem('file-type-not-allowed', {
      detail: 'Документ заказа не заменяют: приложите к заказу новый.',
    })
  return row
}

/**
 * Puts other bytes in the place of a file's: every record that shows it shows them, at the address that it has. Throws `not-found`,
 * `forbidden`, `file-too-large` or `file-type-not-allowed`.
 */
export async function replaceFile(
  shop: Shop,
  id: string,
  { name, bytes }: SentFile,
  member: StaffMember,
): Promise<void> {
  const { type } = await refuseUnchangeable(shop, id, member)
  const described = await describeUpload(shop, type as FileType, name, bytes)
  const key = shop.randomId()
  await shop.files.put(key, bytes, described.content_type)
  await shop.db
    .transaction()
    .execute(async (trx) => {
      const before = await lockedFile(trx, id)
      const { name: formerName, content_type, size_bytes, width, height, content_hash, version } = before
      await trx
        .insertInto('file_former')
        .values({
          file_id: id,
          version,
          bytes_key: bytesKeyOf(before),
          ...{ name: formerName, content_type, size_bytes, width, height, content_hash },
          replaced_on: new Date(shop.now()),
          replaced_by: member.id,
        })
        .execute()
      await trx
        .updateTable('file')
        .set({ ...described, bytes_key: key, version: version + 1 })
        .where('id', '=', id)
        .execute()
    })
    .catch(async (error: unknown) => {
      await shop.files.remove(key)
      throw error
    })
}

/** Puts the bytes before a member's own replacement back; throws `not-found` where that can no longer be. */
export async function takeBackFile(shop: Shop, id: string, member: StaffMember): Promise<void> {
  await refuseUnchangeable(shop, id, member)
  const removed = await shop.db.transaction().execute(async (trx) => {
    const now = await lockedFile(trx, id)
    const former = await lastReplacement({ db: trx }, id)
    if (former === null || !mayTakeBack(shop, now, former, member))
      throw new HttpProblem('not-found', { detail: 'Вернуть прежний файл уже нельзя.' })
    const { bytes_key, name, content_type, size_bytes, width, height, content_hash } = former
    await trx
      .updateTable('file')
      .set({ bytes_key, name, content_type, size_bytes, width, height, content_hash, version: now.version + 1 })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('file_former').where('file_id', '=', id).where('version', '=', former.version).execute()
    return bytesKeyOf(now)
  })
  await shop.files.remove(removed)
}
