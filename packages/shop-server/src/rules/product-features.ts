import { sql } from 'kysely'
import type { Db } from '../db'
import { filePath } from '../links'

/** An advantage as a product's page names it. */
export interface ShownFeature {
  readonly name: string
  readonly text: string | null
  readonly iconPath: string | null
}

interface Row {
  readonly name: string
  readonly text: string | null
  readonly icon: string | null
  readonly version: number | null
}

/** The advantages of a product: those that the staff gave it, then those of its category and of the categories above. */
export async function productFeatures(
  db: Db,
  { id, categoryId }: { readonly id: string; readonly categoryId: string },
): Promise<readonly ShownFeature[]> {
  const { rows } = await sql<Row>`
    with recursive above as (
      select id, parent_id from category where id = ${categoryId}
      union all select c.id, c.parent_id from category c join above a on c.id = a.parent_id
    )
    select f.name, coalesce(l.note, nullif(f.details->>'shortText', '')) as text, i.id as icon, i.version
    from product_feature f
      left join product_feature_link l on l.feature_id = f.id and l.product_id = ${id}
      left join file i on i.id = f.details->>'iconFileId' and i.type = 'FeatureIcon'
    where f.is_active and (l.feature_id is not null
      or jsonb_exists_any(coalesce(f.details->'categoryIds', '[]'), array(select above.id from above)))
    order by l.display_order nulls last, f.display_order, f.id`.execute(db)
  return rows.map(({ name, text, icon, version }) => ({
    name,
    text,
    iconPath: icon === null ? null : filePath(icon, version ?? 1),
  }))
}
