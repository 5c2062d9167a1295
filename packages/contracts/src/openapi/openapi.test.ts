import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../openapi/generate.mjs'
import { adminEndpoints } from './admin-document'
import { callsOf, differences, judge, type MeantDifference } from './compare'
import { endpoints } from './document'

const root = new URL('../../', import.meta.url)
const json = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, root), 'utf8')) as unknown

const documents = [
  ['openapi.json', endpoints],
  ['openapi.admin.json', adminEndpoints],
] as const
let generated: Readonly<Record<string, string>> = {}
beforeAll(async () => void (generated = await generate()))

interface Operation {
  readonly description?: string
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string; readonly in?: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, { readonly description?: string }>>>>
}

describe.each(documents)('%s', (name, calls) => {
  const read = async () => (await json(name)) as Document

  it('is what the schemas say now (else run openapi/generate.mjs)', async () => {
    const committed = await readFile(new URL(name, root), 'utf8')
    expect(committed).toBe(generated[name])
  })

  it('describes every call and every schema with a name', async () => {
    const { paths, components } = await read()
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(operations).toHaveLength(calls.length)
    expect(operations.filter(({ description }) => !description)).toEqual([])
    expect(
      Object.entries(components['schemas'] ?? {}).flatMap(([each, { description }]) => (description ? [] : [each])),
    ).toEqual([])
  })

  it('refers only to what it has', async () => {
    const { components } = await read()
    const text = await readFile(new URL(name, root), 'utf8')
    const references = [...text.matchAll(/#\/components\/(\w+)\/(\w+)/g)]
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter(([, kind = '', each = '']) => components[kind]?.[each] === undefined)).toEqual([])
  })

  it('names every parameter of a path', async () => {
    for (const [path, methods] of Object.entries((await read()).paths))
      for (const { parameters = [] } of Object.values(methods))
        expect(parameters.flatMap((each) => (each.in === 'path' ? [each.name] : [])).sort()).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each).sort(),
        )
  })
})

describe('openapi.json', () => {
  it('promises what the specification promises, except for the differences with a reason', async () => {
    const found = differences(await json('openapi.json'), await json('openapi/specification.json'))
    const meant = (await json('openapi/differences.json')) as readonly MeantDifference[]
    expect(judge(found, meant)).toEqual({ unexplained: [], outdated: [] })
    expect(meant.every(({ why }) => why.length > 20)).toBe(true)
  })
})

describe('openapi.admin.json', () => {
  it('has the addresses, permissions and fields of the written specification, except for the differences with a reason', async () => {
    const specification = { paths: await json('openapi/specification.admin.json') }
    const found = differences({ paths: callsOf(await json('openapi.admin.json')) }, specification)
    const meant = (await json('openapi/differences.admin.json')) as readonly MeantDifference[]
    expect(judge(found, meant)).toEqual({ unexplained: [], outdated: [] })
    expect(meant.every(({ why }) => why.length > 20)).toBe(true)
  })

  it.each(adminEndpoints.map((call) => [call.name, call] as const))('says what %s needs', async (_, call) => {
    const { paths } = (await json('openapi.admin.json')) as Document
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    const headers = (operation?.parameters ?? []).flatMap(({ $ref }) => $ref ?? [])
    const codes = Object.keys(operation?.responses ?? {})
    expect(operation).toMatchObject({ 'x-permission': call.permission })
    expect(codes.includes('403')).toBe(call.permission !== 'public')
    expect(codes.includes('412')).toBe(call.ifMatch === true)
    expect(headers.includes('#/components/parameters/IfMatch')).toBe(call.ifMatch === true)
    expect(codes.includes('304')).toBe(call.cache === 'etag')
  })
})

describe('the comparison', () => {
  const document = (schema: unknown) => ({ paths: {}, components: { schemas: { Point: schema } } })
  const point = {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string' }, name: { type: 'string', enum: ['a', 'b'] } },
  }

  it('sees no difference in order and prose', () => {
    const same = {
      ...point,
      required: ['name', 'id'],
      description: 'A point.',
      properties: { name: { type: 'string', enum: ['b', 'a'] }, id: { type: 'string', 'x-src': 'F' } },
    }
    expect(differences(document(point), document(same))).toEqual([])
  })

  it.each([
    ['a missing field', { ...point, properties: { id: { type: 'string' } } }, 'schemas/Point/properties/name'],
    [
      'another type',
      { ...point, properties: { ...point.properties, id: { type: 'integer' } } },
      'schemas/Point/properties/id/type',
    ],
    [
      'another value',
      { ...point, properties: { ...point.properties, name: { type: 'string', enum: ['a'] } } },
      'schemas/Point/properties/name/enum/b',
    ],
    ['an optional field', { ...point, required: ['id'] }, 'schemas/Point/required/name'],
  ])('finds %s', (_, other, at) => {
    expect(differences(document(point), document(other)).map((each) => each.at)).toEqual([at])
  })

  it('wants no reason for a call or a schema that the specification has not', () => {
    const ours = { paths: { '/api/b': { get: {} } }, components: { schemas: { Point: point } } }
    const nothing = { paths: {}, components: { schemas: {} } }
    expect(judge(differences(ours, nothing), [])).toEqual({ unexplained: [], outdated: [] })
    expect(judge(differences(nothing, ours), []).unexplained.map(({ at }) => at)).toEqual([
      'paths/~1api~1b',
      'schemas/Point',
    ])
  })

  it('wants a reason for every difference and a difference for every reason', () => {
    const found = [{ at: 'schemas/A/type', ours: 1, theirs: 2 }]
    expect(judge(found, [{ at: ['schemas/*/type'], why: '' }])).toEqual({ unexplained: [], outdated: [] })
    expect(judge(found, [{ at: ['schemas/B/type'], why: '' }])).toEqual({
      unexplained: found,
      outdated: ['schemas/B/type'],
    })
  })
})
