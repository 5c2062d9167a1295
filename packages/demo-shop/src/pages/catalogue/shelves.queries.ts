import type { Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** A category with its subcategories. */
export interface Shelf {
  readonly id: string
  readonly path: string
  readonly slug: string
  readonly name: string
  readonly parentId: string | null
  /** Visible products here and below. */
  readonly productCount: number
  readonly children: readonly Shelf[]
}

/** The whole catalogue: shelves without a parent, and every shelf by its id and by its address. */
export interface Shelves {
  readonly roots: readonly Shelf[]
  readonly byId: ReadonlyMap<string, Shelf>
  readonly byPath: ReadonlyMap<string, Shelf>
}

/** Reads all categories and counts their products. */
export async function loadShelves(db: Kysely<ShopDatabase>): Promise<Shelves> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('category')
      .select(['id', 'parent_id', 'path', 'slug', 'name'])
      .orderBy('display_order')
      .orderBy('name')
      .execute(),
    db
      .selectFrom('product')
      .select((eb) => ['category_id', eb.fn.countAll<number>().as('count')])
      .where('is_visible', '=', true)
      .groupBy('category_id')
      .execute(),
  ])
  const ownCount = new Map(counts.map(({ category_id, count }) => [category_id, count]))
  const byId = new Map<string, Shelf>()
  const below = (parentId: string | null): readonly Shelf[] =>
    rows
      .filter((row) => row.parent_id === parentId)
      .map((row) => {
        const children = below(row.id)
        const productCount = children.reduce((sum, child) => sum + child.productCount, ownCount.get(row.id) ?? 0)
        const shelf = { id: row.id, path: row.path, slug: row.slug, name: row.name, parentId, productCount, children }
        byId.set(shelf.id, shelf)
        return shelf
      })
  const roots = below(null)
  return { roots, byId, byPath: new Map([...byId.values()].map((shelf) => [shelf.path, shelf])) }
}

/** The ids of a shelf and of everything below it. */
export const idsWithin = (shelf: Shelf): readonly string[] => [shelf.id, ...shelf.children.flatMap(idsWithin)]

/** The way from the root to a shelf, the shelf itself last. */
export function wayTo(shelves: Shelves, shelf: Shelf): readonly Shelf[] {
  const parent = shelf.parentId === null ? undefined : shelves.byId.get(shelf.parentId)
  return parent === undefined ? [shelf] : [...wayTo(shelves, parent), shelf]
}
