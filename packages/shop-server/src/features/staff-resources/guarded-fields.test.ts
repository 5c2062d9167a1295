import { readProduct, saveProduct, type AdminEndpoint, type Resource } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'
import { asContract } from './engine/as-contract'
import { fieldsOf } from './engine/field-rules'
import { askedBy, outletOf } from './engine/outlet'
import { findRecord, saveRecord } from './engine/save-record'
import type { ServerResource, StaffRecord } from './engine/server-resource'
import { serverResources } from './entities'

/** A value for each field that only some may see, another one for each digit. */
function valuesOf(digit: number): StaffRecord {
  const person = { firstName: `Имя-${digit}`, lastName: `Фамилия-${digit}`, phone: `+7999111223${digit}` }
  return {
    ...person,
    middleName: `Отчество-${digit}`,
    secondaryPhone: `+7999111224${digit}`,
    email: `buyer-${digit}@example.com`,
    purchasePrice: digit,
    comment: `Заметка-${digit}`,
    blockReason: `Причина-${digit}`,
    managerComment: `Заметка-${digit}`,
    customerComment: `Пожелание-${digit}`,
    customer: person,
    recipient: person,
    company: { inn: `770708389${digit}`, name: 'ООО «Ромашка»', kpp: '770701001', address: 'Москва' },
  }
}
/** A text, or a switch, of each of these resources that whoever saves it may change. */
const OPEN: Readonly<Record<string, string>> = {
  customer: 'tags',
  order: 'promoCode',
  orderInProcess: 'personalDataConsent',
  product: 'name',
  productcomment: 'advantages',
  request: 'tags',
  'store-feedback': 'staffComment',
  'user-product-questions': 'cityName',
}
/** What a placed order holds, whoever saves it: its conditions stand, and a buyer is saved as a customer. */
const REFUSED: ReadonlySet<string> = new Set(['order recipient', 'order company', 'order customer'])

const bodyOf = async ({ resource }: ServerResource): Promise<object> =>
  ((await (resource.save as AdminEndpoint).wire()) as { readonly body: object }).body
const openValue = (key: string, digit: number) => {
  if (key === 'orderInProcess') return digit === 1
  return OPEN[key] === 'tags' ? [`text-${digit}`] : `text-${digit}`
}
const saved = serverResources.filter(
  ({ guarded, personal, resource }) => (guarded ?? personal) !== undefined && 'save' in resource,
)
/** The permission that a field of a resource needs; null where everybody may save it. */
const neededFor = ({ guarded, personal }: ServerResource, field: string): string | null =>
  guarded?.[field] ?? (personal === undefined || personal.harmless.includes(field) ? null : personal.permission)
const fieldsToSave = async (resource: ServerResource) => {
  const { names, readOnly } = fieldsOf(await bodyOf(resource))
  return names
    .filter((field) => !readOnly.has(field) && field in valuesOf(1))
    .flatMap((field) => {
      const needed = neededFor(resource, field)
      return needed === null ? [] : [[resource.resource.key, field, needed, resource] as const]
    })
}
const cases = (await Promise.all(saved.map(fieldsToSave))).flat()

describeOwnDatabase('a field that only some of the staff may see', (shop) => {
  beforeAll(async () => {
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })

  it('is a field of these resources', () => {
    expect(saved.map(({ resource }) => resource.key as string).sort()).toEqual(Object.keys(OPEN).sort())
    expect(cases.length).toBeGreaterThan(15)
  })

  it.each(cases)('%s %s is saved with %s alone; without it the rest of the same save counts', async (...each) => {
    const [key, field, needed, resource] = each
    const { db } = shop.server
    const { id } = await db
      .selectFrom(resource.table as 'product')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const read = async () => (await findRecord(db, resource, id)) as StaffRecord
    const save = async (permissions: readonly string[], digit: number) => {
      const all = { permissions: ['*'] } as unknown as StaffMember
      const edition = (await asContract(
        resource.resource.read as AdminEndpoint,
        outletOf(resource, all).edition(await read()),
      )) as StaffRecord
      const body = { ...edition, [field]: valuesOf(digit)[field], [OPEN[key] ?? '']: openValue(key, digit) }
      const member = { id: 'member', displayName: 'Кто-то', permissions } as unknown as StaffMember
      const settings = { foreignPhones: false }
      const engine = { db, settings, now: Date.now, randomId: () => crypto.randomUUID() } as unknown as Shop
      return saveRecord(engine, resource, await bodyOf(resource), { body, ifMatch: null, member })
    }
    const write = `${resource.resource.permission}:write`
    const first = await read()
    const withIt = await save([write, needed], 1).catch((error: unknown) => error)
    const isRefused = REFUSED.has(`${key} ${field}`)
    if (isRefused) {
      expect(withIt).toBeInstanceOf(HttpProblem)
      expect((withIt as HttpProblem).details.errors).toMatchObject([{ pointer: `/${field}`, code: 'excluded' }])
    } else expect((await read())[OPEN[key] ?? '']).toEqual(openValue(key, 1))
    const now = await read()
    expect(now).toMatchObject({ [field]: isRefused ? first[field] : valuesOf(1)[field] })

    await save([write], 2)
    expect(await read()).toMatchObject({ [field]: now[field], [OPEN[key] ?? '']: openValue(key, 2) })
  })

  it.each(serverResources)(
    'of $resource.key is no filter and no order of who may not see it, as the contract says',
    (resource) => {
      const { listing, permission }: Resource = resource.resource
      const asked = askedBy([`${permission}:read`], resource)
      const sorts = listing.sort.filter((name) => asked.isHidden?.(name, null))
      const filters = Object.entries(listing.filters).filter(([name, { type }]) => asked.isHidden?.(name, type))
      const refused = new Set([...sorts, ...filters.map(([name]) => name)])
      expect([...refused].sort()).toEqual(Object.keys(listing.guarded ?? {}).sort())
    },
  )

  it('such as the purchase price, is kept in a save of a content manager over HTTP', async () => {
    const [content, catalog] = [await staffClient(shop.server, 'content'), await staffClient(shop.server, 'catalog')]
    const params = { id: ids.cement }
    const save = async (client: typeof content, change: object) => {
      const { data } = await client.call(readProduct, { params })
      expect((await client.call(saveProduct, { body: { ...data, ...change } as never })).status).toBe(200)
      const { name, purchasePrice } = (await catalog.call(readProduct, { params })).data
      return [name, purchasePrice]
    }
    expect(await save(catalog, { name: 'Цемент', purchasePrice: 310 })).toEqual(['Цемент', 310])
    expect(await save(content, { name: 'Цемент М500', purchasePrice: 1 })).toEqual(['Цемент М500', 310])
    expect(await save(content, { name: 'Цемент М400' })).toEqual(['Цемент М400', 310])
  })
})
