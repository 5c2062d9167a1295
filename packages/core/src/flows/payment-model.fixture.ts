import {
  confirmOrder,
  loadProviderStatus,
  loadPurchaseTypes,
  parseResponse,
  startProvider,
  type Endpoint,
  type Input,
} from '@prilavok/contracts'
import type { HttpFailure } from '../effects'
import { fail, ok } from '../lib/result'
import { providerByKey } from '../payment'
import { createModelShop, type ModelShop } from './checkout-model.fixture'
import { confirmed } from './checkout.fixture'
import { offeringBest, started, status } from './payment.fixture'

/** One payment at a provider, as the provider has it. */
export interface ModelSession {
  readonly id: string
  readonly draft: string
  readonly provider: string
  /** What became of it at the provider; the shop is notified of it by a callback. */
  state: 'open' | 'paid' | 'refused' | 'closed'
  /** What the shop was notified of. */
  listener: 'open' | 'paid' | 'refused' | 'closed'
}

/** A shop that takes payments: it makes an order of what is paid as soon as it is notified of it. */
export interface PaymentShop {
  readonly drafts: ModelShop['drafts']
  readonly sessions: ModelSession[]
  /** The shop as one browser reaches it. */
  readonly forBrowser: (name: string) => ModelShop
  /** The provider's callbacks arrive. */
  readonly callBack: () => void
  /** The idempotency keys that a browser has confirmed a draft with. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>
}

const conflict = (code: string, current: object = {}) =>
  fail<HttpFailure>({
    kind: 'status',
    status: 409,
    message: 'Request failed with status code 409',
    problem: { code, current } as NonNullable<HttpFailure['problem']>,
  })

const HOSTS: Readonly<Record<string, string>> = { yookassa: 'yoomoney.ru', sberbank: 'securepayments.sberbank.ru' }

/** The address of a session's page, and the session of such an address. */
const pageOf = ({ id, provider }: ModelSession) => `https://${HOSTS[provider] ?? 'nowhere.example'}/${id}`
export const sessionAt = (sessions: readonly ModelSession[], url: string): ModelSession | undefined =>
  sessions.find((session) => pageOf(session) === url)

export function createPaymentShop(): PaymentShop {
  const shop = createModelShop()
  const sessions: ModelSession[] = []
  const keys = new Map<string, Set<string>>()
  const of = (draft: string) => sessions.filter((session) => session.draft === draft)
  const wordOf = ({ listener, provider }: ModelSession) =>
    listener === 'paid'
      ? (providerByKey(provider)?.paid ?? '')
      : listener === 'open'
        ? 'Pending'
        : listener === 'refused'
          ? 'Failed'
          : 'Cancelled'

  const start = (draft: string, provider: string) => {
    const kept = shop.drafts.get(draft)
    if (kept === undefined)
      return fail<HttpFailure>({ kind: 'status', status: 404, message: 'Request failed with status code 404' })
    if (kept.orders.size > 0) return conflict('order-already-created')
    const open = of(draft).filter(({ listener }) => listener === 'open')
    const same = open.find((session) => session.provider === provider)
    for (const other of open) {
      if (other === same) continue
      // It is closed at its provider first: what is paid cannot be closed any more, and the shop learns of it.
      if (other.state === 'open') other.state = 'closed'
      other.listener = other.state
    }
    const paid = of(draft).find(({ listener }) => listener === 'paid')
    if (paid !== undefined) return conflict('order-not-payable', { paymentStatus: wordOf(paid) })
    const session: ModelSession = same ?? {
      id: `s-${sessions.length + 1}`,
      draft,
      provider,
      state: 'open',
      listener: 'open',
    }
    if (same === undefined) sessions.push(session)
    return started({ url: pageOf(session), providerOrderId: session.id })
  }
  const response = (browser: string, endpoint: Endpoint, input: unknown, key: string): unknown => {
    const { params } = input as Input<typeof startProvider>
    const id = String(params?.id)
    switch (endpoint) {
      case loadPurchaseTypes:
        return offeringBest('PayOnDelivery', 'PayViaYooKassa', 'PayViaSberbankAcquiring')
      case startProvider:
        return start(id, String(params['provider']))
      case loadProviderStatus: {
        const last = of(id)
          .filter(({ provider }) => provider === params['provider'])
          .at(-1)
        return status(last === undefined ? 'None' : wordOf(last))
      }
      case confirmOrder: {
        const orders = shop.drafts.get(id)?.orders
        const before = keys.get(`${browser} ${id}`) ?? new Set()
        keys.set(`${browser} ${id}`, before.add(key))
        // A repeat is the same order; within one browser this shop is naive and looks at the key alone.
        const others = [...keys].some(
          ([name, used]) =>
            name.endsWith(` ${id}`) && !name.startsWith(`${browser} `) && [...used].some((each) => orders?.has(each)),
        )
        return orders?.has('callback') || others
          ? { ...confirmed, orderId: `order-of-${id}`, orderInProcessId: id }
          : undefined
      }
    }
    return undefined
  }

  return {
    drafts: shop.drafts,
    sessions,
    keys,
    forBrowser: (browser) => ({
      drafts: shop.drafts,
      async serve(endpoint, input, key) {
        const given = response(browser, endpoint, input, key ?? '')
        if (given === undefined) return shop.serve(endpoint, input, key)
        if (typeof given === 'object' && given !== null && 'ok' in given) return given as ReturnType<typeof conflict>
        const read = await parseResponse(endpoint, given)
        if (!read.ok)
          throw new Error(`The model's response of ${endpoint.name} breaks the contract: ${read.issues.join('; ')}`)
        return ok(read.value)
      },
    }),
    callBack() {
      for (const session of sessions) {
        session.listener = session.state
        const kept = shop.drafts.get(session.draft)
        if (session.listener === 'paid' && kept !== undefined && kept.orders.size === 0)
          kept.orders.set('callback', kept.parts)
      }
    },
  }
}
