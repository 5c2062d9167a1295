import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint'
import { definitionOf } from '../schema-definition'
import { noteOf, onWire } from '../wire'
import { commentsOf } from './comments'
import { schemaWriter, type JsonSchema } from './json-schema'

/** The exports of one file of the contract. */
export type Exports = Readonly<Record<string, unknown>>

/** What a document is written from. */
export interface Contract {
  /** The calls, in the order of the document. */
  readonly endpoints: readonly Endpoint[]
  /** The files with schemas; where two export one name, the first has it and the other is written in its places. */
  readonly features: readonly Exports[]
  /** The texts of the files, whose comments describe the contract; the last one to describe a name does. */
  readonly sources: readonly string[]
  /** What a call has beside its schemas: parameters in headers, responses, its body. */
  readonly more: (call: Endpoint, responses: JsonSchema) => MoreOfCall
}

/** What a call has beside its schemas. */
export interface MoreOfCall extends JsonSchema {
  readonly headers: readonly JsonSchema[]
  readonly responses: JsonSchema
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value && !('wire' in value)

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Schemas by their exported names, `cartCalculation` as CartCalculation. */
function namesOf(features: readonly Exports[]): ReadonlyMap<z.ZodMiniType, string> {
  const named = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const [name, value] of features.flatMap((feature) => Object.entries(feature))) {
    if (!isSchema(value) || named.has(value) || taken.has(name)) continue
    named.set(value, name)
    taken.add(name)
  }
  return named
}

const HTML = { 'text/html': { schema: { type: 'string' } } }

/** The calls as OpenAPI describes them, and the schemas with a name. */
export async function writeCalls({ endpoints, features, sources, more }: Contract) {
  const comments = commentsOf(sources)
  const named = namesOf(features)
  const nameOf = (schema: z.ZodMiniType) => {
    const name = named.get(schema)
    return name === undefined ? undefined : capital(name)
  }
  const exportName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  const { write, body } = schemaWriter({
    nameOf,
    commentOf: (name, field) => comments.ofField(exportName(name), field),
  })

  const parameters = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): readonly JsonSchema[] => {
    if (schema === undefined) return []
    const { shape = {} } = definitionOf(schema)
    return Object.entries(shape).map(([name, field]) => ({
      name,
      in: place,
      required: !noteOf(field).optional,
      schema: write(field),
    }))
  }

  /** A response of null has the status 204. */
  const responses = (response: z.ZodMiniType, markup = false): JsonSchema => {
    const { type, innerType = response } = definitionOf(response)
    const nullable = type === 'nullable'
    const schema = write(nullable ? innerType : response)
    const nothing = schema['type'] === 'null'
    return {
      ...(!nothing && {
        200: { description: 'The answer.', content: { ...(markup && HTML), 'application/json': { schema } } },
      }),
      ...((nothing || nullable) && { 204: { description: 'Nothing.' } }),
    }
  }

  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of endpoints) {
    const wire = await call.wire()
    const { headers, ...rest } = more(call, responses(onWire(wire.response), call.markup))
    const given = [...parameters(wire.params, 'path'), ...parameters(wire.query, 'query'), ...headers]
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = {
      operationId: call.name,
      description: comments.ofExport(call.name),
      ...(given.length > 0 && { parameters: given }),
      ...(wire.body !== undefined && {
        requestBody: { required: true, content: { 'application/json': { schema: write(wire.body) } } },
      }),
      ...rest,
    }
  }

  const schemas = Object.fromEntries(
    [...named]
      .map(([schema, name]): readonly [string, JsonSchema] => {
        const description = comments.ofExport(capital(name)) ?? comments.ofExport(name)
        return [capital(name), { ...body(schema, capital(name)), ...(description !== undefined && { description }) }]
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return { paths, schemas }
}
