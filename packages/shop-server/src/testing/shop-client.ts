import { randomUUID } from 'node:crypto'
import {
  addressOf,
  DRAFT_KEY_HEADER,
  readProblem,
  parseWireResponse,
  type Endpoint,
  type Input,
  type Problem,
  type WireResponseOf,
} from '@prilavok/contracts'
import type { ShopServer } from '../shop-handler'

type Wire = Awaited<ReturnType<Endpoint['wire']>>

/** The result of a call through the client. */
export interface Called<T> {
  readonly status: number
  readonly headers: Headers
  /** The response as the contract reads it; null for 204 and for errors. */
  readonly data: T
  readonly problem: Problem | null
}

/** Whether parsing kept every record of every list: nothing was dropped on the way. */
function sameRecords(sent: unknown, read: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(read) && sent.length === read.length && sent.every((each, index) => sameRecords(each, read[index]))
    )
  }
  if (typeof sent !== 'object' || sent === null) return true
  if (typeof read !== 'object' || read === null) return false
  const kept = read as Readonly<Record<string, unknown>>
  return Object.entries(sent).every(([key, value]) => key in kept && sameRecords(value, kept[key]))
}

/**
 * Calls a server by the contract and checks every response with it: the schema accepts it, no record of a list is dropped, no
 * field is unknown, errors are Problems. A client is a browser: its drafts are of one key.
 */
export function shopClient(server: Pick<ShopServer, 'fetch'>, defaults: Readonly<Record<string, string>> = {}) {
  const key = randomUUID()
  const call = async <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Called<WireResponseOf<Endpoint<W>>>> => {
    const { method, address } = addressOf(endpoint as unknown as Endpoint, input as never)
    const body = (input as { readonly body?: unknown }).body
    const request = new Request(`http://shop.test${address}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(endpoint.ofDraft && { [DRAFT_KEY_HEADER]: key }),
        ...(endpoint.idempotency && { 'Idempotency-Key': `"${randomUUID()}"` }),
        ...defaults,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await server.fetch(request)
    return check(endpoint, response)
  }
  return { call, key }
}

async function check<W extends Wire>(
  endpoint: Endpoint<W>,
  response: Response,
): Promise<Called<WireResponseOf<Endpoint<W>>>> {
  const { status, headers } = response
  const text = await response.text()
  const found = { status, headers }
  if (status === 204 || status === 304) return { ...found, data: null as never, problem: null }
  const json: unknown = JSON.parse(text)
  if (status >= 400) {
    const problem = await readProblem(json)
    if (problem === null || problem.status !== status)
      throw new Error(`${endpoint.name} returned ${status} without a Problem: ${text}`)
    return { ...found, data: null as never, problem }
  }
  const read = await parseWireResponse(endpoint, json)
  if (!read.ok) throw new Error(`${endpoint.name} does not fit the contract: ${read.issues.join('; ')}`)
  const isWhole = read.dropped.length === 0 && sameRecords(json, read.value)
  if (!isWhole) throw new Error(`${endpoint.name}: the contract's reader lost records or fields of ${text}`)
  return { ...found, data: read.value as WireResponseOf<Endpoint<W>>, problem: null }
}
