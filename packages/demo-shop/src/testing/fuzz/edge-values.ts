import { resources } from '@prilavok/contracts/admin'
import fc, { type Arbitrary } from 'fast-check'
import { DEMO_PASSWORD } from '../../seeds/staff-accounts'
import { resolved, type OpenApi, type Schema } from './json-schema'
import { idOf } from './staff-ids'

const NUMBERS = [0, -0, 1, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e15, 1e308, -1e308]
/** Between two integers, between two kopecks, and too small to be seen. */
const FRACTIONS = [0.5, 0.001, 0.005, 0.1 + 0.2, 99.999, 5e-324]
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  '%_\\',
  '__proto__',
  "' or 1=1 --",
  '../../etc/passwd',
  '\u202e\u200b\ufeff',
  'a\u00adb\u2060c',
  'x\0y',
  '\ud800',
  '😀',
  '=1+1',
  '\r\nX-Evil: 1',
  'x'.repeat(10_000),
  '😀'.repeat(2_500),
]
/** Days and moments, most of which no calendar has. */
const TIMES = [
  '2026-02-30',
  '2025-02-29',
  '0000-00-00',
  '0001-01-01',
  '1582-10-10',
  '9999-12-31',
  '99999-01-01',
  '2026-13-45T99:99:99Z',
  '2026-03-29T02:30:00+14:00',
  '2026-12-31T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'infinity',
  'now',
]
/** None of them leaves the machine. */
const ADDRESSES = [
  '/x',
  '//',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[::1',
  'http://127.0.0.1/',
  'https://user:word@localhost/',
  'ftp://localhost/x',
  `/${'x'.repeat(3_000)}`,
  '/%00',
]
const MARKUP = ['<p>Текст</p>', '<script>x</script>', '<'.repeat(9_000), '<b>'.repeat(300), '<img src=x onerror=y>']

const isText = (schema: Schema, formats: readonly string[]) => formats.includes(schema.format ?? '')
const TIME_FORMATS = ['date', 'date-time']

const withoutNull = (type: Schema['type']): string =>
  (Array.isArray(type) ? type : [type ?? '']).find((each: string) => each !== 'null') ?? ''

/** Up to so many of these. */
export const few = <T>(items: readonly T[], most: number): Arbitrary<readonly T[]> =>
  fc.subarray([...items], { maxLength: Math.min(most, items.length) })

/** Ordinary values of the schemas of a document, and values at their edges; `name` says whose id a text may be. */
export function edgeValues(document: OpenApi) {
  function text(schema: Schema, name: string): Arbitrary<unknown> {
    if (isText(schema, TIME_FORMATS)) {
      const days = fc.constantFrom('2026-02-10', '2026-03-01', '2024-02-29')
      return schema.format === 'date' ? days : days.map((day) => `${day}T09:00:00.000Z`)
    }
    if (isText(schema, ['html'])) return fc.constantFrom('<p>Текст</p>', '')
    if (isText(schema, ['email'])) return fc.constant('anna@shop.example')
    if (isText(schema, ['uri-reference'])) return fc.constantFrom('/x', '/y/z')
    if (schema.pattern !== undefined) return fc.nat(99_999).map((each) => `slug-${each}`)
    if (name === 'resource') return fc.constantFrom(...Object.keys(resources))
    if (/password/i.test(name)) return fc.constant(DEMO_PASSWORD)
    if (/Ids?$|^id$/.test(name)) return fc.nat(9).map((each) => idOf(name, each))
    return fc.oneof(fc.constantFrom('Текст', '+79123456789', '12'), fc.nat(99_999).map(String))
  }

  /** As people type it. */
  function ordinary(given: Schema, name = '', depth = 0): Arbitrary<unknown> {
    const schema = resolved(document, given)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => ordinary(each, name, depth)))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const { minimum = 0, maximum = 1_000 } = schema
    switch (withoutNull(schema.type)) {
      case 'string':
        return text(schema, name)
      case 'integer':
      case 'number':
        return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.min(maximum, 1_000)) })
      case 'boolean':
        return fc.boolean()
      case 'array':
        return fc.array(ordinary(schema.items ?? {}, name, depth + 1), { maxLength: depth > 1 ? 1 : 3 })
      case 'object':
        return fields(schema, depth)
      default:
        return name === 'filters' ? fc.dictionary(fc.constantFrom('search', 'isVisible'), anything) : anything
    }
  }

  const fields = (
    { properties = {}, required = [], additionalProperties }: Schema,
    depth = 0,
  ): Arbitrary<Readonly<Record<string, unknown>>> => {
    if (additionalProperties !== undefined)
      return fc.dictionary(
        fc.constantFrom('name', 'price', '', 'constructor'),
        ordinary(additionalProperties, '', depth + 1),
      )
    const named = Object.entries(properties).filter(([, field]) => field.readOnly !== true)
    return fc.record(Object.fromEntries(named.map(([name, field]) => [name, ordinary(field, name, depth + 1)])), {
      requiredKeys: required.filter((name) => named.some(([each]) => each === name)),
    }) as Arbitrary<Readonly<Record<string, unknown>>>
  }

  function edge(given: Schema, name = '', depth = 0): Arbitrary<unknown> {
    const schema = resolved(document, given)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => edge(each, name, depth)))
    const none = fc.constantFrom<unknown>(null, '', [], {})
    const mostly = (values: Arbitrary<unknown>) =>
      fc.oneof({ weight: 7, arbitrary: values }, { weight: 1, arbitrary: none })
    if (schema.enum) return mostly(fc.constantFrom(...schema.enum, 'constructor'))
    const { minimum, maximum, maxLength } = schema
    const bounds = [minimum, maximum].flatMap((each) => (each === undefined ? [] : [each - 1, each, each + 1]))
    switch (withoutNull(schema.type)) {
      case 'string': {
        if (isText(schema, TIME_FORMATS)) return mostly(fc.constantFrom(...TIMES))
        if (isText(schema, ['uri-reference'])) return mostly(fc.constantFrom(...ADDRESSES))
        if (isText(schema, ['html'])) return mostly(fc.constantFrom(...MARKUP, ...TEXTS))
        const lengths =
          maxLength === undefined ? [] : ['я'.repeat(maxLength), '😀'.repeat(maxLength), 'x'.repeat(maxLength + 1)]
        return mostly(fc.oneof(fc.constantFrom(...TEXTS, ...lengths), text(schema, name)))
      }
      case 'integer':
      case 'number':
        return mostly(fc.constantFrom(...NUMBERS, ...FRACTIONS, ...bounds))
      case 'boolean':
        return mostly(fc.boolean())
      case 'array': {
        const item = schema.items ?? {}
        const many = fc.constantFrom(2, 200, 201, 1_001)
        const same = fc
          .tuple(ordinary(item, name, depth + 1), many)
          .map(([each, times]) => Array.from({ length: times }, () => each))
        return mostly(fc.oneof(fc.array(edge(item, name, depth + 1), { minLength: 1, maxLength: 3 }), same))
      }
      case 'object':
        return mostly(depth > 3 ? fields(schema, depth) : withEdges(schema, depth + 1))
      default:
        return anything
    }
  }

  /** A record as people type it, with one or two of its fields at an edge. */
  const withEdges = (schema: Schema, depth = 0): Arbitrary<Readonly<Record<string, unknown>>> =>
    fc.tuple(fields(schema, depth), edgesOf(schema, depth)).map(([record, edges]) => ({ ...record, ...edges }))

  /** Up to two fields of a record at an edge. */
  const edgesOf = ({ properties = {} }: Schema, depth = 0): Arbitrary<Readonly<Record<string, unknown>>> =>
    few(Object.keys(properties), 2).chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, edge(properties[name] ?? {}, name, depth)]))),
    )

  return { ordinary, edge, fields, edgesOf, withEdges }
}

/** Where the contract says nothing. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, ...NUMBERS, ...FRACTIONS, ...TEXTS),
  fc.record({ value: fc.constantFrom<unknown>(null, true, false, [], ['x'], 'x', 0, idOf('categoryId', 0)) }),
)

/** Numbers at the edges, for what is no part of a schema. */
export const edgeNumbers = fc.constantFrom(...NUMBERS, ...FRACTIONS)
/** Texts at the edges, as a query has them. */
export const edgeTexts = fc.constantFrom(...TEXTS, ...TIMES, ...NUMBERS.map(String), ...FRACTIONS.map(String))
