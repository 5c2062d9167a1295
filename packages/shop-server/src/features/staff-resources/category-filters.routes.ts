import {
  readCategoryFilters,
  saveCategoryFilters,
  type CategoryFilterSetting,
  type CategoryFilterSettings,
} from '@prilavok/contracts/admin'
import type { Db } from '../../db'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { categoryFilterErrors } from './category-filter-rules'
import { addHistory, changesBetween } from './engine/history'
import { refuseOtherPartVersion } from './engine/part-version'

/** The filters of a category; version 0 and none where the staff have never set them. */
async function settingsOf(db: Db, categoryId: string): Promise<CategoryFilterSettings> {
  const row = await db
    .selectFrom('category_filter')
    .select(['version', 'filters'])
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
  return { categoryId, version: row?.version ?? 0, filters: [...(row?.filters ?? [])] as CategoryFilterSetting[] }
}

async function refuseUnknown(db: Db, categoryId: string): Promise<void> {
  const found = await db.selectFrom('category').select('id').where('id', '=', categoryId).executeTakeFirst()
  if (found === undefined) throw new HttpProblem('not-found')
}

/** Filters as they are kept: without spaces around texts, with the ids that they had, in their order. */
const kept = (
  filters: readonly CategoryFilterSetting[],
  before: readonly CategoryFilterSetting[],
  randomId: () => string,
): CategoryFilterSetting[] => {
  const known = new Set(before.map(({ id }) => id))
  return [...filters]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map((filter) => ({
      id: filter.id !== null && known.delete(filter.id) ? filter.id : randomId(),
      source: filter.source,
      specId: filter.source === 'Spec' ? filter.specId : null,
      name: filter.name?.trim() || null,
      searchCode: filter.searchCode.trim(),
      filterType: filter.filterType,
      displayOrder: filter.displayOrder,
      isCollapsed: filter.isCollapsed,
      optionIds: filter.optionIds && [...new Set(filter.optionIds)],
      hint: filter.hint?.trim() || null,
    }))
}

/**
 * The filters of a category's page: what the staff save here is what the panel of the storefront is made of; without any it has
 * those that the products of the category give. Source: ADMIN-ENT-10, ADMIN-ACT-13.
 */
export const categoryFilterRoutes: readonly StaffRoute[] = [
  staffRoute(readCategoryFilters, async ({ db }, { params }) => {
    await refuseUnknown(db, params.id)
    return settingsOf(db, params.id)
  }),

  staffRoute(saveCategoryFilters, (shop, { body, member, request }) =>
    shop.db.transaction().execute(async (trx) => {
      const { categoryId } = body
      // Two first saves at once find no row to lock; the lock on the category is what they wait for.
      const locked = trx.selectFrom('category').select('id').where('id', '=', categoryId).forUpdate()
      if ((await locked.executeTakeFirst()) === undefined) throw new HttpProblem('not-found')
      const before = await settingsOf(trx, categoryId)
      const named = { ifMatch: request.headers.get('If-Match'), version: body.version }
      await refuseOtherPartVersion(named, before.version ?? 0, () => Promise.resolve(before))
      const filters = kept(body.filters, before.filters, shop.randomId)
      const errors = await categoryFilterErrors(trx, body.filters)
      refuseInvalid(errors)
      const version = (before.version ?? 0) + 1
      const moment = new Date(shop.now())
      const values = { version, filters: JSON.stringify(filters), updated_on: moment, updated_by: member.id }
      await trx
        .insertInto('category_filter')
        .values({ category_id: categoryId, ...values })
        .onConflict((conflict) => conflict.column('category_id').doUpdateSet(values))
        .execute()
      const changes = changesBetween({ filters: before.filters }, { filters })
      await addHistory(trx, shop.now(), member, {
        resource: 'category',
        recordId: categoryId,
        action: 'Updated',
        changes,
      })
      return {
        id: categoryId,
        version,
        updatedOn: moment.toISOString(),
        warnings: null,
        model: { categoryId, version, filters },
      }
    }),
  ),
]
