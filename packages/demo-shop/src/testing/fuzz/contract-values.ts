import fc, { type Arbitrary } from 'fast-check'
import { ids as fixtureIds } from '../../fixtures/fixture-shop'
import { openApi, resolved, type Operation, type Parameter, type Schema } from './json-schema'

/** Stands for the id of a draft that the private server really has. */
export const DRAFT = 'fuzz-draft-id'

const document = openApi('openapi.json')

const known = fc.oneof(fc.constant(DRAFT), fc.constantFrom(...Object.values(fixtureIds)))
const texts = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 40) }) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '0', '+79123456789', 'anna@shop.example', 'Тверь', '%_\\') },
    { weight: 1, arbitrary: fc.constantFrom('я', '😀', 'x', '"').map((sign) => sign.repeat(most)) },
  )

function valueOf(schema: Schema, depth = 0): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueOf(resolved(document, schema), depth)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, depth)))
  const { type, properties, items, minimum = -1e6, maximum = 1e6, maxLength = 64, maxItems = 5 } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((each: string) => valueOf({ ...schema, type: each }, depth)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (type) {
    case 'string':
      return texts(maxLength)
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum, 1))
    case 'number':
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum, 0.01))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(valueOf(items ?? {}, depth + 1), { maxLength: depth > 3 ? 2 : Math.min(maxItems, 12) })
    case 'object':
      return recordOf(properties ?? {}, schema.required ?? [], depth)
    default:
      return fc.constant(null)
  }
}

const recordOf = (fields: Readonly<Record<string, Schema>>, required: readonly string[], depth = 0) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, depth + 1)])), {
    requiredKeys: [...required],
  })

/** A request as the contract allows it. */
export interface ContractRequest {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

function requestsOf(path: string, method: string, operation: Operation): Arbitrary<ContractRequest> {
  const named = (place: Parameter['in']) => (operation.parameters ?? []).filter((each) => each.in === place)
  const parameters = (place: Parameter['in']) =>
    recordOf(
      Object.fromEntries(named(place).map(({ name = '', schema = {} }) => [name, schema])),
      named(place).flatMap(({ name, required }) => (required && name !== undefined ? [name] : [])),
    )
  const body = operation.requestBody?.content['application/json']?.schema
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc.constant(path),
    params: parameters('path'),
    query: parameters('query'),
    body: body === undefined ? fc.constant(undefined) : valueOf(body),
  })
}

/** Requests of every call of the contract, by `METHOD path`. */
export const contractCalls: ReadonlyMap<string, Arbitrary<ContractRequest>> = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      requestsOf(path, method, operation),
    ]),
  ),
)
