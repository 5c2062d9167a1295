import type { BulkResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { ProductSpec, Trx } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { forgetFileUses } from './engine/file-uses'
import { addHistory } from './engine/history'
import type { ActionRun } from './engine/server-resource'
import { lockProducts, noteChange } from './product-parts/product-part'

interface Option {
  readonly id: string
  readonly name: string
  readonly specId: string
  readonly specName: string
  readonly version: number
  readonly synonyms: readonly string[] | null
}

/** The options of these ids, locked in one order, each with its characteristic. */
async function lockedOptions(trx: Trx, ids: readonly string[]): Promise<readonly Option[]> {
  const { rows } = await sql<Option>`
    select o.id, o.name, o.spec_id as "specId", s.name as "specName", o.version, o.details->'synonyms' as synonyms
    from spec_option o join spec s on s.id = o.spec_id
    where o.id = any(${[...ids]}::text[]) order by o.id for update of o`.execute(trx)
  return rows
}

const wrong = (message: string) =>
  new HttpProblem('validation-failed', { errors: [{ pointer: '/payload/value', code: 'exists', message }] })

/** The lines of a product with the merged options replaced by the remaining one, without repetitions. */
function rewritten(lines: readonly ProductSpec[], gone: readonly Option[], stays: Option): readonly ProductSpec[] {
  const names = new Set(gone.map(({ name }) => name))
  const renamed = lines.map((line) =>
    line.name === stays.specName && names.has(line.value) ? { ...line, value: stays.name } : line,
  )
  const isRepeated = (line: ProductSpec, index: number) =>
    line.name === stays.specName &&
    line.value === stays.name &&
    renamed.findIndex((each) => each.name === line.name && each.value === line.value) < index
  return renamed.filter((line, index) => !isRepeated(line, index))
}

async function rewriteProducts(
  shop: Shop,
  trx: Trx,
  member: StaffMember,
  gone: readonly Option[],
  stays: Option,
): Promise<void> {
  const holds = sql.join(
    gone.map(({ name }) => sql`specs @> ${JSON.stringify([{ name: stays.specName, value: name }])}::jsonb`),
    sql` or `,
  )
  const { rows } = await sql<{ id: string }>`select id from product where ${holds} order by id`.execute(trx)
  await lockProducts(
    trx,
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) {
    const { specs } = await trx.selectFrom('product').select('specs').where('id', '=', id).executeTakeFirstOrThrow()
    const after = rewritten(specs, gone, stays)
    await trx
      .updateTable('product')
      .set({ specs: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
    await noteChange(shop, trx, member, id, 'specs', [specs, after])
  }
}

/** Filters of categories and kinds of products that name an option that goes name the one that stays. */
async function rewriteChoices(trx: Trx, gone: readonly Option[], stays: Option): Promise<void> {
  for (const { id } of gone) {
    await sql`
      update category_filter set version = version + 1, filters = (
        select jsonb_agg(case when jsonb_typeof(f->'optionIds') = 'array' and f->'optionIds' ? ${id}
          then jsonb_set(f, '{optionIds}', (f->'optionIds') - ${id}::text - ${stays.id}::text || to_jsonb(${stays.id}::text))
          else f end order by place)
        from jsonb_array_elements(filters) with ordinality as each(f, place))
      where exists (select from jsonb_array_elements(filters) f
        where jsonb_typeof(f->'optionIds') = 'array' and f->'optionIds' ? ${id})`.execute(trx)
    await sql`
      update modification set version = version + 1, details = jsonb_set(details, '{specOptionIds}',
        (details->'specOptionIds') - ${id}::text - ${stays.id}::text || to_jsonb(${stays.id}::text))
      where jsonb_typeof(details->'specOptionIds') = 'array' and details->'specOptionIds' ? ${id}`.execute(trx)
  }
}

/**
 * Merges the chosen options into the one that the payload names: products, filters and kinds of products that had them have that one, the
 * others go, and their names stay as its synonyms. All in one transaction. Source: ADMIN-ENT-13.
 */
export const mergeOptions = (
  shop: Shop,
  { payload, member, ids }: ActionRun & { readonly ids: readonly string[] },
): Promise<BulkResult> =>
  shop.db.transaction().execute(async (trx) => {
    if (typeof payload !== 'string' || payload === '') throw wrong('Выберите вариант, который останется')
    const options = await lockedOptions(trx, [...ids, payload])
    const stays = options.find(({ id }) => id === payload)
    if (stays === undefined) throw wrong('Такого варианта нет')
    const gone = options.filter(({ id }) => id !== stays.id)
    if (gone.some(({ specId }) => specId !== stays.specId))
      throw wrong('Объединять можно варианты одной характеристики')
    if (gone.length === 0) return { done: 0, failed: 0, errors: [], jobId: null }
    await rewriteProducts(shop, trx, member, gone, stays)
    await rewriteChoices(trx, gone, stays)
    const before = stays.synonyms ?? []
    const synonyms = [...new Set([...before, ...gone.flatMap(({ name, synonyms: own }) => [name, ...(own ?? [])])])]
    const version = stays.version + 1
    await sql`update spec_option set details = details || ${JSON.stringify({ synonyms })}::jsonb, version = ${version},
      updated_on = ${new Date(shop.now())}, updated_by = ${member.id} where id = ${stays.id}`.execute(trx)
    await addHistory(trx, shop.now(), member, {
      resource: 'specOption',
      recordId: stays.id,
      action: 'Updated',
      changes: [{ field: 'synonyms', before, after: synonyms }],
      version,
    })
    for (const { id } of gone) {
      await sql`delete from spec_option where id = ${id}`.execute(trx)
      await forgetFileUses(trx, `specOption:${id}`)
      const comment = `Объединён с «${stays.name}»`
      await addHistory(trx, shop.now(), member, {
        resource: 'specOption',
        recordId: id,
        action: 'Deleted',
        comment,
        changes: [],
      })
    }
    return { done: gone.length, failed: 0, errors: [], jobId: null }
  })
