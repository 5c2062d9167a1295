import { sql, type Kysely, type Migration } from 'kysely'

/** Columns that the database fills from the details of a row, for filters and sort keys. */
type Filled = Readonly<Record<string, 'text' | 'integer' | 'boolean' | 'double precision'>>

const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * A table of records that only the staff edit. What a form holds is in `details` under the names of the contract; what lists filter and
 * sort by is a column that follows from it.
 */
async function createRecords(
  db: Kysely<unknown>,
  name: string,
  filled: Filled,
  unique: readonly string[] = [],
): Promise<void> {
  const columns = Object.entries(filled).map(
    ([column, type]) =>
      sql`, ${sql.ref(column)} ${sql.raw(type)} generated always as ((details->>${sql.lit(fieldOf(column))})::${sql.raw(type)}) stored`,
  )
  await sql`
    create table ${sql.table(name)} (
      id text primary key,
      version integer not null default 1,
      details jsonb not null default '{}',
      created_on timestamptz not null default now(),
      updated_on timestamptz not null default now(),
      updated_by text
      ${sql.join(columns, sql` `)}
    )`.execute(db)
  for (const column of Object.keys(filled)) {
    const index = sql.ref(`${name}_by_${column}`)
    await sql`create ${sql.raw(unique.includes(column) ? 'unique' : '')} index ${index} on ${sql.table(name)} (${sql.ref(column)}, id)`.execute(
      db,
    )
  }
  await sql`create index ${sql.ref(`${name}_by_creation`)} on ${sql.table(name)} (created_on desc, id desc)`.execute(db)
}

/** What the staff add to the tables that the shop has. */
const SHOP_TABLES: Readonly<Record<string, readonly string[]>> = {
  category: ['version', 'created_on', 'updated_on'],
  manufacturer: ['version', 'created_on', 'updated_on'],
  product: ['version', 'updated_on'],
  customer: ['version'],
  address_city: ['created_on', 'updated_on'],
  pick_point: ['version', 'created_on', 'updated_on'],
  feature_flag: ['version', 'created_on'],
  customer_order: [],
  order_in_process: [],
}
const TYPES: Readonly<Record<string, string>> = {
  version: 'integer not null default 1',
  created_on: 'timestamptz not null default now()',
  updated_on: 'timestamptz not null default now()',
}

/** The records of the staff wing that the shop had no tables for, and what the staff note on those that it had. */
export const staffRecords: Migration = {
  async up(db) {
    for (const [table, columns] of Object.entries(SHOP_TABLES)) {
      const all = [
        ...columns.map((name) => [name, TYPES[name] ?? ''] as const),
        ['details', `jsonb not null default '{}'`],
        ['updated_by', 'text'],
      ] as const
      for (const [name, type] of all)
        await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(db)
    }
    await sql`alter table feature_flag add column id text not null default gen_random_uuid()::text`.execute(db)
    await sql`update feature_flag set id = name`.execute(db)
    await sql`create unique index feature_flag_by_id on feature_flag (id)`.execute(db)
    await sql`create index product_by_update on product (updated_on desc, id desc)`.execute(db)
    await sql`create index product_by_specs on product using gin (specs jsonb_path_ops)`.execute(db)
    await sql`create index customer_order_by_creation on customer_order (created_on desc, id desc)`.execute(db)
    await sql`create index customer_order_by_status on customer_order (status, created_on desc, id desc)`.execute(db)
    await sql`create index customer_order_by_total on customer_order (total_kopecks, id)`.execute(db)
    await sql`create index order_in_process_by_update on order_in_process (updated_on desc, id desc)`.execute(db)
    await sql`create index customer_by_registration on customer (registered_on desc, id desc)`.execute(db)

    await createRecords(
      db,
      'spec',
      { name: 'text', spec_group_id: 'text', value_kind: 'text', is_filterable: 'boolean' },
      ['name'],
    )
    await createRecords(db, 'spec_option', {
      name: 'text',
      spec_id: 'text',
      display_order: 'integer',
      numeric_value: 'double precision',
    })
    await createRecords(db, 'spec_group', { name: 'text', display_order: 'integer' }, ['name'])
    await createRecords(
      db,
      'product_relation_type',
      { name: 'text', code: 'text', display_order: 'integer', is_shown_on_product_page: 'boolean' },
      ['code'],
    )
    await createRecords(db, 'feed', { name: 'text', type: 'text', is_active: 'boolean' }, ['name'])
    await createRecords(
      db,
      'blog_post',
      { title: 'text', seo_url_name: 'text', is_visible: 'boolean', published_on: 'text' },
      ['seo_url_name'],
    )
    await createRecords(db, 'survey', { short_title: 'text', is_active: 'boolean' })
    await createRecords(db, 'survey_answer', { survey_id: 'text', option_id: 'text' })
    await createRecords(db, 'product_comment', {
      product_id: 'text',
      status: 'text',
      score: 'double precision',
      is_verified_purchase: 'boolean',
    })
    await createRecords(db, 'store_feedback', { status: 'text', score: 'double precision' })
    await createRecords(db, 'user_product_question', { product_id: 'text', status: 'text' })
    await createRecords(db, 'product_stock_subscriber', { product_id: 'text', kind: 'text', status: 'text' })
    await createRecords(
      db,
      'predefined_block',
      { name: 'text', code: 'text', placement: 'text', is_active: 'boolean', display_order: 'integer' },
      ['code'],
    )
    await createRecords(db, 'product_feature', { name: 'text', is_active: 'boolean', display_order: 'integer' })
    await createRecords(db, 'modification', {
      name: 'text',
      product_id: 'text',
      is_base: 'boolean',
      is_visible: 'boolean',
      display_order: 'integer',
    })
    await createRecords(db, 'modification_question_answer', { modification_id: 'text', is_published: 'boolean' })
    await createRecords(db, 'dynamic_category_template', { name: 'text', category_id: 'text', is_active: 'boolean' })
    await createRecords(db, 'dynamic_category', {
      name: 'text',
      template_id: 'text',
      category_id: 'text',
      is_visible: 'boolean',
      product_count: 'integer',
    })
    await createRecords(db, 'app_log', { level: 'text', source: 'text', user_id: 'text', trace_id: 'text' })
  },
}
