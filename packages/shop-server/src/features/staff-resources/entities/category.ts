import { categoryResource } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { computed, countOf, number, text, textOrNull, type ServerResource } from '../engine/server-resource'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Categories of the catalogue. Source: ADMIN-ENT-09. */
export const category: ServerResource = {
  resource: categoryResource,
  table: 'category',
  columns: {
    parentId: textOrNull('parent_id'),
    path: text('path'),
    seoUrlName: text('slug'),
    name: text('name'),
    displayOrder: number('display_order'),
  },
  computed: {
    way: computed(
      'text',
      sql`(select string_agg(o.id || chr(1) || o.name, chr(2) order by length(o.path)) from category o where o.path = t.path or t.path like o.path || '/%')`,
    ),
    isVisible: computed('bool', sql`coalesce((t.details->>'isVisible')::boolean, true)`),
    productCount: countOf('product', 'category_id'),
    filterCount: computed(
      'number',
      sql`coalesce((select jsonb_array_length(f.filters) from category_filter f where f.category_id = t.id), 0)`,
    ),
  },
  search: ['name'],
  filters: {
    tags: (tags) => sql<boolean>`jsonb_exists_any(coalesce(t.details->'tags', '[]'), ${[...tags]}::text[])`,
    hasProducts: ([wanted]) =>
      sql<boolean>`exists (select 1 from product p where p.category_id = t.id) = ${wanted === 'true'}`,
  },
  required: ['name'],
  references: {
    parentId: 'category',
    relatedCategoryIds: 'category',
    crossSaleCategoryIds: 'category',
    predefinedBlockIds: 'predefined_block',
    groupingSpecId: 'spec',
  },
  slugFrom: 'name',
  uniqueBy: { path: 'seoUrlName' },
  check: async (db, { parentId }, before) => {
    if (before === null || typeof parentId !== 'string' || parentId === before['parentId']) return []
    // Two moves at once that are harmless alone could close a circle.
    await sql`select pg_advisory_xact_lock(hashtext('category tree'))`.execute(db)
    // The way up from the new parent: a category does not go below itself.
    const { rows } = await sql<{ id: string }>`
      with recursive way as (
        select id, parent_id from category where id = ${parentId}
        union select above.id, above.parent_id from category above join way on above.id = way.parent_id)
      select id from way where id = ${before['id']}`.execute(db)
    return rows.length === 0
      ? []
      : [{ pointer: '/parentId', code: 'noCycle', message: 'Категория не может быть в самой себе' }]
  },
  preview: (record) => ({
    ...record,
    path: wayOf(record)
      .map(({ name }) => name)
      .join(' / '),
  }),
  short: (record) => ({
    ...record,
    path: wayOf(record)
      .map(({ name }) => name)
      .join(' / '),
  }),
  edition: (record) => ({
    ...record,
    shortId: record['id'],
    groupingType: record['groupingType'] ?? 'None',
    defaultSort: record['defaultSort'] ?? 'Popular',
    path: wayOf(record),
  }),
}

function wayOf({ way }: Readonly<Record<string, unknown>>) {
  return textOf(way)
    .split('\u{2}')
    .map((step) => step.split('\u{1}'))
    .map(([id = '', name = '']) => ({ id, name }))
}
