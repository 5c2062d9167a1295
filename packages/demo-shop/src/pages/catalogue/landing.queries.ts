import type { FilterChoice } from '@prilavok/contracts'
import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** A category that was generated: a category of the shop with filters chosen, under a name and an address of its own. */
export interface Landing {
  readonly categoryId: string
  readonly slug: string
  readonly name: string
  readonly h1: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  /** The staff's markup, cleaned when it was saved. */
  readonly text: string | null
  readonly filters: readonly FilterChoice[]
}

/** The visible dynamic category at an address, or undefined. */
export async function findLanding(db: Kysely<ShopDatabase>, slug: string): Promise<Landing | undefined> {
  const { rows } = await sql<Landing>`
    select category_id as "categoryId", name, details->>'seoUrlName' as slug, details->>'h1' as h1,
      details->>'metaTitle' as "metaTitle", details->>'metaDescription' as "metaDescription", details->>'text' as text,
      coalesce(details->'filters', '[]') as filters
    from dynamic_category where details->>'seoUrlName' = ${slug} and is_visible
    order by created_on, id limit 1`.execute(db)
  return rows[0]
}
