import type { SendRequest } from '../../kit/client'
import type { Feature } from '../../kit/features'
import type { SentenceId } from '../../kit/sentences'

/** Stands between the kit and the right server. */
export type FaultyServer = (next: SendRequest) => SendRequest

/** One thing that a back end does wrong, and the sentence that it breaks. */
export interface Fault {
  readonly name: string
  readonly breaks: SentenceId
  readonly server: FaultyServer
  /** The features with whose checks it is found. */
  readonly features: readonly Feature[]
}

/** Declares the faults of some features: name, sentence, server. */
export const faultsOf = (
  features: readonly Feature[],
  faults: readonly (readonly [name: string, breaks: SentenceId, server: FaultyServer])[],
): readonly Fault[] => faults.map(([name, breaks, server]) => ({ name, breaks, server, features }))

const isCall = (request: Request, path: RegExp): boolean => path.test(new URL(request.url).pathname)
const hasNoBody = (status: number) => status === 204 || status === 304

/** The response with another body or other headers; null takes a header away. */
export async function changed(
  response: Response,
  { body, headers: more = {} }: { readonly body?: string; readonly headers?: Readonly<Record<string, string | null>> },
): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(more))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  const { status } = response
  return new Response(hasNoBody(status) ? null : (body ?? (await response.text())), { status, headers })
}

/** A response in place of the right one. */
export const respondWith = (json: unknown, status = 200): Response =>
  new Response(typeof json === 'string' ? json : JSON.stringify(json), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

/** Changes what comes back from the calls of a path. */
export const onResponse =
  (path: RegExp, change: (response: Response, request: Request) => Response | Promise<Response>): FaultyServer =>
  (next) =>
  async (request) =>
    isCall(request, path) ? change(await next(request.clone()), request) : next(request)

/** Changes the data that comes back from the calls of a path. */
export const onData = <T>(path: RegExp, change: (data: T, request: Request) => unknown): FaultyServer =>
  onResponse(path, async (response, request) =>
    response.status === 200
      ? changed(response, { body: JSON.stringify(change((await response.clone().json()) as T, request)) })
      : response,
  )

/** Changes every problem. */
export const onProblem = (
  change: (response: Response, request: Request) => Response | Promise<Response>,
): FaultyServer =>
  onResponse(/./, (response, request) => (response.status < 400 ? response : change(response, request)))

/** Changes the fields of every problem. */
export const onProblemFields = (change: (json: Readonly<Record<string, unknown>>) => object): FaultyServer =>
  onProblem(async (response) => {
    const json = (await response.clone().json()) as Readonly<Record<string, unknown>>
    return changed(response, { body: JSON.stringify(change(json)) })
  })

/** Responds in place of a refusal. */
export const inPlaceOf = (status: number, path: RegExp, json: unknown): FaultyServer =>
  onResponse(path, (response) => (response.status === status ? respondWith(json) : response))

/** Changes the headers of every response. */
export const onHeaders = (headers: (request: Request) => Readonly<Record<string, string | null>>): FaultyServer =>
  onResponse(/./, (response, request) => changed(response, { headers: headers(request) }))

/** Changes a request before the server gets it. */
const onRequest =
  (path: RegExp, change: (request: Request) => Request | Promise<Request>): FaultyServer =>
  (next) =>
  async (request) =>
    next(isCall(request, path) ? await change(request) : request)

/** The server does not get a header. */
export const deafTo = (header: string, path = /./): FaultyServer =>
  onRequest(path, (request) => {
    const headers = new Headers(request.headers)
    headers.delete(header)
    return new Request(request, { headers })
  })

/** The server gets another address. */
export const onAddress = (path: RegExp, change: (address: string) => string): FaultyServer =>
  onRequest(path, (request) => new Request(change(request.url), request))

/** The server gets another body, where the body is JSON. */
export const onBody = <T>(path: RegExp, change: (body: T) => unknown): FaultyServer =>
  onRequest(path, async (request) => {
    try {
      const body = JSON.stringify(change(JSON.parse(await request.clone().text()) as T))
      return new Request(request, { method: request.method, body })
    } catch {
      return request
    }
  })

/** A record without one of its fields. */
export const without = (json: object, name: string): object =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name))

let counted = 0
/** Another text each time. */
export const another = (): string => `other-${(counted += 1)}`
