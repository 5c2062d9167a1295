import { addressOf, calculateCart, DRAFT_KEY_HEADER } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { judgeProblem } from '../kit/judge'
import { must, NotJudged } from '../kit/verdict'
import { MARKUP, type Check } from './check'

const OUR_HEADERS = ['Content-Type', 'Idempotency-Key', 'X-Requested-With', DRAFT_KEY_HEADER, 'sn-customerid']
const A_FOREIGN_ORIGIN = 'https://prilavok-conformance.invalid'

/** The call that these checks are made with. */
function cartAddress({ facts }: Bench) {
  if (!facts.features.includes('cart')) throw new NotJudged('This is judged with the feature cart.')
  return addressOf(calculateCart, {}, facts.endpoints)
}

function pageOriginOf({ facts }: Bench): string {
  if (facts.pageOrigin !== null) return facts.pageOrigin
  throw new NotJudged('Pass --page-origin if pages of another origin show the widgets.')
}

const preflight = (bench: Bench, origin: string) => {
  const { method, address } = cartAddress(bench)
  const asked = OUR_HEADERS.map((name) => name.toLowerCase()).join(',')
  return bench.client.sendRaw('OPTIONS', address, {
    headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': asked },
  })
}

const listed = (header: string | null): readonly string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase())

function mustAllow(headers: Headers, origin: string): void {
  const allowed = headers.get('Access-Control-Allow-Origin')
  must(allowed !== null, 'cors', 'There is no Access-Control-Allow-Origin.')
  must(allowed === origin, 'corsNamed', `Access-Control-Allow-Origin is ${allowed}, not ${origin}.`)
  const credentials = headers.get('Access-Control-Allow-Credentials')
  must(credentials === 'true', 'cors', `Access-Control-Allow-Credentials is ${credentials ?? 'missing'}.`)
}

/** What every back end does, whatever it sells. */
export const httpChecks: readonly Check[] = [
  {
    name: 'a call that does not exist is 404',
    run: async ({ client }) => {
      const answer = await client.sendRaw('GET', `/api/prilavok-conformance/${encodeURIComponent(MARKUP)}`)
      await judgeProblem(answer, { status: 404, code: 'not-found', marker: MARKUP }, 'notFound')
    },
  },
  {
    name: 'pages of another origin may call it',
    run: async (bench) => {
      const pageOrigin = pageOriginOf(bench)
      const asked = await preflight(bench, pageOrigin)
      must(asked.status === 200 || asked.status === 204, 'preflight', `OPTIONS is ${asked.status}.`)
      mustAllow(asked.headers, pageOrigin)
      const names = listed(asked.headers.get('Access-Control-Allow-Headers'))
      const missing = OUR_HEADERS.filter((name) => !names.includes(name.toLowerCase()))
      must(missing.length === 0, 'corsHeaders', `Access-Control-Allow-Headers lacks ${missing.join(', ')}.`)
      const methods = listed(asked.headers.get('Access-Control-Allow-Methods'))
      must(methods.includes('post'), 'cors', 'Access-Control-Allow-Methods lacks POST.')
    },
  },
  {
    name: 'responses, problems too, can be read by these pages',
    run: async (bench) => {
      const pageOrigin = pageOriginOf(bench)
      const { method, address } = cartAddress(bench)
      const headers = { Origin: pageOrigin }
      mustAllow((await bench.client.sendRaw(method, address, { headers, rawBody: '{"goods":[]}' })).headers, pageOrigin)
      mustAllow((await bench.client.sendRaw(method, address, { headers, rawBody: '{' })).headers, pageOrigin)
    },
  },
  {
    name: 'pages of any other origin may not',
    run: async (bench) => {
      const { headers } = await preflight(bench, A_FOREIGN_ORIGIN)
      const allowed = headers.get('Access-Control-Allow-Origin')
      const isOpen = headers.get('Access-Control-Allow-Credentials') === 'true'
      must(
        allowed !== A_FOREIGN_ORIGIN || !isOpen,
        'corsNamed',
        'Every origin is allowed with the cookies of the shop.',
      )
    },
  },
]
