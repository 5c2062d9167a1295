import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from './openapi/document'
import { adminCalls, saveProduct } from './admin'
import {
  addressOf,
  breachesOf,
  calculateCart,
  loadCityByLocation,
  loadCrossSales,
  loadOrder,
  MOST_BREACHES,
  saveOrder,
} from './index'
import { noteOf } from './wire'

const line = (quantity: number) => ({ id: 'product', quantity })

/** Places of a request schema that any length or number would pass. */
function unlimited(schema: z.ZodMiniType, at: string): readonly string[] {
  const { json, of, maxItems, safe } = noteOf(schema)
  if (json !== undefined) {
    const isBounded =
      safe === true ||
      json['type'] === 'boolean' ||
      json['format'] === 'date' ||
      json['enum'] !== undefined ||
      'maxLength' in json ||
      'maxProperties' in json
    return isBounded || 'maximum' in json || json['multipleOf'] === 0.01 ? [] : [at]
  }
  if (of !== undefined) return unlimited(of, at)
  const { type, shape, element, innerType, ...rest } = schema._zod.def as unknown as {
    type: string
    shape?: Record<string, z.ZodMiniType>
    element?: z.ZodMiniType
    innerType?: z.ZodMiniType
    in?: z.ZodMiniType
    format?: string
  }
  if (shape) return Object.entries(shape).flatMap(([name, field]) => unlimited(field, `${at}/${name}`))
  if (type === 'default' && innerType && 'list' in noteOf(schema) && maxItems === undefined) return [`${at} (list)`]
  const inner = innerType ?? rest.in ?? element
  if (inner) return unlimited(inner, at)
  return type === 'boolean' || rest.format === 'safeint' ? [] : [`${at} (${type})`]
}

describe('the limits of requests', () => {
  it('stand at every text and every list of every call', async () => {
    const open = await Promise.all(
      endpoints.map(async (endpoint) => {
        const { params, query, body } = await endpoint.wire()
        return [params, query, body].flatMap((schema) => (schema ? unlimited(schema, endpoint.name) : []))
      }),
    )
    expect(open.flat()).toEqual([])
  })

  it('count characters, not bytes or halves of pairs', async () => {
    const named = (firstName: string) => breachesOf(saveOrder, 'body', { customer: { value: { firstName } } })
    expect(await named('😀'.repeat(100))).toEqual([])
    expect(await named('я'.repeat(101))).toEqual([{ pointer: '/customer/value/firstName', code: 'max', limit: 100 }])
  })

  it('keep requisites of a wrong length [INVOICE-04]', async () => {
    const company = { inn: '77070838931234', bankAccount: '407028108000000000001' }
    expect(await breachesOf(saveOrder, 'body', { company: { value: company } })).toEqual([])
  })

  it('refuse quantities that no order has [SAFE-08]', async () => {
    const goods = [0, 1, 9999, 10_000].map(line)
    expect((await breachesOf(calculateCart, 'body', { goods })).map(({ pointer }) => pointer)).toEqual([
      '/goods/0/quantity',
      '/goods/3/quantity',
    ])
  })

  it('refuse a list that is too long with one breach, whatever is in it', async () => {
    const found = [{ pointer: '/goods', code: 'length', limit: 200 }]
    expect(await breachesOf(calculateCart, 'body', { goods: Array.from({ length: 38_000 }, () => line(0)) })).toEqual(
      found,
    )
    const exceptProductIds = Array.from({ length: 201 }, String)
    expect(await breachesOf(loadCrossSales, 'body', { exceptProductIds })).toHaveLength(1)
    expect(await breachesOf(loadCrossSales, 'body', { exceptProductIds: exceptProductIds.slice(1) })).toEqual([])
  })

  it('stop after a hundred breaches', async () => {
    const goods = Array.from({ length: 200 }, () => line(0))
    expect(await breachesOf(calculateCart, 'body', { goods })).toHaveLength(MOST_BREACHES)
  })

  it('stand at paths and queries too', async () => {
    expect(addressOf(loadOrder, { params: { id: 'x' } }).address).toBe('/api/order-in-process/x')
    expect(await breachesOf(loadOrder, 'params', { id: 'x'.repeat(65) })).toMatchObject([{ pointer: '/id' }])
    expect(await breachesOf(loadCityByLocation, 'query', { latitude: '91', longitude: '-180' })).toMatchObject([
      { pointer: '/latitude', code: 'between', from: -90, limit: 90 },
    ])
  })

  it('leave what has another type to the reader', async () => {
    for (const body of [
      null,
      5,
      'text',
      [],
      { goods: 5 },
      { goods: [null, 'x'] },
      { goods: [{ id: [], quantity: {} }] },
    ])
      expect(await breachesOf(calculateCart, 'body', body)).toEqual([])
  })
})

/** Values of a number that no column and no coin has. */
const BEYOND = [1e300, -1e300, 1e13]

/** A body with one value in the place of every number of a schema, and where these are. */
function numbersOf(schema: z.ZodMiniType, at: string): readonly string[] {
  const { json, of, values } = noteOf(schema)
  if (json !== undefined) return json['type'] === 'number' || json['type'] === 'integer' ? [at] : []
  if (of !== undefined) return numbersOf(of, at)
  if (values !== undefined) return []
  const { type, shape, element, innerType, ...rest } = schema._zod.def as unknown as {
    type: string
    shape?: Record<string, z.ZodMiniType>
    element?: z.ZodMiniType
    innerType?: z.ZodMiniType
    in?: z.ZodMiniType
  }
  if (shape) return Object.entries(shape).flatMap(([name, field]) => numbersOf(field, `${at}/${name}`))
  if (element) return numbersOf(element, `${at}/0`)
  const inner = innerType ?? rest.in
  return inner ? numbersOf(inner, at) : type === 'number' ? [at] : []
}

/** A body with a value at one place alone. */
const bodyWith = (pointer: string, value: unknown): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduceRight((inner: unknown, step) => (step === '0' ? [inner] : { [step]: inner }), value)

describe('the numbers of every body', () => {
  it('have bounds that no column and no coin exceeds', async () => {
    const unbounded: string[] = []
    let count = 0
    for (const endpoint of [...endpoints, ...adminCalls]) {
      const { body } = (await endpoint.wire()) as { readonly body?: z.ZodMiniType }
      for (const pointer of body === undefined ? [] : numbersOf(body, '')) {
        count += 1
        for (const value of BEYOND) {
          const [breach] = await breachesOf(endpoint, 'body', bodyWith(pointer, value))
          const isRead = body?.safeParse(bodyWith(pointer, value)).success
          if (breach?.pointer !== pointer && isRead !== false)
            unbounded.push(`${endpoint.name} ${pointer} takes ${value}`)
        }
      }
    }
    expect(unbounded).toEqual([])
    expect(count).toBeGreaterThan(150)
  })

  it.each([
    ['price', 0.001, 'step'],
    ['price', 12.345, 'step'],
    ['price', -1, 'between'],
    ['price', 1e9, 'between'],
    ['minOrderQuantity', 0, 'between'],
    ['minOrderQuantity', 1.5, 'integer'],
    ['quantityStep', 0, 'between'],
    ['payImmediatelyDiscountPercent', 150, 'between'],
    ['weightKg', -1, 'between'],
  ])('refuse a product with %s %d', async (field, value, code) => {
    expect(await breachesOf(saveProduct, 'body', { [field]: value })).toMatchObject([{ pointer: `/${field}`, code }])
  })

  it.each([0.01, 0.07, 1.1, 4.35, 1234.56, 999_999_999.99, 0.1 + 0.2, 1.15 * 3])('takes the sum %d', async (price) => {
    expect(await breachesOf(saveProduct, 'body', { price })).toEqual([])
  })
})
