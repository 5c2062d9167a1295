import { sql } from 'kysely'
import type { Db } from '../../db'

/** What somebody has asked of the shop, as the staff's list of requests tells them apart. */
export type RequestKind = 'CallBack' | 'OneClick' | 'Wholesale' | 'Question' | 'Draft'

/** Who is to call, and when. */
export interface PlannedCall {
  readonly managerId: string | null
  /** Null: as soon as somebody can. */
  readonly callOn: string | null
}

/** Puts a draft of an order into the staff's queue of calls; resolves with the id of its request, which it has once. */
export async function addRequest(
  db: Db,
  kind: RequestKind,
  draftId: string,
  id: string,
  on: Date,
  { managerId, callOn }: PlannedCall = { managerId: null, callOn: null },
): Promise<string> {
  const status = callOn === null ? 'New' : 'CallAgain'
  const details = JSON.stringify({
    ...{ kind, status },
    ...(managerId !== null && { managerId }),
    ...(callOn !== null && { callOn }),
  })
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into request (id, draft_id, details, created_on, updated_on)
      values (${id}, ${draftId}, ${details}::jsonb, ${on}, ${on}) on conflict (draft_id) do nothing returning id)
    select id from added union all select id from request where draft_id = ${draftId} limit 1`.execute(db)
  return rows[0]?.id ?? id
}
