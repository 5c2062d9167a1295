import {
  DROP_HEADER,
  refuseForeignName,
  refuseForeignPage,
  refuseOtherThanJson,
  HttpProblem,
  problemResponse,
  type Peer,
  type Serve,
  type ShopSettings,
} from '@prilavok/shop-server/kit'
import { createFaultPlan, type PlannedFault } from './fault-plan'
import { parseFaults, type Faults } from './fault-spec'

/** Header with the faults of one request. */
export const FAULT_HEADER = 'X-Prilavok-Fault'

const LONGEST_HOLD_MS = 5_000
const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))
const dropped = () => new Response(null, { status: 599, headers: { [DROP_HEADER]: '1' } })
const LOGIN_PAGE = '<!doctype html><html lang="ru"><title>Вход</title><h1>Войдите, чтобы продолжить</h1></html>'

type Instead = NonNullable<Faults['instead']>

function insteadOf(instead: Instead, requestId: string): Response {
  if (instead.kind === 'html')
    return new Response(LOGIN_PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  if (instead.kind === 'empty') return new Response(null, { status: 204 })
  const { headers } = problemResponse('unavailable', requestId)
  const problem = {
    type: 'urn:shop:problem:unavailable',
    title: 'Сервис временно недоступен',
    status: instead.status,
    code: 'unavailable',
  }
  const body = JSON.stringify({ ...problem, traceId: requestId, retryAfterSeconds: 1 })
  headers.set('Retry-After', '1')
  return new Response(body, { status: instead.status, headers })
}

const planResponse = (list: readonly PlannedFault[]) =>
  new Response(JSON.stringify({ planned: list }), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })

/** Puts faults before a server: by request header, and by a plan kept under `/__faults`. See README.md. */
export function withFaults(fetch: Serve, settings: Pick<ShopSettings, 'publicUrl'>): Serve {
  const plan = createFaultPlan()
  const held = new Map<string, Set<() => void>>()

  const release = (route: string) => {
    const waiting = held.get(route)
    held.delete(route)
    // After the response that releases them has been returned.
    if (waiting) setTimeout(() => waiting.forEach((go) => go()), 0)
  }
  const hold = (route: string) =>
    new Promise<void>((done) => {
      const waiting = held.get(route) ?? new Set()
      held.set(route, waiting)
      const timer = setTimeout(() => {
        waiting.delete(go)
        done()
      }, LONGEST_HOLD_MS)
      const go = () => {
        clearTimeout(timer)
        done()
      }
      waiting.add(go)
    })

  async function manage(request: Request): Promise<Response> {
    refuseForeignName(request, settings)
    if (request.method !== 'GET') refuseForeignPage(request, settings)
    if (request.method === 'DELETE') plan.clear()
    if (request.method === 'POST') {
      refuseOtherThanJson(request)
      const body = (await request.json().catch(() => null)) as Partial<
        Record<'method' | 'path' | 'faults' | 'times', unknown>
      > | null
      const { method = null, path = '*', faults = '', times = 1 } = body ?? {}
      const isReadable =
        typeof path === 'string' &&
        typeof faults === 'string' &&
        typeof times === 'number' &&
        (method === null || typeof method === 'string')
      if (!isReadable || faults === '' || !plan.add({ path, faults, method, left: times }))
        return problemResponse('bad-request', 'faults', { detail: 'Not understood; see faults/README.md.' })
    }
    return planResponse(plan.list())
  }

  async function withFault(request: Request, peer: Peer | undefined, faults: Faults, route: string): Promise<Response> {
    if (faults.loseRequest) return dropped()
    const requestId = request.headers.get('X-Request-Id') ?? 'fault'
    const response = faults.instead ? insteadOf(faults.instead, requestId) : await fetch(request, peer)
    if (faults.delayMs > 0) await pause(faults.delayMs)
    if (faults.reorder) await hold(route)
    else release(route)
    return faults.loseResponse ? dropped() : response
  }

  return async (request, peer) => {
    const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1')
    if (path === '/__faults')
      return manage(request).catch((error: unknown) => {
        if (error instanceof HttpProblem) return problemResponse(error.code, 'faults', error.details)
        throw error
      })
    const route = `${request.method} ${path}`
    const header = request.headers.get(FAULT_HEADER)
    const faults = header === null ? plan.take(request.method, path) : parseFaults(header)
    if (header !== null && faults === null)
      return problemResponse('bad-request', 'faults', { detail: `${FAULT_HEADER} is not understood.` })
    if (faults !== null) return withFault(request, peer, faults, route)
    const response = await fetch(request, peer)
    release(route)
    return response
  }
}
