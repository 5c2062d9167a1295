import {
  confirmOrder,
  DRAFT_KEY_HEADER,
  loadOrder,
  redeemDraftToken,
  saveOrder,
  startInstallment,
  startProvider,
  type ConfirmResult,
  type OrderInProcess,
  type OrderInProcessSaveResult,
  type ServiceOrderStart,
} from '@prilavok/contracts'
import type { Selectable } from 'kysely'
import type { CustomerOrderTable, OrderHistoryTable } from '../db'
import type { ShopServer } from '../shop-handler'
import type { TestShop } from './each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient, type Called } from './shop-client'

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' }

/** The provider of each payment option that has one. */
export const PROVIDERS_BY_OPTION: Readonly<Record<string, string>> = {
  PayViaDolyame: 'dolyame',
  PayViaYandexSplit: 'yandex-split',
  PayViaSberbankAcquiring: 'sberbank',
  PayViaYooKassa: 'yookassa',
  PayImmediately: 'online-card',
  PayViaSberbankInstallment: 'sberbank-installment',
  PayViaSberbankInstallment12M: 'sberbank-installment',
  PayViaSberbankCredit: 'sberbank-credit',
  PayViaVsegdaDa: 'vsegda-da',
  PayViaTinkoffInstallment: 'tinkoff',
  PayViaPosCredit: 'pos-credit',
}
const INSTALLMENTS = new Set(['sberbank-installment', 'sberbank-credit', 'vsegda-da', 'tinkoff', 'pos-credit'])

/** The response of a stand-in to a program. */
interface StandInResult {
  readonly paymentStatus?: string
  readonly outcome?: string
  readonly code?: string
}

type Saved = Promise<Called<OrderInProcessSaveResult>>

/** A buyer with drafts, payments and the providers' side of them. */
interface PaymentBench {
  readonly db: ShopServer['db']
  readonly call: ReturnType<typeof shopClient>['call']
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  /** Saves a draft that lacks nothing but its payment; resolves with its id. */
  readonly draft: (purchaseType: string, more?: object) => Promise<string>
  readonly draftOf: (email: string, purchaseType: string) => Promise<string>
  readonly save: (id: string, part: object) => Saved
  /** Proves the draft's phone as its own: the buyer follows a link that was sent there. */
  readonly provePhone: (id: string) => Promise<void>
  readonly choose: (id: string, purchaseType: string) => Saved
  readonly start: (
    id: string,
    provider: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Called<ServiceOrderStart>>
  /** Starts a payment; resolves with the address of its stand-in. */
  readonly open: (id: string, provider: string, headers?: Readonly<Record<string, string>>) => Promise<string>
  readonly sendEvent: (url: string | null, event: string) => Promise<StandInResult>
  readonly press: (url: string | null, press: string) => Promise<StandInResult>
  readonly confirm: (id: string) => Promise<Called<ConfirmResult>>
  readonly reload: (id: string) => Promise<OrderInProcess | null>
  readonly orders: (id: string) => Promise<readonly Selectable<CustomerOrderTable>[]>
  readonly history: (
    id: string,
  ) => Promise<readonly Pick<Selectable<OrderHistoryTable>, 'kind' | 'author' | 'changes'>[]>
}

/** A buyer at a test shop. */
export function paymentBench(shop: TestShop): PaymentBench {
  const { call, key } = shopClient(shop.server)
  const send = (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, 'http://localhost'), init)
    request.headers.set(DRAFT_KEY_HEADER, key)
    return shop.server.fetch(request)
  }
  const post = async (url: string | null, body: object) =>
    (await (
      await send(url ?? '', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
    ).json()) as StandInResult

  const delivery = (purchaseType: string) => ({
    cityId: ids.moscow,
    transportCompany: 'Kit',
    pickPointId: ids.kitMoscow,
    purchaseType,
  })
  const draft = async (purchaseType: string, more: object = {}) => {
    const body = {
      cart: { value: [{ id: ids.beam, quantity: 1 }] },
      customer: { value: customer },
      delivery: { value: delivery(purchaseType) },
      personalDataConsent: true,
      ...more,
    }
    return (await call(saveOrder, { body } as never)).data.id
  }
  const draftOf = (email: string, purchaseType: string) =>
    draft(purchaseType, { customer: { value: { ...customer, email } } })
  const save = (id: string, part: object) => call(saveOrder, { body: { id, ...part } } as never)
  const provePhone = async (id: string) => {
    const link = new URL(await shop.server.linkToDraft(id, { sentToPhone: true }), 'http://shop.test')
    await call(redeemDraftToken, { params: { id }, body: { token: link.searchParams.get('access') ?? '' } })
  }
  const choose = (id: string, purchaseType: string) => save(id, { delivery: { value: delivery(purchaseType) } })
  const start: PaymentBench['start'] = (id, provider, headers = {}) =>
    INSTALLMENTS.has(provider)
      ? call(startInstallment, { params: { id }, query: { provider } } as never, headers)
      : call(startProvider, { params: { id, provider } }, headers)
  const open: PaymentBench['open'] = async (id, provider, headers) =>
    `/sim/${provider}/${(await start(id, provider, headers)).data.providerOrderId ?? ''}`

  const { db } = shop.server
  const orders = (id: string) =>
    db.selectFrom('customer_order').selectAll().where('order_in_process_id', '=', id).execute()
  return {
    call,
    send,
    draft,
    draftOf,
    save,
    provePhone,
    choose,
    start,
    open,
    orders,
    db,
    sendEvent: (url: string | null, event: string) => post(url, { event }),
    press: (url: string | null, press: string) => post(url, { press }),
    confirm: (id: string) => call(confirmOrder, { params: { id } }),
    reload: async (id: string) => (await call(loadOrder, { params: { id } })).data,
    history: async (id: string) => {
      const [order] = await orders(id)
      return db
        .selectFrom('order_history')
        .select(['kind', 'author', 'changes'])
        .where('order_id', '=', order?.id ?? '')
        .orderBy('id')
        .execute()
    },
  }
}
