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
import type { JsonSchema } from './json-schema'
import { writeCalls } from './write-calls'

/** The files with the schemas of what buyers use. */
export const features = [
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

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'wire' in value && 'path' in value

/** All calls of the contract, in the order of their paths. */
export const endpoints: readonly Endpoint[] = Object.values<unknown>(calls)
  .filter(isEndpoint)
  .sort((one, other) => (one.path + one.method < other.path + other.method ? -1 : 1))

const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' }
const DRAFT_KEY = { $ref: '#/components/parameters/DraftKey' }
const PROBLEM = {
  description: 'What went wrong.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** The contract as an OpenAPI 3.1 document; `sources` are the texts of the contract's files, whose comments describe it. */
export async function openApiDocument(sources: readonly string[], version: string): Promise<JsonSchema> {
  const { paths, schemas } = await writeCalls({
    endpoints,
    features,
    sources,
    more: (call, responses) => ({
      headers: [...(call.idempotency ? [IDEMPOTENCY_KEY] : []), ...(call.ofDraft ? [DRAFT_KEY] : [])],
      responses: { ...responses, default: PROBLEM },
    }),
  })
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
