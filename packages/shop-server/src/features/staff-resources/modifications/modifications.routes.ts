import {
  findModificationByParents,
  readModificationFullNames,
  readModificationRelations,
  saveModificationRelations,
  type ModificationRelations,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db } from '../../../db'
import { HttpProblem, refuseInvalid } from '../../../http/problem'
import { staffRoute, type StaffRoute } from '../../../http/staff-route'
import { addHistory, changesBetween } from '../engine/history'
import { refuseOtherPartVersion } from '../engine/part-version'
import { modificationByParents } from './by-parents'
import { relationErrors, relationsOf, writeRelations, type Relation } from './relations'
import { lockModifications } from './tree'

const MOST_IDS = 200
const idsOf = (values: readonly string[] = []) =>
  [...new Set(values.flatMap((each) => each.split(',')).filter((each) => each !== ''))].slice(0, MOST_IDS)

async function shownRelations(db: Db, id: string): Promise<ModificationRelations> {
  const found = await relationsOf(db, id)
  if (found === null) throw new HttpProblem('not-found')
  return { modificationId: id, version: found.version, items: [...found.items] }
}

const keptOf = (items: readonly Relation[]): Relation[] =>
  items.map(({ relatedModificationId, type, note, displayOrder }) => ({
    relatedModificationId,
    type,
    note: note?.trim() || null,
    displayOrder,
  }))

/** Names, relations and combinations of modifications. Source: ADMIN-ENT-15, ADMIN-ENT-16, ADMIN-ACT-14, ADMIN-ACT-15. */
export const modificationRoutes: readonly StaffRoute[] = [
  /** Each of the ids with the full name of its base, in the order that was asked for. */
  staffRoute(readModificationFullNames, async ({ db }, { asked }) => {
    const ids = idsOf(asked['ids'])
    const { rows } = await sql<{ id: string; name: string }>`
      select m.id, coalesce(base.full_name, m.full_name, m.name) as name
      from modification m left join modification base on base.id = m.root_id
      where m.id = any(${ids}::text[]) order by array_position(${ids}::text[], m.id)`.execute(db)
    return { items: rows }
  }),

  staffRoute(readModificationRelations, ({ db }, { params }) => shownRelations(db, params.id)),

  staffRoute(saveModificationRelations, (shop, { body, member, request }) =>
    shop.db.transaction().execute(async (trx) => {
      const { modificationId: id } = body
      await lockModifications(trx)
      const before = await relationsOf(trx, id)
      if (before === null) throw new HttpProblem('not-found')
      const named = { ifMatch: request.headers.get('If-Match'), version: body.version }
      await refuseOtherPartVersion(named, before.version, () => shownRelations(trx, id))
      const items = keptOf(body.items)
      const errors = await relationErrors(trx, id, items)
      refuseInvalid(errors)
      const moment = new Date(shop.now())
      await writeRelations(trx, id, items, before, { moment, memberId: member.id })
      const changes = changesBetween({ relations: keptOf(before.items) }, { relations: items })
      await addHistory(trx, shop.now(), member, { resource: 'modification', recordId: id, action: 'Updated', changes })
      const model = await shownRelations(trx, id)
      return { id, version: model.version ?? 1, updatedOn: moment.toISOString(), warnings: null, model }
    }),
  ),

  staffRoute(findModificationByParents, (shop, { asked, member }) =>
    modificationByParents(shop, asked['ids'] ?? [], member),
  ),
]
