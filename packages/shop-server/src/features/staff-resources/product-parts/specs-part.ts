import type { ProductSpecValue } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db, ProductSpec, Trx } from '../../../db'
import type { FieldError } from '../../../rules/order-check'
import { readSpecValue, writeSpecValue, type SpecDefinition } from '../../../rules/product-specs'
import { inOrder, MISSING, repeated, TWICE, wrongItems } from './items'
import type { PartWrite, ProductPart } from './product-part'

/** The characteristics of these ids or names, with their options. */
async function definitions(
  db: Db,
  ids: readonly string[],
  names: readonly string[],
): Promise<readonly SpecDefinition[]> {
  const { rows } = await sql<SpecDefinition>`
    select s.id, s.name, s.value_kind as kind, s.details->>'unit' as unit, g.name as "groupName",
      coalesce((s.details->>'isMultiple')::boolean, false) as "isMultiple",
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.display_order, o.id)
        from spec_option o where o.spec_id = s.id), '[]') as options
    from spec s left join spec_group g on g.id = s.spec_group_id
    where s.id = any(${[...ids]}::text[]) or s.name = any(${[...names]}::text[])
    order by s.created_on, s.id`.execute(db)
  return rows
}

const linesOf = async (db: Db, productId: string): Promise<readonly ProductSpec[]> =>
  (await db.selectFrom('product').select('specs').where('id', '=', productId).executeTakeFirst())?.specs ?? []

/** By name; where two have one name, the older one is meant. */
const byNames = (specs: readonly SpecDefinition[]) => new Map([...specs].reverse().map((spec) => [spec.name, spec]))

type Lines = readonly ProductSpec[]
const linesBy = (lines: Lines, name: string): Lines => lines.filter((line) => line.name === name)

/** The new lines of a product, or what is wrong; lines that no characteristic knows stay behind the others. */
async function rewritten(
  trx: Trx,
  { productId, items }: PartWrite<ProductSpecValue>,
): Promise<{ readonly lines: Lines; readonly errors: readonly FieldError[] }> {
  const before = await linesOf(trx, productId)
  const ids = items.map(({ specId }) => specId)
  const known = await definitions(
    trx,
    ids,
    before.map(({ name }) => name),
  )
  const byId = new Map(known.map((spec) => [spec.id, spec]))
  const named = byNames(known)
  const written = inOrder(items).map((item) => {
    const spec = byId.get(item.specId)
    const pointer = `/specs/${items.indexOf(item)}`
    return spec === undefined ? [] : writeSpecValue(spec, item, linesBy(before, spec.name), pointer)
  })
  const unknown = before.filter(({ name }) => !named.has(name))
  return {
    lines: [...written.flatMap((each) => ('pointer' in each ? [] : each)), ...unknown],
    errors: [
      ...wrongItems('specs', 'specId', items, ({ specId }) => !byId.has(specId), MISSING),
      ...wrongItems(
        'specs',
        'specId',
        items,
        repeated(items, ({ specId }) => byId.get(specId)?.name ?? specId),
        TWICE,
      ),
      ...written.flatMap((each) => ('pointer' in each ? [each] : [])),
    ],
  }
}

/** The characteristics of a product, which its page, the filters and the search show. Source: ADMIN-ENT-02. */
export const specsPart: ProductPart<'specs', ProductSpecValue> = {
  name: 'specs',
  async read(_, db, productId) {
    const lines = await linesOf(db, productId)
    const names = [...new Set(lines.map(({ name }) => name))]
    const named = byNames(await definitions(db, [], names))
    return names
      .flatMap((name) => named.get(name) ?? [])
      .map((spec, index) => ({
        specId: spec.id,
        specName: spec.name,
        specGroupName: spec.groupName,
        valueKind: spec.kind,
        unit: spec.unit,
        displayOrder: index + 1,
        ...asSent(readSpecValue(spec, linesBy(lines, spec.name))),
      }))
  },
  check: async (trx, write) => (await rewritten(trx, write)).errors,
  async write(_, trx, write) {
    const { lines } = await rewritten(trx, write)
    await trx
      .updateTable('product')
      .set({ specs: JSON.stringify(lines) })
      .where('id', '=', write.productId)
      .execute()
  },
}

const asSent = ({ optionIds, ...value }: ReturnType<typeof readSpecValue>) => ({
  ...value,
  optionIds: optionIds === null ? null : [...optionIds],
})
