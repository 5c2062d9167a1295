import type { ModificationShort } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../db'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { addHistory, changesBetween } from '../engine/history'
import { lockModifications } from './tree'

const MOST_PARENTS = 20
const SHORT = sql`id, name, full_name as "fullName", root_id as "rootId", coalesce(is_base, false) as "isBase"`

/** The modification with exactly these parents, the oldest where there are several; null where there is none. */
async function nodeOf(db: Db, parents: readonly string[]): Promise<ModificationShort | null> {
  const list = JSON.stringify(parents)
  const { rows } = await sql<ModificationShort>`
    select ${SHORT} from modification
    where parent_ids @> ${list}::jsonb and jsonb_array_length(parent_ids) = ${parents.length}
    order by created_on, id limit 1`.execute(db)
  return rows[0] ?? null
}

async function create(shop: Shop, trx: Trx, parents: readonly string[], member: StaffMember): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; isBase: boolean }>`
    select id, name, parent_ids = '[]' as "isBase" from modification
    where id = any(${[...parents]}::text[]) order by array_position(${[...parents]}::text[], id)`.execute(trx)
  if (rows.length < parents.length)
    throw new HttpProblem('validation-failed', {
      errors: [{ pointer: '/ids', code: 'exists', message: 'Запись не найдена' }],
    })
  // The full name begins with that of the base, so the node's own is made of the steps.
  const steps = rows.filter(({ isBase }) => !isBase)
  const record = {
    name: (steps.length > 0 ? steps : rows)
      .map(({ name }) => name)
      .join(' ')
      .slice(0, 200),
    parentIds: parents,
    isBase: false,
    productId: null,
    specOptionIds: [],
    displayOrder: 0,
    isVisible: true,
  }
  const [id, moment] = [shop.randomId(), new Date(shop.now())]
  await sql`insert into modification (id, details, created_on, updated_on, updated_by)
    values (${id}, ${JSON.stringify(record)}::jsonb, ${moment}, ${moment}, ${member.id})`.execute(trx)
  await addHistory(trx, shop.now(), member, {
    resource: 'modification',
    recordId: id,
    action: 'Created',
    changes: changesBetween({}, record),
  })
}

/** The modification with these parents; made where there is none, once however many ask at the same time. Source: ADMIN-ACT-15. */
export async function modificationByParents(
  shop: Shop,
  ids: readonly string[],
  member: StaffMember,
): Promise<ModificationShort> {
  const parents = [...new Set(ids.flatMap((each) => each.split(',')).filter((each) => each !== ''))]
  if (parents.length === 0 || parents.length > MOST_PARENTS)
    throw new HttpProblem('bad-request', { detail: `Name one to ${MOST_PARENTS} parents in ids.` })
  const known = await nodeOf(shop.db, parents)
  if (known !== null) return known
  return shop.db.transaction().execute(async (trx) => {
    await lockModifications(trx)
    if ((await nodeOf(trx, parents)) === null) await create(shop, trx, parents, member)
    const made = await nodeOf(trx, parents)
    if (made === null) throw new HttpProblem('internal')
    return made
  })
}
