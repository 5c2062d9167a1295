import type { Insertable } from 'kysely'
import { slugOf, type CategoryTable } from '@prilavok/shop-server/kit'
import { aisles } from './aisles'

/** A row of the category table. */
export type CategoryRow = Insertable<CategoryTable>

/** The id of a category: its path, so that a new shelf moves no other. */
const idOf = (path: string) => `c-${path.replace('/', '--')}`

/** The path of a shelf's page. */
const shelfPath = (aisle: string, shelf: string): string => `${slugOf(aisle)}/${slugOf(shelf)}`

/** The id of a shelf as products name it. */
export const shelfId = (aisle: string, shelf: string): string => idOf(shelfPath(aisle, shelf))

/** Every category, parents before children; `picture` names the kind of drawing. */
export const demoCategories = (): readonly CategoryRow[] =>
  aisles.flatMap((aisle, order) => {
    const root = slugOf(aisle.name)
    const shelves = aisle.shelves.map((shelf, shelfOrder) => ({
      id: shelfId(aisle.name, shelf.name),
      parent_id: idOf(root),
      path: shelfPath(aisle.name, shelf.name),
      slug: slugOf(shelf.name),
      name: shelf.name,
      display_order: shelfOrder + 1,
      picture: shelf.products[0]?.picture ?? aisle.picture,
    }))
    const own = {
      id: idOf(root),
      parent_id: null,
      path: root,
      slug: root,
      name: aisle.name,
      display_order: order + 1,
      picture: aisle.picture,
    }
    return [own, ...shelves]
  })
