import { breachesOf, isImpossibleDay } from '@prilavok/contracts'
import {
  listOrders,
  noteOf,
  saveCategory,
  saveManufacturer,
  type AdminEndpoint,
  type Resource,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { fieldsOf, ruleErrors } from './engine/field-rules'
import { uniqueField } from './engine/save-record'
import { columnOf, type ServerResource } from './engine/server-resource'
import { serverResources } from './entities'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, object>>
  readonly innerType?: object
}
const definitionOf = (schema: object) => (schema as { readonly _zod: { readonly def: Definition } })._zod.def

/** Whether a field of a form is a number; null and whatever is optional is looked through. */
function isNumber(schema: object): boolean {
  const { json, of } = noteOf(schema)
  if (json !== undefined) return json['type'] === 'number' || json['type'] === 'integer'
  const { type, innerType } = definitionOf(schema)
  const inner = of ?? innerType
  return inner === undefined ? type === 'number' : isNumber(inner)
}

/** Fields whose records are no table of the database, or are judged by a rule of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['dadataCityId'])

const bodyOf = async (resource: ServerResource): Promise<object | null> => {
  const { save }: Resource = resource.resource
  return save === undefined ? null : ((await save.wire()).body ?? null)
}
/** Every number of every form that is saved: its resource and its name. */
const numbers = (
  await Promise.all(
    serverResources.map(async (resource) => {
      const body = await bodyOf(resource)
      if (body === null) return []
      const { readOnly } = fieldsOf(body)
      return Object.entries(definitionOf(body).shape ?? {})
        .filter(([name, field]) => name !== 'version' && !readOnly.has(name) && isNumber(field))
        .map(([name]) => [resource.resource.key, name, resource] as const)
    }),
  )
).flat()

/** Every day and moment of every form that is saved. */
const moments = (
  await Promise.all(
    serverResources.map(async (resource) => {
      const body = await bodyOf(resource)
      return body === null
        ? []
        : [...fieldsOf(body).moments].map((name) => [resource.resource.key, name, resource] as const)
    }),
  )
).flat()

/** The smallest and the largest number that a column takes, and whether it takes fractions. */
const COLUMNS: Readonly<Record<string, readonly [most: number, isWhole: boolean]>> = {
  smallint: [32_767, true],
  integer: [2_147_483_647, true],
  bigint: [Number.MAX_SAFE_INTEGER, true],
  'double precision': [1e300, false],
  real: [1e37, false],
  numeric: [1e15, false],
}
const EDGES = [1e300, 1e13, 3e9, 2_147_483_648, 1_000_000_000, 2_147_483_647, 1.5, 0.001, -1, -2_147_483_649, -1e300]

describeEachDatabase('values of forms', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
  })

  it('are numbers in many places', () => {
    expect(numbers.length).toBeGreaterThan(30)
  })

  it.each(numbers)('%s %s is refused beyond its column, at its field', async (_, name, resource) => {
    const { save } = resource.resource as Resource
    const own = resource.columns[name]
    const { rows } = await sql<{ data_type: string }>`
      select data_type from information_schema.columns
      where table_name = ${resource.table} and column_name = ${own?.column ?? columnOf(name)}`.execute(shop.server.db)
    const [most, isWhole] = COLUMNS[rows[0]?.data_type ?? 'numeric'] ?? COLUMNS['numeric'] ?? [0, false]
    const factor = own?.kind === 'money' ? 100 : 1
    for (const edge of EDGES) {
      const breaches = await breachesOf(save as AdminEndpoint, 'body', { [name]: edge })
      const stored = edge * factor
      const fits = Math.abs(stored) <= most && (!isWhole || factor === 100 || Number.isInteger(stored))
      if (!fits && Number.isInteger(edge)) expect(breaches, `${edge} in ${rows[0]?.data_type}`).toHaveLength(1)
      if (breaches.length > 0) expect(breaches[0]?.pointer).toBe(`/${name}`)
      if (breaches.length > 0 || fits) continue
      // What is left is a fraction where a whole number is asked for: the reader itself refuses it.
      const body = (await (save as AdminEndpoint).wire()).body
      expect(body?.safeParse === undefined || !body.safeParse({ [name]: edge }).success, `${edge}`).toBe(true)
    }
  })

  it.each(numbers)('%s %s beyond every bound is no failure of the server', async (_, name, resource) => {
    const { save } = resource.resource as Resource
    for (const edge of [1e300, 3e9, 1.5]) {
      const { status } = await admin.call(save as AdminEndpoint, { body: { [name]: edge } } as never)
      expect(status, `${name} ${edge}`).toBeLessThan(500)
    }
  })

  it('are days and moments in many places', () => {
    expect(moments.length).toBeGreaterThan(10)
  })

  it.each(moments)('%s %s is refused at its field where no calendar has it', async (_, name, resource) => {
    const body = (await bodyOf(resource)) ?? {}
    const errorsOf = (value: string) =>
      ruleErrors(resource, fieldsOf(body), { [name]: value }, null, { foreignPhones: true }).map(
        ({ pointer, code }) => `${pointer} ${code}`,
      )
    expect(errorsOf('2026-11-29T14:00:00.000Z')).not.toContain(`/${name} date`)
    for (const edge of ['infinity', 'завтра', '0000-01-01', '+275760-09-13T00:00:00.000Z', '2026-11-29T25:00:00Z']) {
      expect(errorsOf(edge), edge).toContain(`/${name} date`)
    }
  })

  it.each(serverResources.filter(({ resource }) => 'save' in resource))(
    'that are unique in the table of $resource.key have a field to be marked',
    async (resource) => {
      const { rows } = await sql<{ columns: string[] }>`
        select array_agg(a.attname::text order by a.attnum) as columns
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${resource.table}::regclass and i.indisunique and i.indpred is null
        group by i.indexrelid`.execute(shop.server.db)
      const { names } = fieldsOf((await bodyOf(resource)) ?? {})
      for (const { columns } of rows.filter((each) => !each.columns.includes('id')))
        expect(names, columns.join()).toContain(uniqueField(resource, columns))
    },
  )

  it.each(serverResources.filter(({ resource }) => 'save' in resource))(
    'that name records of others in $resource.key are looked up, so that none names what is not there',
    async (resource) => {
      const body = (await bodyOf(resource)) ?? {}
      const { readOnly } = fieldsOf(body)
      const named = Object.keys(definitionOf(body).shape ?? {}).filter(
        (name) => /[a-z]Ids?$/.test(name) && !readOnly.has(name),
      )
      const known = [...Object.keys(resource.references ?? {}), ...named.filter((name) => /fileIds?$/i.test(name))]
      expect(named.filter((name) => !known.includes(name) && !ELSEWHERE.has(name))).toEqual([])
    },
  )

  it('mark the address of a category that another one has', async () => {
    const category = { name: 'Смеси', seoUrlName: 'field-bounds' }
    expect((await admin.call(saveCategory, { body: category } as never)).status).toBe(200)
    const { problem } = await admin.call(saveCategory, { body: { ...category, name: 'Другие' } } as never)
    expect(problem).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/seoUrlName', code: 'unique' }] })
  })

  it('are addresses that fit, whatever a record is called', async () => {
    const slugs: unknown[] = []
    for (const name of ['???', '???', 'ж'.repeat(200), 'Ромашка', 'Ромашка!']) {
      const saved = await admin.call(saveManufacturer, {
        body: { name: `${name}${slugs.length === 1 ? '?' : ''}` },
      } as never)
      expect(saved.problem, name).toBeNull()
      slugs.push((saved.data.model as { readonly seoUrlName: unknown }).seoUrlName)
    }
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]{1,200}$/)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.slice(3)).toEqual(['romashka', 'romashka-2'])
  })

  describe('of filters', () => {
    it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-04-31'])('are no day such as %s', async (day) => {
      expect(isImpossibleDay(day)).toBe(true)
      const { status } = await admin.call(listOrders, { query: { createdOnFrom: day } as never })
      expect(status).toBe(400)
    })

    it('find a supplier by its letters, not by a wildcard', async () => {
      const link = {
        id: 'bounds-1',
        product_id: ids.cement,
        provider_name: 'Ёлка 100%',
        article: 'a',
        updated_on: new Date(),
      }
      await shop.server.db.insertInto('provider_product').values(link).execute()
      const found = async (providerName: string) => {
        const path = `/api/admin/product/preview?providerName=${encodeURIComponent(providerName)}`
        const response = await shop.server.fetch(new Request(`http://shop.test${path}`, { headers: admin.defaults }))
        return ((await response.json()) as { readonly items: readonly unknown[] }).items.length
      }
      expect([await found('елка'), await found('100%'), await found('0_%'), await found('%a%')]).toEqual([1, 1, 0, 0])
    })
  })
})
