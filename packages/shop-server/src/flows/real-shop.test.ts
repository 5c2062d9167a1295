import { confirmOrder, loadPurchaseTypes, startInstallment, startProvider } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { paymentBench, PROVIDERS_BY_OPTION } from '../testing/payment-bench'

const JSON_HEADERS = { 'Content-Type': 'application/json' }

describeOwnDatabase(
  'a shop without a sandbox',
  (shop) => {
    it.each([
      ['GET', '/sim/yookassa/some-session'],
      ['POST', '/sim/yookassa/some-session'],
      ['GET', '/sim/tinkoff/some-session/facts'],
      ['GET', '/sim/plan'],
      ['POST', '/sim/plan'],
      ['DELETE', '/sim/plan'],
      ['POST', '/sim/clock'],
      ['GET', '/sim/scripts/tinkoff.js'],
      ['GET', '/sim/assets/pay.css'],
      ['GET', '/sim/'],
      ['GET', '/__faults'],
    ])('answers %s %s with 404', async (method, path) => {
      const { send } = paymentBench(shop)
      const body =
        method === 'POST' ? { body: '{"event":"paid","script":"ok","advanceMs":1}', headers: JSON_HEADERS } : {}
      const response = await send(path, { method, ...body })
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ])
      expect(await response.json()).toMatchObject({ code: 'not-found' })
    })

    it.each(Object.entries(PROVIDERS_BY_OPTION))(
      'refuses to start %s through %s, and says what to do',
      async (option, provider) => {
        const { draft, start, db } = paymentBench(shop)
        const id = await draft(option)
        const { problem } = await start(id, provider)
        expect(problem).toMatchObject({ code: 'order-not-payable', status: 409 })
        expect(problem?.detail).toContain('--sandbox')
        expect(
          await db.selectFrom('payment_session').select('id').where('order_in_process_id', '=', id).execute(),
        ).toEqual([])
      },
    )

    it('offers only the ways to pay that need no provider', async () => {
      const { call, draft } = paymentBench(shop)
      const { items } = (await call(loadPurchaseTypes, { params: { id: await draft('PayOnDelivery') } })).data
      expect(Object.keys(items)).toEqual(['PayOnDelivery', 'FromCheckingAccountAsLegalEntity'])
    })

    it('makes no order that is to be paid through a provider it does not have', async () => {
      const { call, draft } = paymentBench(shop)
      const { problem } = await call(confirmOrder, { params: { id: await draft('PayViaYooKassa') } })
      expect(problem).toMatchObject({ code: 'validation-failed', errors: [{ code: 'purchaseTypeRequired' }] })
    })

    it('obeys no script in an e-mail, a profile or a header, and no fault', async () => {
      const { call, draftOf, reload, start } = paymentBench(shop)
      const id = await draftOf('anna+ok@example.com', 'PayViaYooKassa')
      const headers = { 'X-Sim-Script': 'ok', 'X-Prilavok-Fault': 'status=503' }
      expect((await start(id, 'yookassa', headers)).problem?.code).toBe('order-not-payable')
      expect((await call(startProvider, { params: { id, provider: 'yookassa' } })).status).toBe(409)
      const query = { provider: 'pos-credit', profileId: 'ok.1' } as const
      expect((await call(startInstallment, { params: { id }, query })).status).toBe(409)
      expect((await reload(id))?.paymentStatus).toBe('None')
    })

    it('does not let a payment of an earlier sandbox pay itself', async () => {
      const { draft, db, send, orders } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const day = new Date('2026-02-10T09:00:00Z')
      await db
        .insertInto('payment_session')
        .values({
          id: 'a-session-of-an-earlier-sandbox',
          order_in_process_id: id,
          provider: 'yookassa',
          purchase_type: 'PayViaYooKassa',
          amount_kopecks: 900_000,
          state: 'Created',
          script: 'ok',
          untold: 'paid',
          created_on: day,
          updated_on: day,
          expires_on: new Date('2027-01-01T00:00:00Z'),
        })
        .execute()
      const status = await send(`/api/order-in-process/${id}/yookassa/status`)
      expect(await status.json()).toMatchObject({ paymentStatus: 'Created', succeed: false })
      expect(await shop.server.settlePayments()).toBe(0)
      expect(await orders(id)).toEqual([])
    })
  },
  { sandbox: false },
)
