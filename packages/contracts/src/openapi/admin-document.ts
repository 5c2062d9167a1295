import { CSRF_HEADER, type AdminEndpoint } from '../admin/endpoint'
import { adminCalls } from '../admin/calls'
import type { Endpoint } from '../endpoint'
import type { Written } from './document'
import type { JsonSchema } from './json-schema'
import { writeCalls, type MoreOfCall } from './write-calls'

/** All calls of the staff, in the order of their paths. */
export const adminEndpoints: readonly AdminEndpoint[] = [...adminCalls].sort((one, other) =>
  one.path + one.method < other.path + other.method ? -1 : 1,
)
const callOf = new Map<Endpoint, AdminEndpoint>(adminEndpoints.map((call) => [call, call]))

const BINARY = { schema: { type: 'string', format: 'binary' } }
/** What the calls send that stream. */
const STREAMS: Readonly<Record<string, JsonSchema>> = {
  readEvents: {
    'text/event-stream': {
      schema: { type: 'string', description: 'Events, each with an EventMessage as JSON in `data`.' },
    },
  },
  exportList: {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': BINARY,
  },
  readJobResult: { 'application/octet-stream': BINARY },
}
const FILE = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
}

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: reference('schemas', 'Problem') } },
})

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One key per intention, kept over its retries: a repeated call gets the first response again.',
  schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[\\x21-\\x7e]*$' },
}

const RESPONSES = {
  NotModified: { description: 'The record is the one that `If-None-Match` names.' },
  SignedOut: problem(
    '`session-expired`: nobody is signed in, or the session has ended. `bad-credentials` at the sign-in, where `code-required` (422) asks for the code of the second factor as `otp`.',
  ),
  Refused: problem(
    '`forbidden`: the roles lack the permission of the call, which `detail` names. `csrf-failed`: the token of the session is missing. `second-factor-needed`: the shop demands a second factor, which has to be set up first.',
  ),
  VersionConflict: problem(
    '`version-conflict`: somebody has saved another version meanwhile. `current` has the record as it is now, in the schema of the response of its read, for a merge.',
  ),
  VersionMissing: problem(
    '`precondition-required`: a record that exists is saved without `If-Match` and without `version` in the body.',
  ),
  Failed: problem('What went wrong; `code` tells programs, `errors` the fields.'),
}

const ETAG = {
  ETag: { description: 'The version of the record, for `If-Match` and `If-None-Match`.', schema: { type: 'string' } },
}

/** A good response with the version of the record. */
const withTag = (responses: JsonSchema): JsonSchema => ({
  ...responses,
  200: { ...(responses[200] as JsonSchema), headers: ETAG },
})

/** What a call of the staff has beside its schemas. */
function moreOf(call: AdminEndpoint, responses: JsonSchema): MoreOfCall {
  const { permission, cache, ifMatch, idempotency, csrf, multipart } = call
  const isOpen = permission === 'public'
  const hasTag = cache === 'etag' || ifMatch === true
  const stream = STREAMS[call.name]
  const good = stream === undefined ? responses : { 200: { description: 'The answer.', content: stream } }
  return {
    tags: [(call.path.split('/')[3] ?? 'admin').replace('{entity}', 'any resource')],
    'x-permission': permission,
    security: isOpen ? [] : [{ session: [], ...(csrf && { csrf: [] }) }, { token: [] }],
    headers: [
      ...(ifMatch === true ? [reference('parameters', 'IfMatch')] : []),
      ...(cache === 'etag' ? [reference('parameters', 'IfNoneMatch')] : []),
      ...(idempotency === undefined ? [] : [{ ...IDEMPOTENCY_KEY, required: idempotency === 'required' }]),
    ],
    ...(multipart === true && { requestBody: FILE }),
    responses: {
      ...(hasTag ? withTag(good) : good),
      ...(cache === 'etag' && { 304: reference('responses', 'NotModified') }),
      ...((!isOpen || call.name === 'signIn') && { 401: reference('responses', 'SignedOut') }),
      ...(!isOpen && { 403: reference('responses', 'Refused') }),
      ...(ifMatch === true && {
        412: reference('responses', 'VersionConflict'),
        428: reference('responses', 'VersionMissing'),
      }),
      default: reference('responses', 'Failed'),
    },
  }
}

/** The schemas that the calls lead to, by way of others. */
function reached(paths: unknown, schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  const found = new Set<string>(['Problem', 'EventMessage'])
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (found.has(name)) continue
      found.add(name)
      follow(schemas[name])
    }
  }
  follow(paths)
  for (const name of ['Problem', 'EventMessage']) follow(schemas[name])
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}

/** The calls of the staff as an OpenAPI 3.1 document; the sources of the staff's files come last. */
export async function adminOpenApiDocument({ features, sources, version }: Written): Promise<JsonSchema> {
  const { paths, schemas } = await writeCalls({
    endpoints: adminEndpoints,
    features,
    sources,
    more: (call, responses) => {
      const known = callOf.get(call)
      if (known === undefined) throw new Error(`${call.name} is no call of the staff.`)
      return moreOf(known, responses)
    },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prilavok shop server: staff',
      version,
      description:
        'What the staff wing calls. `x-permission` is what a session needs: `public`, `staff` (any session) or `{resource}:{action}`; `{entity}` stands for the resource that the path names.',
    },
    paths,
    components: {
      schemas: reached(paths, schemas),
      responses: RESPONSES,
      parameters: {
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: false,
          description:
            'The ETag that the record was read with; without it the `version` in the body counts. A new record needs neither.',
          schema: { type: 'string' },
        },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The ETag of the copy that the caller has.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Secure-staff',
          description: 'The cookie that the sign-in sets; over http its name is `staff`.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: CSRF_HEADER,
          description: 'The `csrfToken` of the session, with every call that may change something.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token in place of the cookie; it needs no CSRF token.',
        },
      },
    },
  }
}
