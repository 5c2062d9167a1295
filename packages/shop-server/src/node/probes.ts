import type { Peer } from '../http/client-address'

type Fetch = (request: Request, peer?: Peer) => Promise<Response>

/** A database that takes longer than this is not ready. */
const LONGEST_MS = 2_000

const said = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } })

const late = () =>
  new Promise<string>((done) => setTimeout(() => done('The database does not respond.'), LONGEST_MS).unref())

/**
 * Answers those who look after the process, before anything else: `/health` while it runs, `/ready` while it can serve. Neither says
 * anything that a stranger may not know.
 */
export function withProbes(fetch: Fetch, notReady: () => Promise<string | null>): Fetch {
  return async (request, peer) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return fetch(request, peer)
    if (pathname === '/health') return said(200, { status: 'alive' })
    if (pathname !== '/ready') return fetch(request, peer)
    const reason = await Promise.race([notReady(), late()])
    return reason === null ? said(200, { status: 'ready' }) : said(503, { status: 'not-ready', reason })
  }
}
