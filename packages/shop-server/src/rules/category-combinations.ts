import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db'

/** An option of a characteristic, as a combination has it. */
export interface CombinedOption {
  readonly specId: string
  readonly specName: string
  readonly optionId: string
  readonly name: string
}

/** Options that products of a category have together. */
export interface Combination {
  /** One for each characteristic, in their order. */
  readonly options: readonly CombinedOption[]
  readonly productCount: number
  readonly minPriceKopecks: number
}

/** What names a combination, whatever the order of its characteristics. */
export const combinationKey = ({ options }: Pick<Combination, 'options'>): string =>
  options
    .map(({ specId, optionId }) => `${specId}:${optionId}`)
    .sort()
    .join(',')

interface Row {
  readonly option_ids: readonly string[]
  readonly option_names: readonly string[]
  readonly count: number
  readonly price: number
}

/** The options of one characteristic that a product has, each once. */
const optionsOf = (specId: string, specName: string, alias: string): RawBuilder<unknown> => sql`
  join lateral (select distinct o.id, o.name from jsonb_array_elements(p.specs) line
    join spec_option o on o.spec_id = ${specId} and o.name = line->>'value'
    where line->>'name' = ${specName}) ${sql.ref(alias)} on true`

/**
 * The combinations of options that the products on sale of a category, and of those below it, have of one to three characteristics;
 * the commonest first, at most so many.
 */
export async function combinationsOf(
  db: Db,
  categoryId: string,
  specs: readonly { readonly id: string; readonly name: string }[],
  most: number,
): Promise<readonly Combination[]> {
  const aliases = specs.map((_, index) => `o${index}`)
  const joins = specs.map(({ id, name }, index) => optionsOf(id, name, aliases[index] ?? ''))
  const list = (column: string) => sql.join(aliases.map((alias) => sql.ref(`${alias}.${column}`)))
  const { rows } = await sql<Row>`
    select array[${list('id')}] as option_ids, array[${list('name')}] as option_names,
      count(*)::integer as count, min(p.price_kopecks) as price
    from product p join category c on c.id = p.category_id ${sql.join(joins, sql` `)}
    where p.is_visible and p.availability <> 'Discontinued' and exists (
      select from category top where top.id = ${categoryId} and (c.path = top.path or starts_with(c.path, top.path || '/')))
    group by option_ids, option_names order by count desc, option_ids limit ${most}`.execute(db)
  return rows.map((row) => ({
    options: specs.map(({ id, name }, index) => ({
      specId: id,
      specName: name,
      optionId: row.option_ids[index] ?? '',
      name: row.option_names[index] ?? '',
    })),
    productCount: row.count,
    minPriceKopecks: Number(row.price),
  }))
}
