import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import type { KeyedRequest } from '../../../http/idempotency'
import { HOUR_MS } from '../../../rules/days'
import type { Shop } from '../../../shop'

/** The records of one request for many, each of which is changed once, however often the request is sent under its key. */
export interface Batch {
  /** Those that the request chose when it came first. */
  readonly ids: readonly string[]
  /** Marks a record as done in the transaction that changes it; false where it was done before. */
  readonly begin: (trx: Trx, id: string) => Promise<boolean>
}

const nameOf = ({ key, route, caller, bodyHash }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([key, route, caller, bodyHash]))
    .digest('base64url')

/** The batch of a request: an earlier one that broke in the middle is gone on with, else its records are chosen now. */
export async function openBatch(
  { db, now, settings }: Pick<Shop, 'db' | 'now' | 'settings'>,
  request: KeyedRequest | null,
  choose: () => Promise<readonly string[]>,
): Promise<Batch> {
  const chosen = async () => [...new Set(await choose())]
  if (request === null) return { ids: await chosen(), begin: () => Promise.resolve(true) }
  const batch = nameOf(request)
  const forgotten = new Date(now() - settings.retention.repeatHours * HOUR_MS)
  const begun = await db
    .selectFrom('staff_batch_record')
    .select('record_id')
    .where('batch', '=', batch)
    .where('created_on', '>=', forgotten)
    .orderBy('position')
    .execute()
  const ids = begun.length > 0 ? begun.map(({ record_id }) => record_id) : await chosen()
  if (begun.length === 0)
    await sql`
      insert into staff_batch_record (batch, record_id, position, created_on)
      select ${batch}, id, position, ${new Date(now())} from unnest(${ids}::text[]) with ordinality as chosen(id, position)
      on conflict (batch, record_id) do update set position = excluded.position, created_on = excluded.created_on, is_done = false`.execute(
      db,
    )
  return {
    ids,
    begin: async (trx, id) => {
      const { numUpdatedRows } = await trx
        .updateTable('staff_batch_record')
        .set({ is_done: true })
        .where((eb) => eb.and({ batch, record_id: id, is_done: false }))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
