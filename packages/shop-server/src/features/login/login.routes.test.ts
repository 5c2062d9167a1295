import { checkConfirmCode, loadCustomerOrders, loadLoginState, logOut, sendSmsCode } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase, describeRaces, type TestShop } from '../../testing/each-database'
import type { HttpProblem } from '../../http/problem'
import type { Shop } from '../../shop'
import { paymentBench } from '../../testing/payment-bench'
import { shopClient } from '../../testing/shop-client'
import { checkCode } from './sms-codes'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function loginAt(shop: TestShop) {
  const ask = (phoneNumber: string) => shopClient(shop.server).call(sendSmsCode, { body: { phoneNumber } })
  const check = (phoneNumber: string, confirmCode: string) =>
    shopClient(shop.server).call(checkConfirmCode, { body: { phoneNumber, confirmCode } })
  const codeOf = async (phone: string) => {
    const row = await shop.server.db
      .selectFrom('demo_sms')
      .select('text')
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /\d{4}/.exec(row?.text ?? '')?.[0] ?? ''
  }
  return { ask, check, codeOf }
}

describeRaces('the login of customers', (shop) => {
  const client = shopClient
  const { ask, check, codeOf } = loginAt(shop)
  const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

  it('[LOGIN-01] [LOGIN-03] [LOGIN-04] [LOGIN-02] is a code by message and a cookie that scripts cannot read', async () => {
    expect((await ask('12')).status).toBe(422)
    const sent = await ask('8 912 000-00-01')
    expect(sent.data).toEqual({
      succeed: true,
      codeLength: 4,
      expiresInSeconds: 300,
      resendAfterSeconds: 60,
      simulatedCode: null,
    })
    const done = await check('+79120000001', await codeOf('+79120000001'))
    const cookie = done.headers.get('Set-Cookie') ?? ''
    expect([done.status, done.data.succeed]).toEqual([200, true])
    expect(cookie).toMatch(/^cid=[\w-]{22,64}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const Cookie = cookie.split(';')[0] ?? ''
    const inside = client(shop.server, { Cookie })
    expect((await inside.call(loadLoginState, {})).data.isLoggedIn).toBe(true)
    await inside.call(logOut, {})
    expect((await inside.call(loadLoginState, {})).data.isLoggedIn).toBe(false)
  })

  it("shows the orders of the phone that was proved to be one's own, and those of nobody else", async () => {
    expect((await client(shop.server).call(loadCustomerOrders, {})).status).toBe(401)
    const { db } = shop.server
    const bench = paymentBench(shop)
    await bench.confirm(await bench.draft('PayOnDelivery'))
    const order = await db.selectFrom('customer_order').selectAll().orderBy('id').executeTakeFirstOrThrow()
    const { phone } = await db
      .selectFrom('customer')
      .select('phone')
      .where('id', '=', order.customer_id)
      .executeTakeFirstOrThrow()
    const ordersOf = async (number: string) => {
      await ask(number)
      const done = await check(number, await codeOf(number))
      const Cookie = done.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      return client(shop.server, { Cookie }).call(loadCustomerOrders, {})
    }
    const own = await ordersOf(phone)
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    const numbers = await db
      .selectFrom('customer_order')
      .select('number')
      .where('customer_id', '=', order.customer_id)
      .execute()
    const shown = (
      own.data as unknown as { readonly orders: readonly { readonly orderNumber: string; readonly total: number }[] }
    ).orders
    expect(shown.map(({ orderNumber }) => orderNumber).sort()).toEqual(numbers.map(({ number }) => number).sort())
    expect(shown.find(({ orderNumber }) => orderNumber === order.number)?.total).toBe(order.total_kopecks / 100)
    expect((await ordersOf('+79120000011')).data).toEqual({ orders: [] })
  })

  it('marks the cookie as one for https, of this host alone, where the shop has https', async () => {
    await ask('9120000002')
    const code = await codeOf('+79120000002')
    const response = await shop.server.fetch(
      new Request('https://shop.test/api/login/checkConfirmCode', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ phoneNumber: '9120000002', confirmCode: code }),
      }),
    )
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-cid=.*; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('takes a code once, within five minutes, and the newest alone', async () => {
    await ask('9120000003')
    const first = await codeOf('+79120000003')
    expect((await ask('9120000003')).status).toBe(429)
    shop.advance(MINUTE)
    await ask('9120000003')
    const second = await codeOf('+79120000003')
    if (first !== second) expect((await check('9120000003', first)).status).toBe(422)
    const both = await Promise.all([check('9120000003', second), check('9120000003', second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    shop.advance(MINUTE)
    await ask('9120000003')
    shop.advance(5 * MINUTE + 1)
    expect((await check('9120000003', await codeOf('+79120000003'))).status).toBe(422)
  })

  it('[LOGIN-05] says the same of a phone that a customer has and of one that nobody has', async () => {
    await shop.server.db
      .insertInto('customer')
      .values({ id: 'known', phone: '+79120000004', first_name: 'Анна', last_name: 'Ли' })
      .execute()
    const answers = []
    for (const phone of ['9120000004', '9120000005']) {
      const sent = await ask(phone)
      const wrong = await check(phone, wrongOf(await codeOf(`+7${phone}`)))
      answers.push([sent.status, sent.data, wrong.status, wrong.problem?.code, wrong.problem?.attemptsLeft])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.slice(2)).toEqual([422, 'sms-code-invalid', 4])
  })

  it('is locked by a hundred guesses at once', async () => {
    shop.advance(DAY)
    const phone = '9120000007'
    await ask(phone)
    const right = Number(await codeOf(`+7${phone}`))
    const guesses = Array.from({ length: 100 }, (_, n) => String((right + 1 + n) % 10_000).padStart(4, '0'))
    const sent = await Promise.all(guesses.map((code) => check(phone, code)))
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(85)
  })
})

// The first hundred go through HTTP on both databases above; the others only have to be many.
describeOwnDatabase('a code', (shop) => {
  const { ask, check, codeOf } = loginAt(shop)

  it('is locked after ten thousand guesses, long before one of them could be right by chance', async () => {
    shop.advance(DAY)
    const phone = '9120000006'
    await ask(phone)
    const right = await codeOf(`+7${phone}`)
    const guesses = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter(
      (code) => code !== right,
    )
    const counts = { judged: 0, locked: 0 }
    const note = (isLocked: boolean) => void (counts[isLocked ? 'locked' : 'judged'] += 1)
    // The first ones as an attacker sends them, many at once; the others without the way through HTTP, which takes the test minutes.
    const sent = await Promise.all(guesses.slice(0, 100).map((code) => check(phone, code)))
    for (const { status } of sent) note(status === 429)
    const { sent_on: sentOn } = await shop.server.db
      .selectFrom('sms_code')
      .select('sent_on')
      .orderBy('sent_on', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const direct = { db: shop.server.db, now: () => sentOn.getTime() } as unknown as Shop
    for (let at = 100; at < guesses.length; at += 100) {
      const tries = guesses.slice(at, at + 100).map((code) => checkCode(direct, `+7${phone}`, code, null))
      for (const each of await Promise.allSettled(tries))
        note(each.status === 'rejected' && (each.reason as HttpProblem).code === 'rate-limited')
    }
    expect(counts).toEqual({ judged: 15, locked: 9_984 })
    const refused = await check(phone, right)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3_600]).toEqual([429, true])
    expect((await ask(phone)).status).toBe(429)
    shop.advance(DAY + 1)
    await ask(phone)
    expect((await check(phone, await codeOf(`+7${phone}`))).status).toBe(200)
  }, 120_000)
})
