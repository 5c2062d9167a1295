import {
  addressOf,
  type AddressInput,
  parseWireResponse,
  type Endpoint,
  type Input,
  type WireResponseOf,
} from '@prilavok/contracts'
import type { WooHandler } from '../index'

type Wire = Awaited<ReturnType<Endpoint['wire']>>

/** What a call was responded with: data, or a Problem. */
export interface Answered<T> {
  readonly status: number
  readonly headers: Headers
  readonly data: T
  readonly code: string | null
  readonly body: unknown
}

/** How a call is made. */
interface How {
  readonly key?: string
  readonly repeatKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser of the widgets: makes calls of the contract, with the key of its draft. */
export function shopClient(handler: WooHandler, key: string = crypto.randomUUID()) {
  return async <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
    how: How = {},
  ): Promise<Answered<WireResponseOf<Endpoint<W>>>> => {
    const { method, address } = addressOf(endpoint, input as AddressInput)
    const { body: sent } = input as { readonly body?: unknown }
    const headers = {
      'X-Draft-Key': how.key ?? key,
      'Content-Type': 'application/json',
      ...(endpoint.idempotency !== undefined && { 'Idempotency-Key': how.repeatKey ?? crypto.randomUUID() }),
      ...how.headers,
    }
    const response = await handler(
      new Request(new URL(address, 'https://shop.example'), {
        method,
        headers,
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      }),
    )
    const text = await response.text()
    const body = text === '' ? null : (JSON.parse(text) as unknown)
    const read = response.ok && text !== '' ? await parseWireResponse(endpoint, body) : null
    if (read?.ok === false) throw new Error(read.issues.join('; '))
    const code = response.ok ? null : ((body as { readonly code?: string } | null)?.code ?? null)
    return { status: response.status, headers: response.headers, data: read?.value as never, code, body }
  }
}

/** A client of the shop. */
export type ShopClient = ReturnType<typeof shopClient>
