import type { ModificationRelation } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../db'
import type { FieldError } from '../../../rules/order-check'
import { ancestorsAmong, leadsTo } from './tree'

/** Types that hold for both sides; the others have a direction and lead in no circle. */
export const MUTUAL: ReadonlySet<string> = new Set(['Analog', 'Compatible'])
export const PARENT = 'Parent'
const MOST_RELATIONS = 500

/** One relation as it is kept. */
export type Relation = Pick<ModificationRelation, 'relatedModificationId' | 'type' | 'note' | 'displayOrder'>

/** A modification with its relations. */
export interface Relations {
  readonly version: number
  readonly parentIds: readonly string[]
  readonly items: readonly ModificationRelation[]
}

/** The relations of a modification by their order; its parents are among them. Null where there is no such modification. */
export async function relationsOf(db: Db, id: string): Promise<Relations | null> {
  const { rows } = await sql<{ version: number; parents: readonly string[] }>`
    select relations_version as version, parent_ids as parents from modification where id = ${id}`.execute(db)
  const [own] = rows
  if (own === undefined) return null
  const related = await sql<ModificationRelation>`
    select m.id as "relatedModificationId", r.type, r.note, r.display_order as "displayOrder", jsonb_build_object(
      'id', m.id, 'name', m.name, 'fullName', m.full_name, 'rootId', m.root_id, 'isBase', coalesce(m.is_base, false)) as related
    from (
      select parent.id as related_id, ${PARENT} as type, noted.note, coalesce(noted.display_order, (parent.place - 1)::integer) as display_order
      from jsonb_array_elements_text(${JSON.stringify(own.parents)}::jsonb) with ordinality parent(id, place)
      left join modification_relation noted
        on noted.modification_id = ${id} and noted.type = ${PARENT} and noted.related_id = parent.id
      union all
      select related_id, type, note, display_order from modification_relation
      where modification_id = ${id} and type <> ${PARENT}
    ) r join modification m on m.id = r.related_id order by r.display_order, m.full_name, m.id`.execute(db)
  return { version: own.version, parentIds: own.parents, items: related.rows }
}

/** What keeps relations from being saved: records that are not there, the same one twice, circles. */
export async function relationErrors(db: Db, id: string, items: readonly Relation[]): Promise<readonly FieldError[]> {
  if (items.length > MOST_RELATIONS)
    return [{ pointer: '/items', code: 'max', message: `Не больше ${MOST_RELATIONS} связей` }]
  const ids = items.map(({ relatedModificationId }) => relatedModificationId)
  const { rows } = await sql<{ id: string }>`select id from modification where id = any(${ids}::text[])`.execute(db)
  const known = new Set(rows.map((row) => row.id))
  const seen = new Set<string>()
  const errors: FieldError[] = []
  for (const [at, { relatedModificationId: related, type }] of items.entries()) {
    const add = (code: string, message: string) =>
      errors.push({ pointer: `/items/${at}/relatedModificationId`, code, message })
    const pair = `${type} ${related}`
    if (!known.has(related)) add('exists', 'Запись не найдена')
    else if (related === id) add('noCycle', 'Модификация не связывается с самой собой')
    else if (seen.has(pair)) add('unique', 'Такая связь уже есть')
    else if (type === PARENT && (await ancestorsAmong(db, [related], id)))
      add('noCycle', 'Эта модификация стоит под той, чьим родителем становится')
    else if (type !== PARENT && !MUTUAL.has(type) && (await leadsTo(db, type, [related], id)))
      add('noCycle', 'Такая связь замкнула бы круг')
    seen.add(pair)
  }
  return errors
}

/** Keeps the other side of mutual relations: it comes with the first side and goes with it. */
async function saveOtherSides(trx: Trx, id: string, items: readonly Relation[]): Promise<void> {
  for (const type of MUTUAL) {
    const partners = items.filter((item) => item.type === type).map((item) => item.relatedModificationId)
    const gone = await sql<{ id: string }>`
      delete from modification_relation where related_id = ${id} and type = ${type}
        and not (modification_id = any(${partners}::text[])) returning modification_id as id`.execute(trx)
    const come = await sql<{ id: string }>`
      insert into modification_relation (modification_id, related_id, type)
      select partner, ${id}, ${type} from unnest(${partners}::text[]) partner
      on conflict do nothing returning modification_id as id`.execute(trx)
    const touched = [...gone.rows, ...come.rows].map((row) => row.id)
    await sql`update modification set relations_version = relations_version + 1
      where id = any(${touched}::text[])`.execute(trx)
  }
}

/** Writes the relations of a modification in place of those before; parents become those of the record. */
export async function writeRelations(
  trx: Trx,
  id: string,
  items: readonly Relation[],
  before: Relations,
  by: { readonly moment: Date; readonly memberId: string },
): Promise<void> {
  await trx.deleteFrom('modification_relation').where('modification_id', '=', id).execute()
  if (items.length > 0)
    await trx
      .insertInto('modification_relation')
      .values(
        items.map(({ relatedModificationId, type, note, displayOrder }) => ({
          modification_id: id,
          related_id: relatedModificationId,
          type,
          note,
          display_order: displayOrder,
        })),
      )
      .execute()
  await saveOtherSides(trx, id, items)
  const parents = items.filter(({ type }) => type === PARENT).map((item) => item.relatedModificationId)
  await sql`update modification set relations_version = relations_version + 1 where id = ${id}`.execute(trx)
  const isSame = parents.length === before.parentIds.length && parents.every((each) => before.parentIds.includes(each))
  if (isSame) return
  await sql`
    update modification set details = jsonb_set(details, '{parentIds}', ${JSON.stringify(parents)}::jsonb),
      relations_version = ${before.version + 1}, version = version + 1, updated_on = ${by.moment}, updated_by = ${by.memberId}
    where id = ${id}`.execute(trx)
}
