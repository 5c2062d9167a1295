import { addressOf, DRAFT_KEY_HEADER, parseResponse, readProblem, type Endpoint } from '@prilavok/contracts'
import { fail, ok, type Effects } from '@prilavok/core'
import type { Http, HttpFailure, HttpOptions, KeyValueStorage } from '@prilavok/core/effects'

const TIMEOUT_MS = 30_000

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const jsonOf = async (response: Response): Promise<unknown> => JSON.parse((await response.text()) || 'null')

async function refusal(response: Response): Promise<HttpFailure> {
  const body = await jsonOf(response).catch(() => null)
  const problem = await readProblem(body)
  return {
    kind: 'status',
    message: `Request failed with status code ${response.status}`,
    status: response.status,
    body,
    ...(problem && { problem }),
  }
}

/** Core's http on `fetch`: every answer is checked against the contract, and every failure is a value. */
export function createFetchHttp(origin: string): Http {
  const ask = async (
    endpoint: Endpoint,
    input: Sent,
    { signal, timeoutMs = TIMEOUT_MS, idempotencyKey = crypto.randomUUID(), draftKey }: HttpOptions = {},
  ) => {
    const stop = new AbortController()
    signal?.addEventListener('abort', () => stop.abort())
    try {
      const { method, address } = addressOf(endpoint, input)
      const response = await fetch(new URL(address, origin), {
        method,
        headers: {
          Accept: 'application/json',
          ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(draftKey !== undefined && { [DRAFT_KEY_HEADER]: draftKey }),
          ...(endpoint.idempotency && { 'Idempotency-Key': `"${idempotencyKey}"` }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (!response.ok) return fail(await refusal(response))
      const answer = await parseResponse(endpoint, await jsonOf(response))
      return answer.ok
        ? ok(answer.value)
        : fail({ kind: 'response', message: answer.issues.join('; '), status: response.status })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return fail({ kind: 'timeout', message: `timeout of ${timeoutMs} ms exceeded` })
      return fail({ kind: stop.signal.aborted ? 'aborted' : 'network', message: 'Network Error' })
    }
  }
  return ask as Http
}

function createMemory(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

const nothing = () => {}
const never = () => nothing

/** Every port of core in a Node process: one buyer, no tabs, no page, and a memory that ends with the process. */
export const createNodeEffects = (origin: string): Effects => ({
  http: createFetchHttp(origin),
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  },
  storage: createMemory(),
  session: createMemory(),
  tabs: { onStored: never },
  random: { next: Math.random, id: () => crypto.randomUUID() },
  locks: { run: (_name, task) => task() },
  page: {
    setTitle: nothing,
    onLeave: never,
    onRestore: never,
    onVisible: never,
    onOnline: never,
    onMouseLeave: never,
    warnOnLeave: never,
    hasDialog: () => false,
  },
  location: {
    path: () => '/',
    search: () => '',
    query: () => null,
    replaceQuery: nothing,
    go: nothing,
    redirect: () => false,
    reload: nothing,
    origin: () => origin,
    host: () => new URL(origin).hostname,
  },
  cookies: { read: () => null, write: nothing, remove: nothing },
  geolocation: { locate: async () => null },
  payments: async () => null,
  report: ({ message, cause }) => console.warn(message, cause ?? ''),
})
