import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { differences, judge, type MeantDifference } from './compare'
import { endpoints, openApiDocument } from './document'

const root = new URL('../../', import.meta.url)
const json = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, root), 'utf8')) as unknown

async function generated() {
  const files = (await readdir(new URL('src/', root)))
    .filter((name) => /^[\w-]+(\.wire|\.types)?\.ts$/.test(name))
    .sort()
  const sources = await Promise.all(files.map((name) => readFile(new URL(`src/${name}`, root), 'utf8')))
  const { version } = (await json('package.json')) as { version: string }
  return openApiDocument(sources, version)
}

describe('openapi.json', () => {
  it('is what the schemas say now (else run openapi/generate.mjs)', async () => {
    const committed = await readFile(new URL('openapi.json', root), 'utf8')
    expect(committed).toBe(`${JSON.stringify(await generated(), null, 2)}\n`)
  })

  it('promises what the specification promises, except for the differences with a reason', async () => {
    const found = differences(await json('openapi.json'), await json('openapi/specification.json'))
    const meant = (await json('openapi/differences.json')) as readonly MeantDifference[]
    expect(judge(found, meant)).toEqual({ unexplained: [], outdated: [] })
    expect(meant.every(({ why }) => why.length > 20)).toBe(true)
  })

  it('describes every call and every schema with a name', async () => {
    const document = (await generated()) as {
      paths: Record<string, Record<string, { description?: string }>>
      components: { schemas: Record<string, { description?: string }> }
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations).toHaveLength(endpoints.length)
    expect(operations.filter(({ description }) => !description)).toEqual([])
    expect(
      Object.entries(document.components.schemas).flatMap(([name, { description }]) => (description ? [] : [name])),
    ).toEqual([])
  })

  it('refers only to schemas that it has', async () => {
    const text = JSON.stringify(await generated())
    const { components } = JSON.parse(text) as { components: { schemas: object } }
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !Object.hasOwn(components.schemas, name ?? ''))).toEqual([])
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

  it('wants a reason for every difference and a difference for every reason', () => {
    const found = [{ at: 'schemas/A/type', ours: 1, theirs: 2 }]
    expect(judge(found, [{ at: ['schemas/*/type'], why: '' }])).toEqual({ unexplained: [], outdated: [] })
    expect(judge(found, [{ at: ['schemas/B/type'], why: '' }])).toEqual({
      unexplained: found,
      outdated: ['schemas/B/type'],
    })
  })
})
