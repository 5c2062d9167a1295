import { randomBytes } from 'node:crypto'
import { beforeAll, expect, expectTypeOf, it } from 'vitest'
import { claimOf, signedCallback } from '@prilavok/demo-shop/testing/inside'
import { callbackPath } from '../links'
import { provenByHmac } from '../providers/proof'
import type { CallbackClaim } from '../providers/provider-port'
import type { VerifiedCallback } from '../providers/verified-callback'
import { PROVIDERS } from '../rules/payment-providers'
import type { LogEntry, Shop } from '../shop'
import { describeRaces } from '../testing/each-database'
import { paymentBench, PROVIDERS_BY_OPTION } from '../testing/payment-bench'
import { applyCallback } from './payment-events'

const issued: string[] = []
const logged: LogEntry[] = []
const optionOf = new Map(Object.entries(PROVIDERS_BY_OPTION).map(([option, provider]) => [provider, option]))
const eachProvider = PROVIDERS.map(({ key }) => [key, optionOf.get(key) ?? ''] as const)

describeRaces(
  'callbacks of providers',
  (shop) => {
    let secret = ''
    beforeAll(() => {
      secret = issued.at(-1) ?? ''
    })

    const opened = async (provider: string, option: string) => {
      const bench = paymentBench(shop)
      const draft = await bench.draft(option)
      await bench.open(draft, provider)
      const session = await bench.db
        .selectFrom('payment_session')
        .selectAll()
        .where('order_in_process_id', '=', draft)
        .executeTakeFirstOrThrow()
      const state = () =>
        bench.db
          .selectFrom('payment_session')
          .select(['state', 'paid_on'])
          .where('id', '=', session.id)
          .executeTakeFirstOrThrow()
      return { ...bench, draft, session, state }
    }
    const post = async (provider: string, text: string, headers: Headers = new Headers()) => {
      logged.length = 0
      const response = await paymentBench(shop).send(callbackPath(provider), { method: 'POST', body: text, headers })
      return { status: response.status, text: await response.text() }
    }
    const send = (provider: string, claim: CallbackClaim, key = secret, to = provider) => {
      const { text, headers } = signedCallback(key, provider, claim)
      return post(to, text, headers)
    }
    const security = () => logged.filter(({ level }) => level === 'security').map(({ text }) => text)

    it.each(eachProvider)('of %s are taken when they are its own', async (provider, option) => {
      const { session, state, draft, orders } = await opened(provider, option)
      expect(await send(provider, claimOf(session, 'paid', 'first'))).toMatchObject({ status: 200, text: 'OK' })
      expect((await state()).paid_on).not.toBeNull()
      expect(await orders(draft)).toMatchObject([{ status: 'Paid' }])
      expect(security()).toEqual([])
    })

    it.each(eachProvider)('of %s are refused when they are forged, and change nothing', async (provider, option) => {
      const { session, state, draft, orders } = await opened(provider, option)
      const foreign = await opened(
        provider === 'yookassa' ? 'dolyame' : 'yookassa',
        provider === 'yookassa' ? 'PayViaDolyame' : 'PayViaYooKassa',
      )
      const paid = claimOf(session, 'paid', `forged-${provider}`)
      const before = await state()
      const line = (reason: string, named = true) => [
        `callback-refused provider=${provider} reason=${reason} payment=${named ? session.id : 'unknown'}`,
      ]
      const genuine = signedCallback(secret, provider, paid)
      const forgeries: readonly (readonly [string, () => Promise<{ status: number }>, readonly string[]])[] = [
        ['without a signature', () => post(provider, genuine.text), line('signature', false)],
        [
          'with an empty signature',
          () => post(provider, genuine.text, new Headers({ 'X-Stand-In-Signature': '' })),
          line('signature', false),
        ],
        ['signed with another secret', () => send(provider, paid, 'another secret'), line('signature', false)],
        [
          'changed after signing',
          () => post(provider, genuine.text.replace('forged', 'Forged'), genuine.headers),
          line('signature', false),
        ],
        [
          'signed by another provider',
          () => send(foreign.session.provider, paid, secret, provider),
          line('signature', false),
        ],
        ['that is not JSON', () => post(provider, 'paid'), line('signature', false)],
        ['for another merchant', () => send(provider, { ...paid, merchant: 'somebody-else' }), line('merchant')],
        ['for another amount', () => send(provider, { ...paid, amountKopecks: 100 }), line('amount')],
        [
          'for an amount as text',
          () => send(provider, { ...paid, amountKopecks: String(paid.amountKopecks) as never }),
          line('amount'),
        ],
        ['in another currency', () => send(provider, { ...paid, currency: 'KZT' }), line('currency')],
        [
          "for another provider's payment",
          () => send(provider, { ...paid, session: foreign.session.id }),
          line('session', false),
        ],
        ['for the draft', () => send(provider, { ...paid, session: draft }), line('session', false)],
        [
          'for no payment',
          () => send(provider, { ...paid, session: 'no-such-payment-at-all' }),
          line('session', false),
        ],
        ['for a text', () => send(provider, { ...paid, session: 'Анна +79123456789' }), line('unreadable', false)],
        [
          'with an unknown event',
          () => send(provider, { ...paid, event: 'stolen' as never }),
          line('unreadable', false),
        ],
      ]
      for (const [what, forge, expected] of forgeries) {
        const { status } = await forge()
        expect([what, status, security()]).toEqual([what, 403, expected])
      }
      expect(await state()).toEqual(before)
      expect((await foreign.state()).paid_on).toBeNull()
      expect(await orders(draft)).toEqual([])
    })

    it.each(eachProvider)(
      'of %s count once: a replay is acknowledged and changes nothing',
      async (provider, option) => {
        const { session, state, draft, orders, history } = await opened(provider, option)
        const paid = claimOf(session, 'paid', `paid-${provider}`)
        await send(provider, paid)
        await send(provider, claimOf(session, 'refunded', `refunded-${provider}`))
        const [before, told] = [await state(), await history(draft)]
        expect(before.state).toBe('Refunded')
        for (let at = 0; at < 3; at += 1) {
          expect(await send(provider, paid)).toMatchObject({ status: 200, text: 'OK' })
          expect(security()).toEqual([`callback-replayed provider=${provider} payment=${session.id}`])
        }
        expect([await state(), await history(draft)]).toEqual([before, told])
        expect(await orders(draft)).toHaveLength(1)
      },
    )

    it('that say nothing clear are refused, though their signature is right', async () => {
      const { session, state } = await opened('yookassa', 'PayViaYooKassa')
      const paid = claimOf(session, 'paid', 'unclear')
      const before = await state()
      const unclear = [
        { id: '' },
        { id: 'a\0b' },
        { id: 7 },
        { id: 'x'.repeat(201) },
        { session: null },
        { session: {} },
      ]
      for (const part of unclear) {
        expect((await send('yookassa', { ...paid, ...part } as never)).status).toBe(403)
        expect(security()).toEqual(['callback-refused provider=yookassa reason=unreadable payment=unknown'])
      }
      for (const text of ['null', '[]', '"paid"', '{'])
        expect((await post('yookassa', text, new Headers({ 'X-Stand-In-Signature': 'x' }))).status).toBe(403)
      expect(await state()).toEqual(before)
    })

    it('count once, however many come at the same time', async () => {
      const { session, draft, orders, history } = await opened('yookassa', 'PayViaYooKassa')
      const paid = claimOf(session, 'paid', 'paid-at-once')
      const sent = await Promise.all(Array.from({ length: 20 }, () => send('yookassa', paid)))
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await orders(draft)).toHaveLength(1)
      expect(await history(draft)).toHaveLength(1)
    })

    it('of a provider that the shop is not connected to have no address', async () => {
      expect((await post('no-such-bank', '{}')).status).toBe(404)
      expect((await post('constructor', '{}')).status).toBe(404)
    })

    it('are verified by type, and a cast does not help', async () => {
      const { session, state } = await opened('yookassa', 'PayViaYooKassa')
      const before = await state()
      const made = { provider: 'yookassa', session: session.id, event: 'paid', id: 'made-up' } as const
      expectTypeOf(made).not.toExtend<VerifiedCallback>()
      expectTypeOf(provenByHmac).returns.not.toExtend<{ readonly content: string }>()
      // @ts-expect-error an object of the same shape is no verified callback
      const apply = () => applyCallback({ db: shop.server.db } as Shop, made)
      await expect(apply()).rejects.toThrow('not verified')
      await expect(applyCallback({ db: shop.server.db } as Shop, made as never)).rejects.toThrow('not verified')
      expect(await state()).toEqual(before)
    })
  },
  {
    randomId: () => {
      const id = randomBytes(18).toString('base64url')
      issued.push(id)
      return id
    },
    log: (entry) => void logged.push(entry),
  },
)
