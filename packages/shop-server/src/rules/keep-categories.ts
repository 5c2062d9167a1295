import { categoryRows, savedFilters, type Db } from '../db'
import { indexCategory, type CategoryIndex } from './category-index'
import { keepFor } from './keep-for'

/** The filters show an edit of the staff after this long; the cards beside them are always of the moment. */
const KEPT_MS = 15_000
const MOST_CATEGORIES = 200

type Categories = (id: string) => Promise<CategoryIndex | null>
const byDatabase = new WeakMap<Db, Categories>()

/** The indexed categories of a shop, by id, as they were at most a quarter of a minute ago; null where there is none. */
export function keepCategories(db: Db, now: () => number): Categories {
  const known = byDatabase.get(db)
  if (known !== undefined) return known
  const categories = keepFor(KEPT_MS, MOST_CATEGORIES, now, async (id) => {
    const rows = await categoryRows(db, id)
    return rows && indexCategory(rows, await savedFilters(db, id))
  })
  byDatabase.set(db, categories)
  return categories
}
