import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import type { WireRequest } from './requests'
import type { WireResponse } from './send'

/** The path as the server sees it: without dots, also those that are encoded. */
const pathOf = (target: string) =>
  URL.canParse(target, 'http://shop.test') ? new URL(target, 'http://shop.test').pathname : target

/** Pages answer people: their 404 is a page. */
const isPage = ({ method, target }: WireRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|sim)\//.test(pathOf(target))
/** The stand-in payment pages answer people too. */
const isPayPage = ({ method, target }: WireRequest) => method !== 'HEAD' && target.startsWith('/sim/')

/** The JSON of a body, which may have come in chunks. */
function problemIn({ headers, body }: WireResponse): { readonly code?: unknown; readonly status?: unknown } | null {
  const json =
    headers.get('Transfer-Encoding') === 'chunked' ? body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1) : body
  try {
    return JSON.parse(json) as object
  } catch {
    return null
  }
}

/** Frames of a stack tell a stranger how the server is made. */
const STACK = /\n\s+at .+:\d+:\d+|node:internal/

/** What is wrong with a response; null when nothing is. */
export function faultOf(request: WireRequest, response: WireResponse): string | null {
  const { status, headers, hung } = response
  if (hung) return 'no response within 5 seconds'
  if (status === 0) return 'the connection was closed without a response'
  if (status >= 500) return `status ${status}`
  if (STACK.test(response.body)) return `a stack in the response of status ${status}`
  if (status < 400 || request.method === 'HEAD' || isPage(request)) return null
  const type = headers.get('Content-Type') ?? ''
  if (isPayPage(request) && type.startsWith('text/html')) return null
  if (!type.startsWith('application/problem+json')) return `status ${status} as "${type}"`
  if (headers.has('Content-Encoding')) return null
  const problem = problemIn(response)
  return typeof problem?.code === 'string' && problem.status === status ? null : `status ${status} without a code`
}

/** The largest row that requests may leave in each table, in bytes. */
const LARGEST_ROWS: Readonly<Partial<Record<keyof ShopDatabase, number>>> = {
  order_in_process: 70_000,
  analytics_event: 70_000,
  idempotency_key: 200_000,
  customer: 10_000,
  customer_order: 20_000,
  order_history: 20_000,
  payment_session: 4_000,
  rate_limit: 300,
}

/** Tables in which requests have left too much. */
export async function overfull(db: Kysely<ShopDatabase>, requests: number): Promise<readonly string[]> {
  const found: string[] = []
  for (const [table, most] of Object.entries(LARGEST_ROWS)) {
    const { rows } = await sql<{ rows: number; largest: number }>`
      select count(*)::int as rows, coalesce(max(octet_length(t::text)), 0)::int as largest from ${sql.table(table)} t`.execute(
      db,
    )
    const { rows: count = 0, largest = 0 } = rows[0] ?? {}
    if (largest > most) found.push(`${table}: a row of ${largest} bytes`)
    if (count > 2 * requests + 100) found.push(`${table}: ${count} rows after ${requests} requests`)
  }
  return found
}
