import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './openapi/document'
import { parseResponse, readRequest, loadPickPoints, saveOrder } from './index'
import { asked, queryFlag, queryInt, queryLatitude } from './query.wire'
import { count, dictionary, flag, id, list, maybe, oneOf, onWire, orNull, parse, part, text } from './wire'

const value = (schema: z.ZodMiniType, input: unknown) => {
  const parsed = parse(schema, input)
  return parsed.ok ? parsed.value : parsed.issues
}

describe('readers', () => {
  const point = z.object({
    id,
    name: text(),
    open: flag,
    places: count(),
    page: count(1),
    kind: oneOf(['a', 'b'], 'a'),
    city: maybe(text()),
    latitude: orNull(z.number()),
    tags: list(text()),
    hours: dictionary(text()),
    address: part(z.object({ street: text(), flat: maybe(z.int()) })),
  })
  const empty = {
    name: '',
    open: false,
    places: 0,
    page: 1,
    kind: 'a',
    city: null,
    latitude: null,
    tags: [],
    hours: {},
    address: { street: '', flat: null },
  }

  it('read missing fields as empty [HTTP-15]', () => {
    expect(value(point, { id: '1' })).toEqual({ id: '1', ...empty })
  })

  it('read null as empty [HTTP-15]', () => {
    const nulls = Object.fromEntries(Object.keys(empty).map((key) => [key, null]))
    expect(value(point, { id: '1', ...nulls })).toEqual({ id: '1', ...empty })
  })

  it('ignore unknown fields [HTTP-15]', () => {
    expect(value(point, { id: '1', colour: 'red', address: { planet: 'Mars' } })).toEqual({ id: '1', ...empty })
  })

  it('pass a new value of an enumeration on', () => {
    expect(value(point, { id: '1', kind: 'c' })).toMatchObject({ kind: 'c' })
  })

  it('take a number as an id', () => {
    expect(value(point, { id: 17 })).toMatchObject({ id: '17' })
  })

  it.each([
    ['no id', {}, ['id: invalid_type']],
    ['a number as text', { id: '1', name: 5 }, ['name: invalid_type']],
    ['text as a yes', { id: '1', open: 'true' }, ['open: invalid_type']],
    ['a record as a list', { id: '1', tags: { 0: 'a' } }, ['tags: invalid_type']],
    ['no record at all', 'point', ['value: invalid_type']],
  ])('say what is wrong: %s', (_, input, issues) => {
    expect(value(point, input)).toEqual(issues)
  })

  it('read the texts of a query as what they stand for', () => {
    const query = z.object({
      latitude: asked(queryLatitude),
      page: asked(queryInt),
      full: asked(queryFlag),
      text: asked(text()),
    })
    expect(value(query, { latitude: '55.75', page: '2', full: 'false', text: 'пек' })).toEqual({
      latitude: 55.75,
      page: 2,
      full: false,
      text: 'пек',
    })
    expect(value(query, { latitude: 55.75, page: 2, full: true })).toEqual({ latitude: 55.75, page: 2, full: true })
    expect(value(query, { latitude: '', page: null })).toEqual({})
    expect(value(query, { latitude: 'north', page: '1.5', full: 'yes' })).toEqual([
      'latitude: invalid_type',
      'page: invalid_type',
      'full: invalid_type',
    ])
  })
})

describe('a malformed record', () => {
  const product = z.object({ id, price: z.number() })

  it('is left out of its list and reported without its values [SAFE-16]', () => {
    const parsed = parse(z.object({ items: list(product) }), {
      items: [{ id: '1', price: 5 }, { id: '2', price: 'Иванов' }, null, { id: '3', price: 7 }],
    })
    expect(parsed).toEqual({
      ok: true,
      value: {
        items: [
          { id: '1', price: 5 },
          { id: '3', price: 7 },
        ],
      },
      dropped: ['price: invalid_type', 'value: invalid_type'],
    })
  })

  it('is left out of its dictionary [SAFE-16]', () => {
    expect(parse(dictionary(product), { a: { id: '1', price: 5 }, b: 5 })).toEqual({
      ok: true,
      value: { a: { id: '1', price: 5 } },
      dropped: ['value: invalid_type'],
    })
  })

  it('does not show in the report of the next reading', () => {
    parse(list(product), [null])
    expect(parse(list(product), [])).toEqual({ ok: true, value: [], dropped: [] })
  })

  it('loses one point of an answer, not the rest [SAFE-16]', async () => {
    const points = [{ id: '1', address: 'Тверская, 1' }, { id: { bad: true } }, { id: '3', address: 'Ленина, 3' }]
    const parsed = await parseResponse(loadPickPoints, { items: points, paging: { pageIndex: 1 } })
    expect(parsed.ok && parsed.value.points.map((point) => point.id)).toEqual(['1', '3'])
    expect(parsed.ok && parsed.dropped).toHaveLength(1)
  })
})

describe('a hostile answer', () => {
  const polluted = () => Object.keys(Object.prototype)
  afterEach(() => expect(polluted()).toEqual([]))

  const payload = (inner: string) =>
    JSON.parse(`{"__proto__": ${inner}, "constructor": {"prototype": ${inner}}}`) as unknown

  it('changes no prototype through records, dictionaries and parts', () => {
    const schema = z.object({
      name: text(),
      map: dictionary(z.object({ name: text() })),
      part: part(z.object({ name: text() })),
    })
    const evil = payload('{"name": "evil", "polluted": true}')
    const read = value(schema, { map: evil, part: evil, ...(evil as object) }) as {
      name: string
      map: object
      part: { name: string }
    }
    expect(read.name).toBe('')
    expect(read.part.name).toBe('')
    expect(Object.getPrototypeOf(read.map)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('changes no prototype through any answer of the contract', async () => {
    for (const endpoint of endpoints)
      await parseResponse(endpoint, payload('{"polluted": true, "items": [], "total": 1}'))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('every answer of the contract', () => {
  it('is read without an exception, and what was read reads the same again', async () => {
    for (const endpoint of endpoints) {
      const response = onWire((await endpoint.wire()).response)
      fc.assert(
        fc.property(
          fc.oneof(
            fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as unknown),
            fc.anything(),
          ),
          (input) => {
            const once = parse(response, input)
            if (!once.ok) return
            expect(parse(response, once.value)).toEqual({ ok: true, value: once.value, dropped: [] })
          },
        ),
        { numRuns: 40 },
      )
    }
  })

  it('reads the same again when most of it is right', async () => {
    const response = onWire((await loadPickPoints.wire()).response)
    const field = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined))
    const point = fc.record({
      id: fc.string(),
      address: field,
      recommended: fc.boolean(),
      latitude: fc.option(fc.double()),
      brand: field,
      isSecondary: field,
    })
    fc.assert(
      fc.property(fc.record({ items: fc.array(point) }), (input) => {
        const once = parse(response, input)
        expect(once.ok && once.value.items.length + once.dropped.length).toBe(input.items.length)
        expect(once.ok && parse(response, once.value)).toEqual({ ...once, dropped: [] })
      }),
    )
  })
})

describe('a request', () => {
  it('is read part by part; a part that the call does not have reads as undefined', async () => {
    expect(await readRequest(loadPickPoints, 'query', { cityId: '5', pageIndex: '3' })).toMatchObject({
      ok: true,
      value: { cityId: '5', pageIndex: 3 },
    })
    expect(await readRequest(saveOrder, 'query', { anything: '1' })).toEqual({
      ok: true,
      value: undefined,
      dropped: [],
    })
    expect(await readRequest(saveOrder, 'body', 'text')).toEqual({ ok: false, issues: ['value: invalid_type'] })
  })
})
