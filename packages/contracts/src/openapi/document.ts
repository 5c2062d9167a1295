import type { Endpoint } from '../endpoint'
import * as calls from '../index'
import type { JsonSchema } from './json-schema'
import { writeCalls, type Exports } from './write-calls'

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

/** What the documents are written from, as `generate.mjs` finds it in the folders of the contract. */
export interface Written {
  /** The files with schemas; those of the staff come first in their document. */
  readonly features: readonly Exports[]
  /** The texts of the files, whose comments describe the contract. */
  readonly sources: readonly string[]
  readonly version: string
}

/** The contract as an OpenAPI 3.1 document. */
export async function openApiDocument({ features, sources, version }: Written): Promise<JsonSchema> {
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
