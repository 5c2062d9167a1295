import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from './openapi/document'
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
