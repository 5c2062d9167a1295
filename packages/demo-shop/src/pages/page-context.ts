import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { ShopDatabase, SeenAddress, CategoryIndex } from '@prilavok/shop-server/kit'
import type { Shelves } from './catalogue/shelves.queries'
import type { ShowPage } from './frame/show-page'

/** What the routes of every group of pages work with. */
export interface PageContext {
  readonly db: Kysely<ShopDatabase>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly shelves: () => Promise<Shelves>
  /** The products of a category, ready to be filtered; null where there is no such category. */
  readonly categories: (id: string) => Promise<CategoryIndex | null>
  readonly show: ShowPage
  /** The shop's 404. */
  readonly showMissing: (c: Context) => Promise<Response>
  /** This server as the visitor's browser sees it. */
  readonly seen: (c: Context) => SeenAddress
}
