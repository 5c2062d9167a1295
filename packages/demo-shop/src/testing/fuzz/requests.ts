import fc, { type Arbitrary } from 'fast-check'
import type { StaffRoleName } from '@prilavok/contracts/admin'
import { contractCalls, DRAFT, type ContractRequest } from './contract-values'

/** A role of the staff, nobody, or somebody with a session that the shop never opened. */
export type StaffSender = StaffRoleName | 'nobody' | 'stranger'

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** How the body is announced: with its length, in chunks, with a wrong length, or not at all. */
  readonly framing: 'length' | 'chunked' | 'too-long' | 'too-short' | 'none'
  /** What was done to it, for the report. */
  readonly broken: string
  /** Who of the staff sends it; buyers have none. */
  readonly sentBy?: StaffSender
  /** The path of a record of which the body has the fields that change: the others are added when it is sent. */
  readonly onRecord?: string
  /** The record is saved as a new one, with names of its own. */
  readonly asNew?: boolean
}

/** Calls outside the contract: the stand-in payment pages, the shop's pages, and paths of nothing. */
const otherPaths = [
  `/sim/yookassa/${DRAFT}`,
  `/sim/dolyame/${DRAFT}/facts`,
  '/sim/dolyame/%00',
  '/sim/scripts/x',
  '/sim/plan',
  '/api',
  '/api/',
  '/api/../api/meta',
  '/api/%2e%2e/meta',
  '/api/meta%00',
  '/api/%E0%A4%A',
  '/api//meta',
  '/API/META',
  '/%2Fapi/meta',
  '/bundle/x.js',
  '/profile/order?id=x',
  '/robots.txt',
  '*',
  `/api/${'x'.repeat(8_000)}`,
]
const others: Arbitrary<ContractRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  path: fc.constantFrom(...otherPaths),
  params: fc.constant({}),
  query: fc.constant({}),
  body: fc.constantFrom(undefined, { event: 'paid' }, { script: 'ok', times: { toString: 'x' } }),
})

/** Values that no field expects. */
const EVIL: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, [], {}, '', '\0', '\ud800', 'x\0y', '😀'),
  fc.constantFrom(65, 600, 2_100, 33_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(201, 5_000).map((length) => Array.from({ length }, () => ({}))),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '1e999',
    'NaN',
    '-0',
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
  ),
  fc.constantFrom(20, 3_000).map((depth) => {
    let value: unknown = 1
    for (let each = 0; each < depth; each += 1) value = each % 2 ? [value] : { value }
    return value
  }),
)

/** One value inside a JSON value is another one. */
function spoilt(value: unknown, at: number, evil: unknown): unknown {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item: unknown, index) => (index === at % value.length ? spoilt(item, at >> 1, evil) : item))
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return evil
  const names = Object.keys(value)
  const name = names[at % names.length] ?? ''
  const rest = Object.entries(value).filter(([each]) => each !== name)
  if (at % 7 === 0) return Object.fromEntries(rest)
  const entry = at % 5 === 0 ? [name, evil] : [name, spoilt((value as Record<string, unknown>)[name], at >> 1, evil)]
  return Object.fromEntries([...rest, entry])
}

const textOf = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body))

/** What may be done to the text of a body. */
const BODY_BREAKS: readonly (readonly [string, (text: string, at: number) => string])[] = [
  ['cut JSON', (text, at) => text.slice(0, at % (text.length + 1))],
  ['proto key', (text) => text.replace('{', '{"__proto__":{"a":1},"constructor":{"prototype":{}},')],
  ['key twice', (text) => text.replace('{', '{"id":1,"id":[],')],
  ['no JSON', () => 'id=1&x=2'],
  ['only a BOM', (text) => `\ufeff${text}`],
  ['number too large', (text) => text.replace(/\d+/, '1e999')],
  ['70 KB', (text) => `${text}${' '.repeat(70_000)}`],
  ['1 MB', () => `{"goods":"${'x'.repeat(1_000_000)}"}`],
  ['tower', () => '['.repeat(30_000)],
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['bare text', () => '"text"'],
]

const key = fc.constantFrom(
  '"0b1f5a1e-fuzz"',
  'fuzz-key-1',
  'short',
  '"',
  'x'.repeat(65),
  'ключ',
  '\u00ff'.repeat(20),
  '',
)
const anyHeader: Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(fc.constant('Idempotency-Key'), key),
  fc.tuple(
    fc.constant('If-Match'),
    fc.constantFrom('"v1"', 'W/"v1"', '*', '"v99999999999999999999"', 'x'.repeat(9_000)),
  ),
  fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', '"v1"', ','.repeat(9_000))),
  fc.tuple(fc.constant('X-Request-Id'), fc.constantFrom('request-42', 'no spaces', 'x'.repeat(9_000), '')),
  fc.tuple(
    fc.constant('Cookie'),
    fc.constantFrom('sid=0123456789abcdef', 'sid=%00', `sid=${'x'.repeat(9_000)}`, ';;;='),
  ),
  fc.tuple(
    fc.constant('Content-Type'),
    fc.constantFrom(
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'a/b; charset=utf-16',
      '',
    ),
  ),
  fc.tuple(fc.constant('Accept-Encoding'), fc.constantFrom('br', 'gzip;q=0', '*', ',,,')),
  fc.tuple(fc.constant('Origin'), fc.constantFrom('null', 'https://evil.example', 'x')),
  fc.tuple(fc.constant('X-Forwarded-For'), fc.constantFrom('1.2.3.4', '::', 'x,,y', ','.repeat(5_000))),
  fc.tuple(
    fc.constantFrom('Content-Length', 'Host', 'Transfer-Encoding', 'Upgrade', 'Range'),
    fc.constantFrom('5', 'x', 'websocket', 'bytes=0-'),
  ),
  fc.tuple(fc.constant('X-Long'), fc.constant('x'.repeat(17_000))),
)

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'FOO',
  'get',
]

const encoded = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, ''))

function targetOf({ path, params, query }: ContractRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]))
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
}

/** A part of the requests is as the contract says; the others are broken in one way or two. */
export const wireOf = (request: ContractRequest, whole = 1 / 4): Arbitrary<WireRequest> =>
  fc
    .record({
      ways: fc.uniqueArray(fc.constantFrom('value', 'body', 'header', 'method', 'target', 'framing'), {
        minLength: 1,
        maxLength: 2,
      }),
      isWhole: fc.nat(11).map((each) => each < 12 * whole),
      evil: EVIL,
      at: fc.nat(9_999),
      body: fc.constantFrom(...BODY_BREAKS),
      header: fc.array(anyHeader, { minLength: 1, maxLength: 3 }),
      method: fc.constantFrom(...METHODS),
      target: fc.constantFrom(
        '%',
        '%00',
        '%2F..',
        '?',
        '?a[]=1&a[]=2',
        '?query=%ff',
        `?query=${'x'.repeat(9_000)}`,
        '/',
        '#x',
        '?__proto__=1',
        '?cityId=1&cityId=2',
      ),
      framing: fc.constantFrom<WireRequest['framing']>('chunked', 'too-long', 'too-short', 'none'),
      key: fc.uuid(),
    })
    .map(({ ways, isWhole, evil, at, body: [bodyBreak, breakBody], header, method, target, framing, key: id }) => {
      const has = (way: (typeof ways)[number]) => !isWhole && ways.includes(way)
      const text = textOf(has('value') ? spoilt(request.body, at, evil) : request.body)
      return {
        method: has('method') ? method : request.method,
        target: targetOf(request) + (has('target') ? target : ''),
        headers: [
          ['Content-Type', 'application/json'],
          ['Idempotency-Key', `"${id}"`],
          ...(has('header') ? header : []),
        ],
        body: has('body') ? breakBody(text, at) : text,
        framing: has('framing') ? framing : 'length',
        broken: isWhole ? 'nothing' : ways.map((way) => (way === 'body' ? bodyBreak : way)).join(', '),
      }
    })

/** Requests of every call alike, each by its own seed. */
export const buyersRequests: Arbitrary<WireRequest> = fc
  .oneof(...contractCalls.values(), { weight: 4, arbitrary: others })
  .chain((request) => wireOf(request))
