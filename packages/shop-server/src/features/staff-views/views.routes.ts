import {
  deleteView,
  isPermitted,
  listViews,
  saveView,
  type Resource,
  type SavedViewState,
} from '@prilavok/contracts/admin'
import { sql, type Selectable } from 'kysely'
import { byName } from '../../db/by-name'
import type { SavedViewTable } from '../../db'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { requirePermission } from '../../http/staff-guard'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'

const MOST_VIEWS = 50
const mayShare = ({ permissions }: StaffMember) => isPermitted(permissions, 'view:share')

/** The resource of a list; throws `not-found` where there is none, and `forbidden` for who may not read it. */
function listedBy({ resources }: Pick<Shop, 'resources'>, key: string, member: StaffMember): Resource {
  const found = Object.hasOwn(resources, key) ? resources[key] : undefined
  if (found === undefined) throw new HttpProblem('not-found', { detail: 'There is no such list.' })
  requirePermission(member, `${found.permission}:read`)
  return found
}

/** What others have filtered by, without what this member may not filter by: it may name a buyer. */
function stateFor({ listing }: Resource, member: StaffMember, state: SavedViewState): SavedViewState {
  const refused = Object.entries(listing.guarded ?? {}).flatMap(([name, needed]) =>
    isPermitted(member.permissions, needed) ? [] : [name],
  )
  if (refused.length === 0) return state
  const filters = Object.entries((state.filters ?? {}) as Readonly<Record<string, unknown>>)
  return { ...state, filters: Object.fromEntries(filters.filter(([name]) => !refused.includes(name))), search: null }
}

const viewOf = (row: Selectable<SavedViewTable>) => ({
  id: row.id,
  version: row.version,
  resource: row.resource,
  name: row.name,
  isShared: row.is_shared,
  isDefault: row.is_default,
  ownerId: row.owner_id,
  state: row.state,
})

/** A view for a member: their own whole. */
const shownView = (resource: Resource, member: StaffMember, row: Selectable<SavedViewTable>) =>
  row.owner_id === member.id ? viewOf(row) : { ...viewOf(row), state: stateFor(resource, member, row.state) }

/** Refuses what nobody could use: a list that does not exist, a view without a name, a list full of views. */
function refuseBadView({ resources }: Pick<Shop, 'resources'>, resource: string, name: string): void {
  const errors = [
    ...(Object.hasOwn(resources, resource)
      ? []
      : [{ pointer: '/resource', code: 'exists', message: 'Такого списка нет' }]),
    ...(name === '' ? [{ pointer: '/name', code: 'required', message: 'обязательно для заполнения' }] : []),
  ]
  refuseInvalid(errors)
}

/** Saved views of lists: everybody has their own, and sees those that are shared. */
export const viewRoutes: readonly StaffRoute[] = [
  staffRoute(listViews, async (shop, { query, member }) => {
    const { db } = shop
    const resource = listedBy(shop, query.resource, member)
    const rows = await db
      .selectFrom('saved_view')
      .selectAll()
      .where('resource', '=', query.resource)
      .where((eb) => eb.or([eb('owner_id', '=', member.id), eb('is_shared', '=', true)]))
      .orderBy(byName(sql.ref('name')))
      .execute()
    return { items: rows.map((row) => shownView(resource, member, row)) }
  }),

  staffRoute(saveView, async (shop, { body, member }) => {
    const { db, now, randomId } = shop
    const { resource, isShared, isDefault, state } = body
    const name = body.name.trim()
    refuseBadView(shop, resource, name)
    const listed = listedBy(shop, resource, member)
    if (isShared && !mayShare(member))
      throw new HttpProblem('forbidden', { detail: 'Sharing a view needs view:share.' })
    return db.transaction().execute(async (trx) => {
      const mine = trx.selectFrom('saved_view').where('resource', '=', resource).where('owner_id', '=', member.id)
      const before = body.id
        ? await trx.selectFrom('saved_view').selectAll().where('id', '=', body.id).forUpdate().executeTakeFirst()
        : await mine.selectAll().where('name', '=', name).forUpdate().executeTakeFirst()
      const isMine = before?.owner_id === member.id
      if (body.id && (before === undefined || !(isMine || (before.is_shared && mayShare(member)))))
        throw new HttpProblem('not-found')
      if (body.id && before !== undefined && before.version !== body.version)
        throw new HttpProblem('version-conflict', { current: shownView(listed, member, before) })
      const { count } = await mine.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
      if (before === undefined && count >= MOST_VIEWS)
        throw new HttpProblem('bad-request', { detail: `A list has at most ${MOST_VIEWS} views of one person.` })
      if (isDefault)
        await trx
          .updateTable('saved_view')
          .set({ is_default: false })
          .where('resource', '=', resource)
          .where('owner_id', '=', before?.owner_id ?? member.id)
          .execute()
      const moment = new Date(now())
      const values = {
        resource,
        name,
        is_shared: isShared,
        is_default: isDefault,
        state: JSON.stringify(state),
        updated_on: moment,
      }
      const saved =
        before === undefined
          ? await trx
              .insertInto('saved_view')
              .values({ id: randomId(), owner_id: member.id, ...values })
              .returning(['id', 'version'])
              .executeTakeFirstOrThrow()
          : await trx
              .updateTable('saved_view')
              .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
              .where('id', '=', before.id)
              .returning(['id', 'version'])
              .executeTakeFirstOrThrow()
      return { ...saved, updatedOn: moment.toISOString(), warnings: null, model: null }
    })
  }),

  staffRoute(deleteView, async ({ db }, { params, member }) => {
    const { numDeletedRows } = await db
      .deleteFrom('saved_view')
      .where('id', '=', params.id)
      .where((eb) => eb.or([eb('owner_id', '=', member.id), ...(mayShare(member) ? [eb('is_shared', '=', true)] : [])]))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new HttpProblem('not-found')
    return null
  }),
]
