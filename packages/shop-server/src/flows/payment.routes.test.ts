import {
  confirmOrder,
  loadDolyameSchedule,
  loadDolyameStatus,
  loadInstallmentSchedule,
  loadInstallmentStatus,
  loadOrder,
  loadPaymentStatus,
  loadProviderSchedule,
  loadProviderStatus,
  loadPurchaseTypes,
  saveOrder,
  startDolyame,
  startInstallment,
  startProvider,
} from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench, PROVIDERS_BY_OPTION } from '../testing/payment-bench'

/** A start of a payment, and what it may be changed by. */
interface Start {
  readonly id: string
  readonly profileId: string
}
const TWO_BEAMS = { cart: { value: [{ id: ids.beam, quantity: 2 }] } }
type Again = ReturnType<typeof paymentBench> & { readonly id: string }

const NO_ORDER = { total: null, paid: null, due: null }

describeRaces('payment', (shop) => {
  it('names every way to pay with its amount, and why one is closed [PAY-14] [PAY-02]', async () => {
    const { call, draft } = paymentBench(shop)
    const id = await draft('PayOnDelivery')
    const { items } = (await call(loadPurchaseTypes, { params: { id } })).data
    expect(Object.keys(items)).toHaveLength(16)
    expect(items['PayOnDelivery']).toMatchObject({ isAvailable: true, rejectReason: null, displayOrder: 10 })
    expect(items['PayViaYooKassa']).toMatchObject({ bestPayOption: true })
    expect(items['PayViaSberbankInstallment12M']).toMatchObject({ overpaymentPercent: 22, terms: [12] })
    // 9000 with 5% now, 9000 without: the same delivery is in both
    expect((items['PayOnDelivery']?.amount ?? 0) - (items['PayViaYooKassa']?.amount ?? 0)).toBe(450)

    const small = await draft('PayOnDelivery', { cart: { value: [{ id: ids.boiler, quantity: 1 }] } })
    const closed = (await call(loadPurchaseTypes, { params: { id: small } })).data
    expect(closed.items['PayOnDelivery']).toMatchObject({
      isAvailable: false,
      rejectCode: 'OnlyForPrepayment',
      rejectReason: 'Товар «Котёл &#60;на заказ&#62;» можно оплатить только заранее',
    })
    expect(closed.onlyForPrepaymentProducts).toEqual([{ id: ids.boiler, name: 'Котёл <на заказ>' }])
  })

  it('pays a draft through a provider and updates the order [PAY-87] [PAY-88] [PAY-82]', async () => {
    const { call, draft, sendEvent } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const params = { id, provider: 'yookassa' }
    expect((await call(loadPaymentStatus, { params: { id } })).data).toEqual({
      paymentStatus: 'None',
      isFinal: false,
      succeed: false,
      ...NO_ORDER,
    })
    const started = (await call(startProvider, { params })).data
    expect(started).toMatchObject({ succeed: true, url: `/sim/yookassa/${started.providerOrderId}`, widget: null })
    expect((await call(loadProviderStatus, { params })).data).toMatchObject({
      paymentStatus: 'Created',
      isFinal: false,
    })
    expect(await sendEvent(started.url, 'opened')).toEqual({ provider: 'yookassa', paymentStatus: 'Pending' })
    const { data: order } = await call(confirmOrder, { params: { id } })
    const row = () =>
      shop.server.db
        .selectFrom('customer_order')
        .select(['status', 'payment_status', 'paid_kopecks', 'total_kopecks'])
        .where('id', '=', order.orderId)
        .executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ status: 'AwaitingPayment', payment_status: 'Pending', paid_kopecks: 0 })
    await sendEvent(started.url, 'paid')
    await sendEvent(started.url, 'refused')
    expect((await call(loadProviderStatus, { params })).data).toMatchObject({
      paymentStatus: 'Succeeded',
      isFinal: true,
      succeed: true,
    })
    const paid = await row()
    expect(paid).toMatchObject({ status: 'Paid', payment_status: 'Succeeded', paid_kopecks: paid.total_kopecks })
    const history = await shop.server.db
      .selectFrom('order_history')
      .select(['kind', 'author'])
      .where('order_id', '=', order.orderId)
      .orderBy('id')
      .execute()
    expect(history).toEqual([
      { kind: 'Created', author: 'buyer' },
      { kind: 'PaymentChanged', author: 'system' },
    ])
  })

  it('makes a paid order of a draft that was paid before [PAY-84] [PAY-85]', async () => {
    const { call, draft, sendEvent } = paymentBench(shop)
    const id = await draft('PayViaDolyame')
    const { data } = await call(startDolyame, { params: { id } })
    await sendEvent(data.url, 'paid')
    expect((await call(loadDolyameStatus, { params: { id } })).data).toMatchObject({
      paymentStatus: 'Committed',
      succeed: true,
    })
    expect((await call(loadOrder, { params: { id } })).data?.paymentStatus).toBe('Committed')
    const { data: order } = await call(confirmOrder, { params: { id } })
    const row = await shop.server.db
      .selectFrom('customer_order')
      .select(['status', 'payment_status'])
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'Paid', payment_status: 'Committed' })
  })

  it('keeps one open payment: the same start returns the same session, another closes it, a paid draft is not paid again', async () => {
    const { call, draft, sendEvent } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const params = { id, provider: 'yookassa' }
    const [first, second] = [(await call(startProvider, { params })).data, (await call(startProvider, { params })).data]
    expect(second.url).toBe(first.url)
    await call(saveOrder, {
      body: {
        id,
        delivery: {
          value: {
            cityId: ids.moscow,
            transportCompany: 'Kit',
            pickPointId: ids.kitMoscow,
            purchaseType: 'PayViaYandexSplit',
          },
        },
      },
    } as never)
    const other = (await call(startProvider, { params: { id, provider: 'yandex-split' } })).data
    expect(await sendEvent(first.url, 'refused')).toMatchObject({ paymentStatus: 'Cancelled' })
    await sendEvent(other.url, 'paid')
    expect((await call(startProvider, { params: { id, provider: 'yandex-split' } })).problem).toMatchObject({
      code: 'order-already-created',
    })
  })

  it.each<[string, string, string, (bench: Again) => unknown, object]>([
    ['the amount', 'PayViaYooKassa', 'Cancelled', ({ save, id }) => save(id, TWO_BEAMS), { profile_id: null }],
    [
      'the number of months, with provider and amount as they were,',
      'PayViaSberbankInstallment12M',
      'Cancelled',
      ({ choose, id }) => choose(id, 'PayViaSberbankInstallment24M'),
      { purchase_type: 'PayViaSberbankInstallment24M', months: 24 },
    ],
    ['the profile of a credit', 'PayViaPosCredit', 'Cancelled', () => ({ profileId: 'p-2' }), { profile_id: 'p-2' }],
    ['the draft', 'PayViaYooKassa', 'Created', async ({ draft }) => ({ id: await draft('PayViaYooKassa') }), {}],
    ['the time, which is over,', 'PayViaYooKassa', 'Created', () => shop.advance(61 * 60_000), {}],
  ])('opens another payment once %s is another', async (_, option, becomes, change, row) => {
    const bench = paymentBench(shop)
    const id = await bench.draft(option)
    const provider = PROVIDERS_BY_OPTION[option] ?? ''
    const begin = async (draftId = id, profileId = 'p-1') => {
      const { data } =
        provider === 'pos-credit'
          ? await bench.call(startInstallment, { params: { id: draftId }, query: { provider, profileId } })
          : await bench.start(draftId, provider)
      return bench.db
        .selectFrom('payment_session')
        .selectAll()
        .where('id', '=', data.providerOrderId ?? '')
        .executeTakeFirstOrThrow()
    }
    const first = await begin()
    expect(await begin()).toEqual(first)

    const { id: draftId = id, profileId } = ((await change({ ...bench, id })) ?? {}) as Partial<Start>
    const next = await begin(draftId, profileId)
    expect(next.id).not.toBe(first.id)
    expect(next).toMatchObject({ order_in_process_id: draftId, state: 'Created', ...row })
    const { items } = (await bench.call(loadPurchaseTypes, { params: { id: draftId } })).data
    expect(next.amount_kopecks / 100).toBe(items[next.purchase_type]?.amount)
    expect(
      (await bench.db.selectFrom('payment_session').select('state').where('id', '=', first.id).execute())[0],
    ).toEqual({ state: becomes })
    expect((await begin(draftId, profileId)).id).toBe(next.id)
  })

  it.each([
    ['another way to pay was chosen', 'PayOnDelivery', {}, 'order-not-payable'],
    [
      'delivery is not chosen',
      'PayViaYooKassa',
      { delivery: { value: { purchaseType: 'PayViaYooKassa' } } },
      'order-not-payable',
    ],
    ['the cart is empty', 'PayViaYooKassa', { cart: { value: [] } }, 'order-not-payable'],
  ])('does not start when %s', async (_, purchaseType, more, code) => {
    const { call, draft } = paymentBench(shop)
    const id = await draft(purchaseType, more)
    expect((await call(startProvider, { params: { id, provider: 'yookassa' } })).problem?.code).toBe(code)
  })

  it.each(Object.entries(PROVIDERS_BY_OPTION))(
    'starts %s and returns its status by the calls of %s [PAY-92]',
    async (option, provider) => {
      const { draft, start, send } = paymentBench(shop)
      const id = await draft(option)
      const { data } = await start(id, provider)
      const isWidget = provider === 'tinkoff' || provider === 'pos-credit'
      expect(data).toMatchObject({
        succeed: true,
        url: isWidget ? null : `/sim/${provider}/${data.providerOrderId}`,
      })
      const own = {
        'online-card': 'payment-status',
        dolyame: 'dolyame/status',
        'yandex-split': 'yandex-split/status',
        sberbank: 'sberbank/status',
        yookassa: 'yookassa/status',
      }
      const path = (own as Partial<Record<string, string>>)[provider] ?? `installment/status?provider=${provider}`
      const status = await send(`/api/order-in-process/${id}/${path}`)
      expect(await status.json()).toMatchObject({ paymentStatus: 'Created', isFinal: false, succeed: false })
    },
  )

  it('knows each provider under its own calls only', async () => {
    const { call, draft } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    expect((await call(startProvider, { params: { id, provider: 'tinkoff' } })).problem?.code).toBe('not-found')
    expect((await call(loadProviderStatus, { params: { id, provider: 'constructor' } })).problem?.code).toBe(
      'not-found',
    )
    expect((await call(loadInstallmentStatus, { params: { id }, query: { provider: 'yookassa' } })).problem?.code).toBe(
      'not-found',
    )
    expect((await call(loadProviderStatus, { params: { id: 'no-draft', provider: 'yookassa' } })).problem?.code).toBe(
      'not-found',
    )
  })

  it('opens a widget provider without an address, with its profile [PAY-89] [PAY-90]', async () => {
    const { call, draft, sendEvent } = paymentBench(shop)
    const id = await draft('PayViaPosCredit')
    const { data } = await call(startInstallment, {
      params: { id },
      query: { provider: 'pos-credit', profileId: 'p-77' },
    })
    expect(data).toMatchObject({
      url: null,
      succeed: true,
      widget: { provider: 'pos-credit', session: data.providerOrderId },
    })
    await sendEvent(`/sim/pos-credit/${data.providerOrderId}`, 'input-error')
    expect(
      (await call(loadInstallmentStatus, { params: { id }, query: { provider: 'pos-credit' } })).data,
    ).toMatchObject({ paymentStatus: 'InputError', isFinal: true, succeed: false })
  })

  it('lets an open payment expire by the clock', async () => {
    const { call, draft, sendEvent } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const { data } = await call(startProvider, { params: { id, provider: 'yookassa' } })
    shop.advance(61 * 60_000)
    expect((await call(loadPaymentStatus, { params: { id } })).data).toEqual({
      paymentStatus: 'Expired',
      isFinal: true,
      succeed: false,
      ...NO_ORDER,
    })
    expect(await sendEvent(data.url, 'refused')).toMatchObject({ paymentStatus: 'Expired' })
    const next = await call(startProvider, { params: { id, provider: 'yookassa' } })
    expect(next.data.url).not.toBe(data.url)
  })

  it('lays out schedules by GET, each under the path of its provider [PAY-83] [PAY-86] [PAY-91] [PAY-93]', async () => {
    const { call, draft } = paymentBench(shop)
    const id = await draft('PayViaDolyame')
    const split = (await call(loadDolyameSchedule, { params: { id } })).data
    expect(split.items).toHaveLength(4)
    expect(split.items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round((split.total ?? 0) * 100),
    )
    expect((await call(loadProviderSchedule, { params: { id, provider: 'yandex-split' } })).data.items).toHaveLength(2)
    const year = (
      await call(loadInstallmentSchedule, { params: { id }, query: { provider: 'sberbank-installment', months: 12 } })
    ).data
    expect([year.items.length, year.overpayment]).toEqual([12, Math.round((split.total ?? 0) * 22) / 100])
    expect(
      (await call(loadInstallmentSchedule, { params: { id }, query: { provider: 'sberbank-installment', months: 5 } }))
        .problem?.code,
    ).toBe('bad-request')
    const empty = await draft('PayViaDolyame', { cart: { value: [] } })
    expect((await call(loadDolyameSchedule, { params: { id: empty } })).data.items).toEqual([])
  })
})
