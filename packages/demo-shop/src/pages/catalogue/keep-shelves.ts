import type { Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { loadShelves, type Shelves } from './shelves.queries'

/** Every page shows the shelves, and they change rarely; the staff sees an edit after this long. */
const KEPT_MS = 15_000

/** The shelves as they were at most a quarter of a minute ago; requests at once share one look into the database. */
export function keepShelves(db: Kysely<ShopDatabase>, now: () => number): () => Promise<Shelves> {
  let kept: Promise<Shelves> | undefined
  let until = 0
  return () => {
    if (kept !== undefined && now() < until) return kept
    const fresh = loadShelves(db)
    kept = fresh
    until = now() + KEPT_MS
    fresh.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh
  }
}
