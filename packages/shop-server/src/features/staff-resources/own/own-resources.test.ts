import {
  exportList,
  ownExtension,
  ownResource,
  productResource,
  readHistory,
  readProduct,
  runBulk,
  saveProduct,
  type ExtensionSpec,
  type ResourceSpec,
} from '@prilavok/contracts/admin'
import { fixtureIds } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase, openTestShop } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import type { StaffMember } from '../../../http/staff-session'
import { standardSettings } from '../../../settings'
import type { Shop } from '../../../shop'
import { saveRecord } from '../engine/save-record'
import { serverResources } from '../entities'
import type { ServedResource } from './own-resources'

const title = (ru: string, en: string) => ({ ru, en })

const coupon: ResourceSpec = {
  key: 'coupon',
  title: title('Купон', 'Coupon'),
  titles: title('Купоны', 'Coupons'),
  group: 'orders',
  roles: { Administrator: 'rwdx$', OrderManager: 'rw', Viewer: 'r' },
  fields: {
    code: {
      kind: 'text',
      title: title('Код', 'Code'),
      max: 12,
      required: true,
      unique: true,
      pattern: { is: '[A-Z0-9]+', says: title('Заглавные буквы и цифры', 'Capitals and digits') },
    },
    isActive: { kind: 'bool', title: title('Включён', 'On') },
    kind: {
      kind: 'enum',
      title: title('Вид', 'Kind'),
      values: { Gift: title('Подарок', 'Gift'), Sale: title('Скидка', 'Sale') },
      required: true,
    },
    worth: { kind: 'number', title: title('Номинал', 'Worth'), min: 1, max: 10_000, isWhole: true },
    places: {
      kind: 'enum',
      title: title('Где', 'Where'),
      values: { Shop: title('Магазин', 'Shop'), Site: title('Сайт', 'Site') },
      many: true,
    },
    endsOn: { kind: 'datetime', title: title('До', 'Until') },
    productId: { kind: 'ref', of: 'product', title: title('Товар', 'Product') },
    cost: { kind: 'money', title: title('Себестоимость', 'Cost'), permission: 'read-purchase-price' },
    ownerPhone: { kind: 'phone', title: title('Телефон', 'Phone'), personal: true },
  },
  filters: ['isActive', 'kind', 'worth', 'places', 'endsOn', 'cost'],
  list: ['code', 'isActive', 'kind', 'worth', 'cost', 'ownerPhone'],
  search: ['code', 'ownerPhone'],
  bulk: ['isActive', 'kind', 'delete'],
  actions: { expire: title('Погасить', 'Expire') },
}
const served: ServedResource = {
  ...coupon,
  validate: ({ worth, kind }) =>
    kind === 'Gift' && worth === 13 ? [{ pointer: '/worth', code: 'unlucky', message: 'Так не дарят' }] : [],
  run: {
    expire: async (db, { id }) => {
      await sql`update own_coupon set details = details || '{"isActive":false}' where id = ${id}`.execute(db)
    },
  },
}
const { list, read, save } = ownResource(coupon)
const SAMPLE = {
  code: 'SPRING',
  isActive: true,
  kind: 'Sale',
  worth: 500,
  places: ['Site'],
  endsOn: '2026-12-01T00:00:00Z',
  cost: 40.5,
  ownerPhone: '+79001234567',
}

describeEachDatabase(
  'a resource of the shop’s own',
  (shop) => {
    let admin: StaffClient
    let orders: StaffClient
    let viewer: StaffClient
    let id: string
    beforeAll(async () => {
      admin = await staffClient(shop.server, 'admin')
      orders = await staffClient(shop.server, 'orders')
      viewer = await staffClient(shop.server, 'viewer')
      id = (await put(SAMPLE)).data.id
      await put({ ...SAMPLE, code: 'AUTUMN', kind: 'Gift', worth: 20, places: ['Shop', 'Site'], isActive: false })
    })
    const put = async (body: object, who = admin) => {
      const { data, problem } = await who.call(save, { body } as never)
      return { data: data as { readonly id: string }, problem }
    }
    const readOf = async (who = admin) => (await who.call(read, { params: { id } } as never)).data as typeof SAMPLE
    const codes = async (query: object, who = admin) => {
      const { data, problem } = await who.call(list, { query } as never)
      return problem?.code ?? (data as { readonly items: readonly (typeof SAMPLE)[] }).items.map(({ code }) => code)
    }
    const many = (action: string, ids: readonly string[], payload: unknown = null, who = admin) =>
      who.call(runBulk, {
        params: { entity: 'coupon' },
        body: { ids: [...ids], action, ...(payload !== null && { payload }) },
      } as never)

    it('is saved, read, listed, filtered, searched and sorted', async () => {
      expect(await readOf()).toMatchObject({ ...SAMPLE, id, version: 1 })
      expect(await codes({ sort: 'worth' })).toEqual(['AUTUMN', 'SPRING'])
      expect(await codes({ search: 'spri' })).toEqual(['SPRING'])
      expect(await codes({ kind: 'Gift' })).toEqual(['AUTUMN'])
      expect(await codes({ isActive: true })).toEqual(['SPRING'])
      expect(await codes({ worthFrom: 100 })).toEqual(['SPRING'])
      expect(await codes({ places: 'Shop' })).toEqual(['AUTUMN'])
      expect(await codes({ endsOnTo: '2026-11-01' })).toEqual([])
      expect(await codes({ owner: '1' })).toBe('filter-not-allowed')
      expect(await codes({ kind: 'Nothing' })).toBe('bad-request')
    })

    it.each([
      ['code', { code: '' }, 'required'],
      ['code', { code: 'spring!' }, 'pattern'],
      ['code', { code: 'A'.repeat(13) }, 'max'],
      ['kind', { kind: null }, 'required'],
      ['kind', { kind: 'Nothing' }, 'oneOf'],
      ['worth', { worth: 0 }, 'between'],
      ['worth', { worth: 13, kind: 'Gift' }, 'unlucky'],
      ['productId', { productId: 'nowhere' }, 'exists'],
      ['ownerPhone', { ownerPhone: '123' }, 'phone'],
      ['code', { code: 'SPRING' }, 'unique'],
    ])('refuses %s by its rule', async (field, change, code) => {
      const { problem } = await put({ ...SAMPLE, code: 'OTHER', ...change })
      expect(problem?.errors).toEqual([expect.objectContaining({ pointer: `/${field}`, code })])
    })

    it('takes nothing that is not declared, and nothing that the server sets', async () => {
      const { data } = await put({
        ...SAMPLE,
        code: 'MASS',
        createdOn: '2001-01-01T00:00:00Z',
        isAdmin: true,
        details: { cost: 1 },
      })
      const { rows } = await sql<{ details: object; created_on: Date }>`
        select details, created_on from own_coupon where id = ${data.id}`.execute(shop.server.db)
      expect(Object.keys(rows[0]?.details ?? {}).toSorted()).toEqual(Object.keys(coupon.fields).toSorted())
      expect(rows[0]?.created_on.getFullYear()).toBe(2026)
      await many('delete', [data.id])
    })

    it('keeps a field from whoever has not its permission, in every outlet', async () => {
      expect((await readOf(orders)).cost).toBeNull()
      await put({ ...(await readOf(orders)), worth: 600, cost: 1 }, orders)
      expect(await readOf()).toMatchObject({ worth: 600, cost: 40.5 })
      expect(await codes({ costFrom: 1 }, orders)).toBe('filter-not-allowed')
      expect(await codes({ sort: 'cost' }, orders)).toBe('sort-not-allowed')
      const history = await orders.call(readHistory, { params: { entity: 'coupon', id }, query: {} } as never)
      expect(JSON.stringify(history.data)).not.toContain('40.5')
    })

    it('masks what is about people, and does not search in it', async () => {
      expect((await readOf(viewer)).ownerPhone).toContain('*')
      expect(await codes({ search: '1234567' }, viewer)).toEqual([])
      expect(await codes({ search: '1234567' })).toHaveLength(2)
    })

    it('is refused to roles that the declaration does not name, and to those without the letter', async () => {
      const content = await staffClient(shop.server, 'content')
      expect(await codes({}, content)).toBe('forbidden')
      expect((await put(SAMPLE, viewer)).problem?.code).toBe('forbidden')
      expect((await many('delete', [id], null, orders)).problem?.code).toBe('forbidden')
      expect((await many('expire', [id], null, viewer)).problem?.code).toBe('forbidden')
      const asked = { params: { entity: 'coupon' }, query: { format: 'csv' } } as never
      expect((await orders.call(exportList, asked)).problem?.code).toBe('forbidden')
    })

    it('is changed many at once, by fields and by its own actions, and taken back', async () => {
      expect(await many('setIsActive', [id], { value: false })).toMatchObject({ problem: null, data: { done: 1 } })
      expect(await readOf()).toMatchObject({ isActive: false })
      expect((await many('takeBack', [id])).data).toMatchObject({ done: 1 })
      expect((await many('setKind', [id], { value: 'Nothing' })).data).toMatchObject({ failed: 1 })
      expect((await many('expire', [id])).data).toMatchObject({ done: 1 })
      expect(await readOf()).toMatchObject({ isActive: false })
      expect((await many('expire', [id], { value: 1 })).problem?.code).toBe('bad-request')
      expect((await many('constructor', [id])).problem?.code).toBe('bad-request')
    })

    it('has a history, and another version is refused', async () => {
      const { data } = await admin.call(readHistory, { params: { entity: 'coupon', id }, query: {} } as never)
      expect(data.items.at(-1)).toMatchObject({ action: 'Created' })
      const { problem } = await put({ ...(await readOf()), version: 1 })
      expect(problem?.code).toBe('version-conflict')
      const { rows } = await sql`select 1 from staff_event where resource = 'coupon' and record_id = ${id}`.execute(
        shop.server.db,
      )
      expect(rows.length).toBeGreaterThan(0)
    })
  },
  { resources: [served] },
)

const upkeep: ExtensionSpec = {
  extends: 'product',
  fields: {
    upkeepMonths: {
      kind: 'number',
      title: title('Обслуживание, раз в месяцев', 'Upkeep, every months'),
      min: 1,
      max: 120,
      isWhole: true,
    },
    dealer: { kind: 'text', title: title('Дилер', 'Dealer'), permission: 'read-purchase-price' },
  },
}

describeEachDatabase(
  'fields of the shop’s own in a product',
  (shop) => {
    const more = ownExtension(productResource, upkeep)
    const product = { read: more.read ?? readProduct, save: more.save ?? saveProduct }
    const readOf = async (who: StaffClient) =>
      (await who.call(product.read, { params: { id: fixtureIds.drill } } as never)).data as Record<string, unknown>
    const put = async (who: StaffClient, change: object) =>
      who.call(product.save, { body: { ...(await readOf(who)), ...change } } as never)

    it('are read, saved, guarded and judged as the others', async () => {
      const admin = await staffClient(shop.server, 'admin')
      const content = await staffClient(shop.server, 'content')
      expect((await put(admin, { upkeepMonths: 24, dealer: 'Склад №1' })).status).toBe(200)
      expect(await readOf(admin)).toMatchObject({ upkeepMonths: 24, dealer: 'Склад №1' })
      expect(await readOf(content)).toMatchObject({ upkeepMonths: 24, dealer: null })
      expect((await put(content, { upkeepMonths: 12, dealer: 'Другой' })).status).toBe(200)
      expect(await readOf(admin)).toMatchObject({ upkeepMonths: 12, dealer: 'Склад №1' })
      expect((await put(admin, { upkeepMonths: 0 })).problem?.code).toBe('validation-failed')
      const history = await admin.call(readHistory, {
        params: { entity: 'product', id: fixtureIds.drill },
        query: {},
      } as never)
      expect(JSON.stringify(history.data)).toContain('upkeepMonths')
    })

    it('stay through a save that does not know them', async () => {
      const admin = await staffClient(shop.server, 'admin')
      const { upkeepMonths: _, dealer: __, ...known } = await readOf(admin)
      const resource = serverResources.find(({ resource: { key } }) => key === 'product')
      const { body } = await saveProduct.wire()
      if (resource === undefined || body === undefined) throw new Error('There are products.')
      const member = { id: 'somebody', displayName: 'Кто-то', permissions: ['*'] } as unknown as StaffMember
      const engine = { db: shop.server.db, settings: standardSettings, now: Date.now } as unknown as Shop
      await saveRecord(engine, resource, body, { body: { ...known, name: 'Дрель' }, ifMatch: null, member })
      expect(await readOf(admin)).toMatchObject({ name: 'Дрель', upkeepMonths: 12, dealer: 'Склад №1' })
    })
  },
  { resources: [upkeep] },
)

describe('a declaration that cannot be served', () => {
  const refused = (...resources: readonly (ServedResource | ExtensionSpec)[]) =>
    openTestShop({ resources }).then((shop) => shop.close())
  const other = (change: Partial<ServedResource>): ServedResource => ({ ...coupon, actions: {}, ...change })

  it.each([
    ['the name of a resource', { key: 'product' }, '"product" cannot name a resource of your own'],
    ['that name in other letters', { key: 'blogpost' }, 'the shop has something of this name'],
    ['a permission of the shop', { permission: 'customer' }, 'may not change who has "customer"'],
    ['the first part of an address', { key: 'session' }, 'the shop has something of this name'],
    ['a screen of the wing', { key: 'files' }, 'the shop has something of this name'],
    ['a name of every object', { key: 'constructor' }, 'the shop has something of this name'],
    ['a path', { key: 'a/b' }, 'cannot name a resource: Latin letters'],
    ['a role that nobody has', { roles: { Root: 'rw' } as never }, 'the role "Root", which nobody has'],
    ['no roles', { roles: undefined as never }, 'says no roles'],
    ['a field that every record has', { fields: { version: { kind: 'text', title: title('В', 'V') } } }, 'is taken'],
    ['a filter without a field', { filters: ['nothing'] }, 'names the field "nothing"'],
    ['a table of the shop', { table: 'customer_order' }, 'is that of "order"'],
    ['a table of somebody else', { table: 'staff_user' }, 'was not made for "coupon"'],
    ['an action that nobody runs', { actions: { expire: title('П', 'E') } }, 'its server does not run it'],
    ['an action that is none', { run: { burn: async () => {} } }, 'does not declare it'],
  ] as readonly (readonly [string, Partial<ServedResource>, string])[])(
    'says so in one sentence: %s',
    async (_, change, sentence) => {
      await expect(refused(other(change))).rejects.toThrow(sentence)
    },
  )

  it.each([
    ['a resource that there is not', { extends: 'nothing' }, 'There is no resource "nothing"'],
    [
      'a field that there is',
      { fields: { article: { kind: 'text', title: title('А', 'A') } } },
      '"article" of "product"',
    ],
    ['a unique field', { fields: { ean: { kind: 'text', unique: true, title: title('Е', 'E') } } }, 'neither unique'],
    ['a resource without a form', { extends: 'log' }, 'has no form'],
  ] as readonly (readonly [string, Partial<ExtensionSpec>, string])[])(
    'fields of a resource: %s',
    async (_, change, sentence) => {
      await expect(refused({ ...upkeep, ...change })).rejects.toThrow(sentence)
    },
  )

  it('and so does one of two of the same name', async () => {
    await expect(refused(other({}), other({ table: 'own_other' }))).rejects.toThrow('Two resources of your own')
  })
})
