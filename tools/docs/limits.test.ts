import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LARGEST_BODY } from '@prilavok/contracts'
import { limitedCalls, standardRateLimits } from '../../packages/shop-server/src/rules/rate-limits'
import { standardConnections } from '../../packages/shop-server/src/node/connection-limits'
import { root } from '../ensure.mjs'
import { codesIn, rowsOf } from './tables.mjs'

const page = readFileSync(join(root, 'docs/guides/back-end.md'), 'utf8')

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
const { paths, components } = JSON.parse(readFileSync(join(root, 'packages/contracts/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The limits of a schema and of all that it contains: the limit, then where it stands. */
function limitsOf(schema: Schema, name: string, seen: Set<string>): readonly (readonly [string, string])[] {
  const { $ref, anyOf = [], items, properties = {}, maxItems, maxLength, minimum, maximum } = schema
  if ($ref !== undefined) {
    const type = $ref.split('/').at(-1) ?? ''
    if (seen.has(type)) return []
    seen.add(type)
    return limitsOf(components.schemas[type] ?? {}, type, seen)
  }
  return [
    ...(maxItems === undefined ? [] : [[`${maxItems} records`, name] as const]),
    ...(maxLength === undefined ? [] : [[`${maxLength} characters`, name] as const]),
    ...(maximum === undefined ? [] : [[`${minimum} to ${maximum}`, name] as const]),
    ...anyOf.flatMap((each) => limitsOf(each, name, seen)),
    ...(items ? limitsOf(items, name, seen) : []),
    ...Object.entries(properties).flatMap(([field, each]) => limitsOf(each, `${name}.${field}`, seen)),
  ]
}

const seen = new Set<string>()
const limits = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ parameters = [], requestBody }) => [
    ...parameters.flatMap((each) => limitsOf(each.schema ?? {}, `${each.in}: ${each.name}`, seen)),
    ...limitsOf(requestBody?.content['application/json']?.schema ?? {}, 'body', seen),
  ])

describe('the limits of the back-end guide', () => {
  it('are those of the contract', () => {
    const written = rowsOf(page, 'Most').flatMap((row) =>
      codesIn(row['In a request']).map((name) => `${row['Most']} ${name}`),
    )
    expect(written.sort()).toEqual([...new Set(limits.map(([limit, name]) => `${limit} ${name}`))].sort())
    expect(page).toContain(`${LARGEST_BODY / 1024} KB`)
  })

  it('are the rates of the reference server', () => {
    const told = ({ requests, seconds }: { requests: number; seconds: number }) => `${requests} in ${seconds} s`
    const written = rowsOf(page, 'Rate').map((row) => [
      codesIn(row['Rate'])[0],
      codesIn(row['Calls']).sort(),
      row['Each visitor'],
      row['Each address'],
    ])
    const standard = Object.entries(standardRateLimits).map(([name, { perVisitor, perAddress }]) => [
      name,
      Object.keys(limitedCalls)
        .filter((call) => limitedCalls[call] === name)
        .sort(),
      told(perVisitor),
      told(perAddress),
    ])
    expect(written).toEqual(standard)
  })

  it('are the times and counts of its connections', () => {
    const written = rowsOf(page, 'Connection').map((row) => [codesIn(row['Connection'])[0], Number(row['Limit'])])
    expect(Object.fromEntries(written)).toEqual(standardConnections)
  })
})
