import { describe, expect, it } from 'vitest'
import * as catalogueValues from '../catalogue-values.wire'
import * as filterType from '../filter-type.wire'
import * as product from '../product.wire'
import { addressOf } from '../address'
import { readRequest } from '../read'
import * as shared from '../shared.wire'
import { noteOf } from '../wire'
import { adminCalls } from './calls'
import { enumerations } from './enumerations'
import { isPermitted, staffRoles } from './permissions'
import { listProducts, saveProduct } from './product'
import { lookups } from './lookups'
import { resources } from './resources'
import { permissionsOf } from './role-permissions'
import { allowedAfter, mayFollow } from './state-machine'
import * as transitions from './transitions'
import * as values from './values.wire'

const known = new Set(staffRoles.flatMap((role) => permissionsOf(role)))

describe('the calls of the staff wing', () => {
  it('have the prefix of the staff API, a name of their own and an address of their own [ADMIN-02]', () => {
    expect(adminCalls.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([])
    expect(new Set(adminCalls.map(({ name }) => name)).size).toBe(adminCalls.length)
    expect(new Set(adminCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(adminCalls.length)
  })

  it('have a permission that some role has, and only the sign-in has none', () => {
    const open = adminCalls.filter(({ permission }) => permission === 'public').map(({ name }) => name)
    expect(open).toEqual(['signIn'])
    const unknown = adminCalls
      .map(({ permission }) => permission)
      .filter((permission) => permission !== 'public' && permission !== 'staff' && !permission.includes('{'))
      .filter((permission) => !known.has(permission))
    expect(unknown).toEqual([])
  })

  it('carry the CSRF token when they may change something, and If-Match when they save', () => {
    for (const call of adminCalls) expect(call.csrf).toBe(call.method !== 'GET' && call.name !== 'signIn')
    for (const { save } of Object.values(resources).flatMap((each) => ('save' in each ? [each] : [])))
      expect(save.ifMatch).toBe(true)
  })

  it('load their schemas', async () => {
    for (const call of adminCalls) expect(await call.wire()).toHaveProperty('response')
  })

  it.each([
    'categoryTag',
    'productTag',
    'productAvailabilityType',
    'productType',
    'feedType',
    'feedIncludingStrategy',
    'transportCompanies',
    'transportCompanyPickPointPayments',
    'orderStatuses',
    'productCommentStatuses',
    'clientRatings',
    'orderPrePaymentMethods',
    'categoryFilterTypes',
    'category-grouping-types',
    'modificationRelationTypes',
    'store-feedback-statuses',
    'transportCompanyOrderStatuses',
    'user-product-question-statuses/',
  ])('read an enumeration by GET enum/%s', (path) => {
    const call = adminCalls.find((each) => each.path === `/api/admin/enum/${path}`)
    expect(call).toMatchObject({ method: 'GET', permission: 'staff', cache: 'etag' })
    expect(Object.values(enumerations).filter((each) => each.path === path)).toHaveLength(1)
  })
})

describe('enumerations', () => {
  const schemas: Readonly<Record<string, unknown>> = {
    ...shared,
    ...catalogueValues,
    ...filterType,
    ...product,
    ...values,
  }

  it.each(Object.values(enumerations))('$name: every value of the schema has a text in both languages', (each) => {
    const schema = schemas[each.name.charAt(0).toLowerCase() + each.name.slice(1)]
    expect(noteOf(schema as object).json?.['enum']).toEqual(each.values)
    for (const { ru, en } of Object.values(each.items)) {
      expect(ru).not.toBe('')
      expect(en).not.toBe('')
      expect(en).not.toMatch(/[а-яё]/i)
    }
  })
})

describe('lists', () => {
  const all = Object.entries(resources)

  it.each(all)('%s: filters name enumerations and look-ups that exist', (key, { listing, permission }) => {
    for (const filter of Object.values(listing.filters)) {
      // A resource without a look-up is found by its list.
      if (filter.type === 'ref') expect([...Object.keys(lookups), ...all.map(([name]) => name)]).toContain(filter.of)
      if (filter.type === 'enum') expect(enumerations).toHaveProperty(filter.of)
    }
    expect(known).toContain(`${permission}:read`)
    expect(resources[key as keyof typeof resources].key).toBe(key)
  })

  it('are read with empty filters left out, repeated names and names with commas', async () => {
    const query = {
      pageIndex: '2',
      status: '',
      categoryId: ['7', '8,9'],
      priceFrom: '100',
      isVisible: 'true',
      article: '',
    }
    expect(await readRequest(listProducts, 'query', query)).toMatchObject({
      ok: true,
      value: { pageIndex: 2, categoryId: ['7', '8', '9'], priceFrom: 100, isVisible: true, article: undefined },
    })
    expect(addressOf(listProducts, { query: { categoryId: ['7', '8'], sort: '-price' } }).address).toContain(
      'sort=-price',
    )
  })

  it.each([{ pageIndex: 'two' }, { priceFrom: 'cheap' }, { isVisible: 'maybe' }, { updatedOnFrom: 'yesterday' }])(
    'refuse a query that they cannot read: %j',
    async (query) => {
      expect(await readRequest(listProducts, 'query', query)).toMatchObject({ ok: false })
    },
  )
})

describe('state machines', () => {
  it.each(Object.values(transitions))('$of.name: name every status, and only known ones', ({ of, next }) => {
    expect(Object.keys(next).sort()).toEqual([...of.values].sort())
    expect(
      Object.values<readonly string[]>(next)
        .flat()
        .filter((each) => !(of.values as readonly string[]).includes(each)),
    ).toEqual([])
  })

  it('let a status stay, and nothing follow an unknown one', () => {
    expect(mayFollow(transitions.orderStatusTransitions, 'New', 'Confirmed')).toBe(true)
    expect(mayFollow(transitions.orderStatusTransitions, 'Returned', 'New')).toBe(false)
    expect(mayFollow(transitions.orderStatusTransitions, 'Returned', 'Returned')).toBe(true)
    expect(allowedAfter(transitions.orderStatusTransitions, 'constructor')).toEqual([])
  })
})

describe('permissions', () => {
  it('are those of the table', () => {
    expect(permissionsOf('Logistician')).toContain('order:export')
    expect(permissionsOf('Marketer').filter((each) => each.startsWith('order:'))).toEqual(['order:export'])
    expect(permissionsOf('OrderManager')).toContain('customer:read-personal-data')
    expect(permissionsOf('Viewer').every((each) => each.endsWith(':read'))).toBe(true)
    expect(permissionsOf('Administrator').length).toBeGreaterThan(permissionsOf('Viewer').length)
    expect(permissionsOf('constructor')).toEqual([])
  })

  it('open what they name, and a wildcard opens all', () => {
    expect(isPermitted(['order:read'], 'order:read')).toBe(true)
    expect(isPermitted(['order:read'], 'order:write')).toBe(false)
    expect(isPermitted(['*'], 'terminal:execute')).toBe(true)
    expect(isPermitted([], 'staff')).toBe(true)
  })
})

describe('a save', () => {
  it('reads an edition, and leaves what the server sets as it came', async () => {
    const read = await readRequest(saveProduct, 'body', {
      name: 'Цемент М500',
      seoUrlName: 'cement-m500',
      article: 'C-500',
      categoryId: 7,
      price: 450,
      weightKg: 50,
    })
    expect(read).toMatchObject({ ok: true, value: { id: null, version: null, categoryId: '7', shortId: '', tags: [] } })
  })
})
