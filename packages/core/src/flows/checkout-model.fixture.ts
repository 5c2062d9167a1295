import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadFlag,
  loadOrder,
  loadPurchaseTypes,
  loadUserCity,
  parseResponse,
  saveOrder,
  sendAnalytics,
  type ResponseOf,
  type Endpoint,
  type Input,
} from '@prilavok/contracts'
import type { Http, HttpFailure } from '../effects'
import { fail, ok, type Result } from '../lib/result'
import { confirmed, costs, draft } from './checkout.fixture'

/** What may become of one request. */
export type Fault = 'none' | 'loseRequest' | 'loseAnswer' | 'duplicate' | 'status503' | 'status500' | 'html'

/** A draft as this shop keeps it: its parts by name, as they were last sent. */
interface Kept {
  readonly id: string
  version: number
  /** The key of the save that made this version. */
  savedWith: string | undefined
  parts: Record<string, unknown>
  /** One for every key that it was confirmed with: this shop makes a second order where the page would let it. */
  readonly orders: Map<string, Readonly<Record<string, unknown>>>
}

/** A shop server that is faultless and naive: it does what it is told, as often as it is told; only a save from an older draft it refuses. */
export interface ModelShop {
  readonly drafts: ReadonlyMap<string, Kept>
  /** The response to one request that has arrived. */
  readonly serve: (endpoint: Endpoint, input: unknown, key: string | undefined) => Promise<Result<unknown, HttpFailure>>
}

const conflict = (status: number, code: 'order-already-created' | 'version-conflict'): HttpFailure => ({
  kind: 'status',
  status,
  message: `Request failed with status code ${status}`,
  problem: { code } as NonNullable<HttpFailure['problem']>,
})

export function createModelShop(): ModelShop {
  const drafts = new Map<string, Kept>()
  const parsed = async (endpoint: Endpoint, response: unknown): Promise<Result<unknown, HttpFailure>> => {
    const read = await parseResponse(endpoint, response)
    if (!read.ok)
      throw new Error(`The model's response of ${endpoint.name} breaks the contract: ${read.issues.join('; ')}`)
    return ok(read.value)
  }
  const save = ({ id, version, ownSaves, ...body }: Input<typeof saveOrder>['body'], key: string | undefined) => {
    const kept = drafts.get(String(id ?? '')) ?? {
      id: `draft-${drafts.size + 1}-of-a-shop-server`,
      version: 0,
      savedWith: undefined,
      parts: {},
      orders: new Map(),
    }
    if (kept.orders.size > 0) return fail(conflict(409, 'order-already-created'))
    if (version != null && version !== kept.version && !ownSaves?.includes(kept.savedWith ?? ''))
      return fail(conflict(412, 'version-conflict'))
    drafts.set(kept.id, kept)
    const sent = Object.entries(body).flatMap(([name, part]) =>
      typeof part === 'object' && part !== null && 'value' in part ? [[name, part.value] as const] : [],
    )
    kept.parts = { ...kept.parts, ...Object.fromEntries(sent) }
    kept.version += 1
    kept.savedWith = key
    return { id: kept.id, version: kept.version, savedOn: '2026-11-01T00:00:00Z' }
  }
  const responses = new Map<Endpoint, (input: unknown, key: string | undefined) => unknown>()
  const on = <E extends Endpoint>(endpoint: E, response: (input: Input<E>, key: string | undefined) => unknown) =>
    void responses.set(endpoint, (input, key) => response(input as Input<E>, key))

  on(saveOrder, ({ body }, key) => save(body as Input<typeof saveOrder>['body'], key))
  on(loadOrder, ({ params }) => {
    const kept = drafts.get(String(params.id))
    return kept === undefined
      ? null
      : draft({
          ...kept.parts,
          id: kept.id,
          version: kept.version,
          createdOrderId: kept.orders.size > 0 ? `order-of-${kept.id}` : null,
        })
  })
  on(confirmOrder, ({ params }, key = '') => {
    const kept = drafts.get(String(params.id))
    if (kept === undefined) return fail({ kind: 'status', status: 404, message: 'Request failed with status code 404' })
    if (!kept.orders.has(key)) kept.orders.set(key, kept.parts)
    return { ...confirmed, orderId: `order-of-${kept.id}`, orderInProcessId: kept.id }
  })
  on(calculateCart, ({ body: { goods: lines } }) => ({
    items: (lines ?? []).map(({ id }) => ({ id, name: id, price: 2500, hashCode: `hash-${id}` })),
    total: 2500,
  }))
  on(loadUserCity, ({ params }) => ({
    type: 'HomeCity',
    paymentType: 'PaymentOnDelivery',
    showedCityId: params.id === '0' ? 'moscow' : String(params.id),
    showedCityName: 'Город',
  }))
  on(loadDeliveryCosts, () => costs)
  on(loadPurchaseTypes, () => ({
    items: { PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 } },
  }))
  on(loadFlag, () => true)
  on(sendAnalytics, () => null)

  return {
    drafts,
    async serve(endpoint, input, key) {
      const given = responses.get(endpoint)
      if (given === undefined) throw new Error(`The model has no answer to ${endpoint.name}.`)
      const response = given(input, key)
      const isFailure = typeof response === 'object' && response !== null && 'ok' in response
      return isFailure ? (response as Result<never, HttpFailure>) : parsed(endpoint, response)
    },
  }
}

/** When a step of a request is taken; a test decides. */
export type Turn = (label: string) => Promise<unknown>

interface Line {
  readonly shop: ModelShop
  readonly turn: Turn
  readonly fault: (endpoint: Endpoint) => Fault
  /** The page of this line is still there to receive a response. */
  readonly isAlive: () => boolean
  readonly isOnline: () => boolean
}

const broken: HttpFailure = { kind: 'network', message: 'Network Error' }

/** Http over a line that loses, doubles and delays: every request arrives in one turn and is responded to in another. */
export function createModelHttp({ shop, turn, fault, isAlive, isOnline }: Line): Http {
  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: { readonly idempotencyKey?: string } = {},
  ): Promise<Result<ResponseOf<E>, HttpFailure>> => {
    const met = isOnline() ? fault(endpoint) : 'loseRequest'
    await turn(`${endpoint.name} arrives`)
    const listener = async () => {
      if (met === 'loseRequest') return fail(broken)
      if (met === 'status503')
        return fail<HttpFailure>({ kind: 'status', status: 503, message: 'Request failed with status code 503' })
      const response = await shop.serve(endpoint, input, options.idempotencyKey)
      if (met === 'duplicate' && options.idempotencyKey !== undefined)
        await shop.serve(endpoint, input, options.idempotencyKey)
      // A server may fail after the work is done.
      if (met === 'status500')
        return fail<HttpFailure>({ kind: 'status', status: 500, message: 'Request failed with status code 500' })
      if (met === 'html')
        return fail<HttpFailure>({ kind: 'response', status: 200, message: 'The response does not match the contract' })
      return met === 'loseAnswer' ? fail(broken) : response
    }
    const outcome = await listener()
    await turn(`${endpoint.name} is answered`)
    // Nobody receives a response to a page that is gone.
    if (!isAlive()) await new Promise<never>(() => {})
    return outcome as Result<ResponseOf<E>, HttpFailure>
  }
  return ask as Http
}
