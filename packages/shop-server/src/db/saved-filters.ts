import { sql } from 'kysely'
import type { CategoryFilterRow, Db } from './schema'

/** An option of a characteristic, as the staff have described it. */
export interface NamedOption {
  readonly id: string
  readonly name: string
  readonly searchCode: string | null
  readonly colorHex: string | null
}

/** A filter that the staff have set, with what its characteristic is called. */
export interface SavedFilter extends CategoryFilterRow {
  /** Null for filters of other sources, and for a characteristic that is gone. */
  readonly spec: {
    readonly name: string
    readonly unit: string | null
    readonly options: readonly NamedOption[]
  } | null
}

interface SpecRow {
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly options: readonly NamedOption[]
}

/** The filters that the staff have set for a category, in their order; none where they have not. */
export async function savedFilters(db: Db, categoryId: string): Promise<readonly SavedFilter[]> {
  const saved = await db
    .selectFrom('category_filter')
    .select('filters')
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
  const filters = saved?.filters ?? []
  const specIds = filters.flatMap(({ specId }) => (specId === null ? [] : [specId]))
  if (specIds.length === 0) return filters.map((filter) => ({ ...filter, spec: null }))
  const { rows } = await sql<SpecRow>`
    select spec.id, spec.name, spec.details->>'unit' as unit, coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'searchCode', o.details->>'searchCode',
        'colorHex', o.details->>'colorHex') order by o.display_order, o.id)
      from spec_option o where o.spec_id = spec.id), '[]') as options
    from spec where spec.id = any(${specIds}::text[])`.execute(db)
  const specs = new Map(rows.map((row) => [row.id, row]))
  return filters.map((filter) => ({ ...filter, spec: specs.get(filter.specId ?? '') ?? null }))
}
