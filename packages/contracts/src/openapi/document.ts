import type * as z from 'zod/mini'
import * as analytics from '../analytics.wire'
import * as blog from '../blog.wire'
import * as cart from '../cart.wire'
import * as catalogueValues from '../catalogue-values.wire'
import * as catalogue from '../catalogue.wire'
import * as city from '../city.wire'
import * as crossSales from '../cross-sales.wire'
import * as delivery from '../delivery.wire'
import type { Endpoint } from '../endpoint'
import * as experiments from '../experiments.wire'
import * as filterType from '../filter-type.wire'
import * as filters from '../filters.wire'
import * as calls from '../index'
import * as lead from '../lead.wire'
import * as login from '../login.wire'
import * as meta from '../meta.wire'
import * as draft from '../order-draft.wire'
import * as order from '../order.wire'
import * as payment from '../payment.wire'
import * as points from '../pickup-point.wire'
import * as problems from '../problem.wire'
import * as productCard from '../product-card.wire'
import * as productData from '../product-data.wire'
import * as product from '../product.wire'
import * as questions from '../questions.wire'
import * as quotes from '../quotes.wire'
import * as reviews from '../reviews.wire'
import * as search from '../search.wire'
import * as shared from '../shared.wire'
import * as suggestions from '../suggestions.wire'
import * as survey from '../survey.wire'
import * as track from '../track.wire'
import { noteOf, onWire } from '../wire'
import { commentsOf } from './comments'
import { schemaWriter, type JsonSchema } from './json-schema'

const features = [
  analytics,
  blog,
  cart,
  catalogue,
  catalogueValues,
  city,
  crossSales,
  delivery,
  draft,
  experiments,
  filters,
  filterType,
  lead,
  login,
  meta,
  order,
  payment,
  points,
  problems,
  productCard,
  productData,
  product,
  questions,
  quotes,
  reviews,
  search,
  shared,
  suggestions,
  survey,
  track,
]

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value && !('wire' in value)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'wire' in value && 'path' in value

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Schemas by their exported names, `cartCalculation` as CartCalculation. */
const named: ReadonlyMap<z.ZodMiniType, string> = new Map(
  features.flatMap((feature) =>
    Object.entries(feature).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])),
  ),
)

/** All calls of the contract, in the order of their paths. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(calls)
  .filter(isEndpoint)
  .sort((one, other) => (one.path + one.method < other.path + other.method ? -1 : 1))

const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' }
const DRAFT_KEY = { $ref: '#/components/parameters/DraftKey' }
const HTML = { 'text/html': { schema: { type: 'string' } } }
const PROBLEM = {
  description: 'What went wrong.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** The contract as an OpenAPI 3.1 document; `sources` are the texts of the contract's files, whose comments describe it. */
export async function openApiDocument(sources: readonly string[], version: string): Promise<JsonSchema> {
  const comments = commentsOf(sources)
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
    const { shape } = schema._zod.def as unknown as { readonly shape: Readonly<Record<string, z.ZodMiniType>> }
    return Object.entries(shape).map(([name, field]) => ({
      name,
      in: place,
      required: !noteOf(field).optional,
      schema: write(field),
    }))
  }

  /** A 204 stands for null: nothing was found, or nothing is answered. */
  const responses = (response: z.ZodMiniType, markup = false): JsonSchema => {
    const { type, innerType } = response._zod.def as unknown as {
      readonly type: string
      readonly innerType: z.ZodMiniType
    }
    const nullable = type === 'nullable'
    const schema = nullable ? write(innerType) : write(response)
    const nothing = schema['type'] === 'null'
    return {
      ...(!nothing && {
        200: { description: 'The answer.', content: { ...(markup && HTML), 'application/json': { schema } } },
      }),
      ...((nothing || nullable) && { 204: { description: 'Nothing.' } }),
      default: PROBLEM,
    }
  }

  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of endpoints) {
    const wire = await call.wire()
    const given = [
      ...parameters(wire.params, 'path'),
      ...parameters(wire.query, 'query'),
      ...(call.idempotency ? [IDEMPOTENCY_KEY] : []),
      ...(call.ofDraft ? [DRAFT_KEY] : []),
    ]
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = {
      operationId: call.name,
      description: comments.ofExport(call.name),
      ...(given.length > 0 && { parameters: given }),
      ...(wire.body !== undefined && {
        requestBody: { required: true, content: { 'application/json': { schema: write(wire.body) } } },
      }),
      responses: responses(onWire(wire.response), call.markup),
    }
  }

  const schemas = Object.fromEntries(
    [...named]
      .map(([schema, name]): readonly [string, JsonSchema] => {
        const description = comments.ofExport(capital(name))
        return [capital(name), { ...body(schema, capital(name)), ...(description !== undefined && { description }) }]
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Prilavok shop server', version },
    paths,
    components: {
      schemas,
      parameters: {
        DraftKey: {
          name: calls.DRAFT_KEY_HEADER,
          in: 'header',
          required: false,
          description:
            'The key of the order draft, made by the browser that makes the draft: whoever sends it owns the draft. Never in an address.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'One key per intention of the buyer, kept over its retries; a strict server refuses a confirmation or a payment without it.',
          schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[\\x21-\\x7e]*$' },
        },
      },
    },
  }
}
