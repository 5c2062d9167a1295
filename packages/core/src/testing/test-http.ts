import { parseResponse, type Endpoint, type Input } from '@prilavok/contracts'
import type { Http, HttpFailure, HttpOptions } from '../effects'
import { fail, ok, type Result } from '../lib/result'
import { microtasks } from './test-clock'

/** A call that was sent through scripted http. */
export interface TestCall {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly options: HttpOptions
}

type Reply = (call: TestCall) => Promise<Result<unknown, HttpFailure>>

/** Http that responds only to what a test has scripted, and checks each response against the contract. */
export interface TestHttp {
  readonly http: Http
  readonly calls: readonly TestCall[]
  readonly callsOf: <E extends Endpoint>(
    endpoint: E,
  ) => ReadonlyArray<{ readonly input: Input<E>; readonly options: HttpOptions }>
  /** The next call of this endpoint returns this. */
  readonly respond: <E extends Endpoint>(endpoint: E, response: unknown) => void
  /** All further calls that nothing else is scripted for. */
  readonly always: <E extends Endpoint>(endpoint: E, response: (input: Input<E>) => unknown) => void
  readonly refuse: (endpoint: Endpoint, failure: Partial<HttpFailure>) => void
  /** The next call waits until the returned function is given its response, or a failure. */
  readonly hold: <E extends Endpoint>(
    endpoint: E,
  ) => { readonly respond: (response: unknown) => void; readonly refuse: (failure: Partial<HttpFailure>) => void }
  /** Waits until every call that has a response got it and everybody who waited for it went on. */
  readonly settle: () => Promise<void>
}

const failure = (more: Partial<HttpFailure>): HttpFailure => ({ kind: 'network', message: 'Network Error', ...more })

async function checked(endpoint: Endpoint, response: unknown): Promise<Result<unknown, HttpFailure>> {
  const parsed = await parseResponse(endpoint, response)
  if (!parsed.ok)
    throw new Error(`The scripted answer of ${endpoint.name} breaks the contract: ${parsed.issues.join('; ')}`)
  return ok(parsed.value)
}

/** An endpoint whose address a page names is made anew for each call. */
const keyOf = ({ name, path }: Endpoint): string => `${name} ${path}`

/** Scripted http: refuses what was not scripted and checks responses against the contract. */
export function createTestHttp(): TestHttp {
  const calls: TestCall[] = []
  const replies = new Map<string, Reply[]>()
  const standing = new Map<string, Reply>()
  const queue = (endpoint: Endpoint, reply: Reply) =>
    replies.set(keyOf(endpoint), [...(replies.get(keyOf(endpoint)) ?? []), reply])

  const open = new Set<Promise<unknown>>()
  const tracked = <T>(reply: Promise<T>): Promise<T> => {
    const done = reply.finally(() => open.delete(done))
    open.add(done)
    done.catch(() => undefined)
    return done
  }

  const send = async (
    endpoint: Endpoint,
    input: unknown,
    options: HttpOptions = {},
  ): Promise<Result<unknown, HttpFailure>> => {
    const call = { endpoint, input, options }
    calls.push(call)
    const [reply, ...later] = replies.get(keyOf(endpoint)) ?? []
    if (reply !== undefined) replies.set(keyOf(endpoint), later)
    const chosen = reply ?? standing.get(keyOf(endpoint))
    if (chosen === undefined) throw new Error(`No answer is scripted for ${endpoint.method} ${endpoint.path}.`)
    return chosen(call)
  }

  return {
    http: send as Http,
    calls,
    callsOf: (endpoint) => calls.filter((call) => keyOf(call.endpoint) === keyOf(endpoint)) as never,
    respond: (endpoint, response) => void queue(endpoint, () => tracked(checked(endpoint, response))),
    always: (endpoint, response) =>
      void standing.set(keyOf(endpoint), (call) => tracked(checked(endpoint, response(call.input as never)))),
    refuse: (endpoint, more) => void queue(endpoint, async () => fail(failure(more))),
    hold(endpoint) {
      let release: (outcome: Promise<Result<unknown, HttpFailure>>) => void = () => {}
      const held = new Promise<Result<unknown, HttpFailure>>((resolve) => {
        release = resolve
      })
      queue(endpoint, () => held)
      return {
        respond: (response) => release(tracked(checked(endpoint, response))),
        refuse: (more) => release(Promise.resolve(fail(failure(more)))),
      }
    },
    async settle() {
      await microtasks()
      do {
        await Promise.allSettled([...open])
        await microtasks()
      } while (open.size > 0)
    },
  }
}
