import { expect, it } from 'vitest'
import { describeOwnDatabase } from '@prilavok/shop-server/testing/each-database'
import { paymentBench } from '@prilavok/shop-server/testing/payment-bench'

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const form = (pressed: string): RequestInit => ({ method: 'POST', body: new URLSearchParams({ press: pressed }) })

describeOwnDatabase(
  'the stand-in providers',
  (shop) => {
    const page = async (path: string, init?: RequestInit) => {
      const response = await paymentBench(shop).send(path, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    const back = async (path: string, pressed: string) => {
      const { status, headers } = await page(path, form(pressed))
      const location = new URL(headers.get('Location') ?? '/nowhere', 'http://shop.test')
      return { status, path: location.pathname, query: Object.fromEntries(location.searchParams) }
    }

    it('show what is paid, to whom and when, with four buttons and no script', async () => {
      const { draft, open } = paymentBench(shop)
      const url = await open(await draft('PayViaDolyame'), 'dolyame')
      const { status, headers, text } = await page(url)
      expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
        200,
        'text/html; charset=UTF-8',
        'no-store',
      ])
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
      )
      expect(text).not.toMatch(/<script| style=/)
      expect([...text.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name)).toEqual([
        'Оплатить',
        'Отклонить',
        'Подождать',
        'Закрыть',
      ])
      expect(text).toMatch(/Песочница/)
      expect(text).toMatch(/Сруб и Кирпич/)
      expect([...text.matchAll(/<td>(\d+ [а-я]+ 2026.*?)<\/td>/g)].map(([, day]) => day)).toEqual([
        '10 февраля 2026 г.',
        '24 февраля 2026 г.',
        '10 марта 2026 г.',
        '24 марта 2026 г.',
      ])
      const sheet = /href="(\/sim\/assets\/[^"]+)"/.exec(text)?.[1] ?? ''
      expect((await page(sheet)).headers.get('Content-Type')).toContain('text/css')
    })

    it('show what an instalment comes to with its overpayment above the schedule', async () => {
      const { draft, open } = paymentBench(shop)
      const { text } = await page(await open(await draft('PayViaSberbankInstallment'), 'sberbank-installment'))
      const kopecks = (words: string) => Math.round(Number(words.replace(/[^\d,]/g, '').replace(',', '.')) * 100)
      const facts = Object.fromEntries(
        [...text.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name = '', sum = '']) => [
          name,
          kopecks(sum),
        ]),
      )
      const parts = [...text.matchAll(/<td>\d+ [а-я]+ 2026.*?<\/td><td>(.*?)<\/td>/g)].map(([, sum = '']) =>
        kopecks(sum),
      )
      expect(parts).toHaveLength(4)
      expect(facts['Всего к оплате']).toBe(parts.reduce((sum, part) => sum + part, 0))
      expect((facts['Заказ'] ?? 0) + (facts['Переплата'] ?? 0)).toBe(facts['Всего к оплате'])
      expect(facts['Переплата']).toBeGreaterThan(0)
    })

    it.each([
      ['pay', 'true', 'Succeeded'],
      ['refuse', 'false', 'Failed'],
      ['wait', 'waiting', 'Pending'],
      ['close', 'false', 'Pending'],
    ])('on "%s" send the buyer back with success=%s', async (pressed, success, paymentStatus) => {
      const { draft, open, reload } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const url = await open(id, 'yookassa')
      await page(url)
      expect(await back(url, pressed)).toEqual({
        status: 303,
        path: '/profile/order',
        query: { id, from: 'yookassa', success, access: expect.stringMatching(/^[\w-]{22,}$/) as string },
      })
      expect((await reload(id))?.paymentStatus).toBe(paymentStatus)
    })

    it.each([
      ['pay', 'approve'],
      ['refuse', 'reject'],
      ['wait', 'signed'],
      ['close', 'error'],
    ])('of Vsegda Da say "%s" as status=%s', async (pressed, status) => {
      const { draft, open } = paymentBench(shop)
      const id = await draft('PayViaVsegdaDa')
      expect((await back(await open(id, 'vsegda-da'), pressed)).query).toMatchObject({ id, from: 'vsegda-da', status })
    })

    it('are honest about a payment that is over', async () => {
      const { draft, open, sendEvent } = paymentBench(shop)
      const paid = await open(await draft('PayViaYooKassa'), 'yookassa')
      await sendEvent(paid, 'paid')
      const refused = await open(await draft('PayViaYooKassa'), 'yookassa')
      await sendEvent(refused, 'refused')
      const late = await open(await draft('PayViaYooKassa'), 'yookassa', { 'X-Sim-Script': 'expire' })
      const seen = await Promise.all(
        [paid, refused, late, '/sim/yookassa/no-such-payment', paid.replace('yookassa', 'dolyame')].map((url) =>
          page(url),
        ),
      )
      expect(seen.map(({ status, text }) => [status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]])).toEqual([
        [200, 'Уже оплачено'],
        [200, 'Платёж закрыт'],
        [200, 'Время на оплату вышло'],
        [404, 'Такого платежа нет'],
        [404, 'Такого платежа нет'],
      ])
      expect(seen.filter(({ text }) => text.includes('<form'))).toEqual([])
      expect(seen.map(({ text }) => /success=\w+/.exec(text)?.[0])).toEqual([
        'success=true',
        'success=false',
        'success=false',
        undefined,
        undefined,
      ])
      expect((await back(paid, 'pay')).query).toMatchObject({ success: 'true' })
      expect((await back(late, 'pay')).path).toBe(late)
    })

    it.each([
      ['ok', 'paid', 'Succeeded'],
      ['reject', 'refused', 'Failed'],
      ['customer-reject', 'refused', 'Cancelled'],
      ['input-error', 'failed', 'Failed'],
      ['timeout', 'refused', 'Expired'],
      ['duplicate-callback', 'paid', 'Succeeded'],
      ['callback-before-return', 'paid', 'Succeeded'],
      ['lost-callback', 'paid', 'Succeeded'],
      ['never', 'waiting', 'Created'],
      ['ok-after:0', 'paid', 'Succeeded'],
      ['slow:5', 'paid', 'Succeeded'],
    ])('play the script %s', async (script, outcome, paymentStatus) => {
      const { draft, open, press, orders, reload } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const url = await open(id, 'yookassa', { 'X-Sim-Script': script })
      expect(await press(url, 'pay')).toMatchObject({ outcome })
      const status = await page(`/api/order-in-process/${id}/payment-status`)
      expect(JSON.parse(status.text)).toMatchObject({ paymentStatus })
      expect((await reload(id))?.paymentStatus).toBe(paymentStatus)
      expect(await orders(id)).toHaveLength(paymentStatus === 'Succeeded' ? 1 : 0)
    })

    it("have the event due after so many polls, as the buyer's address wants", async () => {
      const { draftOf, open, send } = paymentBench(shop)
      const id = await draftOf('anna+ok-after-2@example.com', 'PayViaSberbankAcquiring')
      await open(id, 'sberbank')
      const asked = async () =>
        (await (await send(`/api/order-in-process/${id}/sberbank/status`)).json()) as { paymentStatus: string }
      const listener = [await asked(), await asked(), await asked(), await asked()]
      expect(listener.map(({ paymentStatus }) => paymentStatus)).toEqual(['Created', 'Created', 'Payed', 'Payed'])
    })

    it('refuse, break or lose the response of a start, and begin one payment all the same', async () => {
      const { draft, start, db } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const begin = (script: string) =>
        start(id, 'yookassa', { 'X-Sim-Script': script, 'Idempotency-Key': '"one-attempt-with-trouble"' })
      expect((await start(id, 'yookassa', { 'X-Sim-Script': 'start-fails' })).data).toMatchObject({
        succeed: false,
        url: null,
      })
      expect((await begin('http-500')).problem).toMatchObject({ code: 'internal', status: 500 })
      expect((await begin('http-500-then-ok')).status).toBe(500)
      expect((await begin('http-500-then-ok')).data).toMatchObject({ succeed: true })
      expect((await start(id, 'yookassa', { 'X-Sim-Script': 'boom' })).problem?.code).toBe('bad-request')
      expect(
        await db.selectFrom('payment_session').select('script').where('order_in_process_id', '=', id).execute(),
      ).toEqual([{ script: 'http-500-then-ok' }])
    })

    it('play what a test has planned, start by start', async () => {
      const { draft, start, send } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const plan = (body: object) =>
        send('/sim/plan', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
      await plan({ script: 'start-fails', id, provider: 'yookassa', times: 2 })
      expect((await plan({ script: 'boom' })).status).toBe(400)
      const seen = []
      for (let at = 0; at < 3; at += 1) seen.push((await start(id, 'yookassa')).data.succeed)
      expect(seen).toEqual([false, false, true])
      await plan({ script: 'never' })
      expect(await (await send('/sim/plan', { method: 'DELETE' })).json()).toEqual({ planned: [] })
    })

    it('money that nobody has told of is asked for before another way is started, so that nobody pays twice [SAFE-01]', async () => {
      const { draft, open, press, choose, start, orders } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const url = await open(id, 'yookassa', { 'X-Sim-Script': 'lost-callback' })
      await press(url, 'pay')
      expect(await orders(id)).toEqual([])
      await choose(id, 'PayViaDolyame')
      const again = await start(id, 'dolyame')
      expect(again).toMatchObject({ status: 409, problem: { code: 'order-already-created' } })
      expect(await orders(id)).toMatchObject([{ status: 'Paid', purchase_type: 'PayViaYooKassa' }])
      expect(
        await shop.server.db
          .selectFrom('payment_session')
          .select('provider')
          .where('order_in_process_id', '=', id)
          .execute(),
      ).toEqual([{ provider: 'yookassa' }])
    })

    it('are asked by the shop itself about a buyer who never came back and a callback that was lost', async () => {
      const { draft, open, press, orders } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      await press(await open(id, 'yookassa', { 'X-Sim-Script': 'lost-callback' }), 'pay')
      expect(await orders(id)).toEqual([])
      expect(await shop.server.settlePayments()).toBe(1)
      expect(await orders(id)).toMatchObject([{ status: 'Paid' }])
      expect(await shop.server.settlePayments()).toBe(0)
    })

    it('let time pass on request', async () => {
      const { draft, open, send } = paymentBench(shop)
      const url = await open(await draft('PayViaYooKassa'), 'yookassa')
      const advance = (advanceMs: unknown) =>
        send('/sim/clock', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ advanceMs }) })
      expect((await Promise.all([advance(-1), advance('x'), advance(1e15)])).map(({ status }) => status)).toEqual([
        400, 400, 400,
      ])
      expect((await page(url)).text).toContain('Оплатить')
      expect((await advance(3_600_000)).status).toBe(200)
      expect((await page(url)).text).toContain('Время на оплату вышло')
    })

    it("know a widget's payment by its order, and by what its profile says [PAY-107] [PAY-89]", async () => {
      const { draft, open, press, send, orders } = paymentBench(shop)
      const id = await draft('PayViaTinkoffInstallment')
      await open(id, 'tinkoff')
      const facts = (await (await send(`/sim/tinkoff/${id}/facts`)).json()) as { schedule: unknown[]; status: string }
      expect([facts.schedule.length, facts.status]).toEqual([4, 'open'])
      expect(await press(`/sim/tinkoff/${id}`, 'pay')).toEqual({
        provider: 'tinkoff',
        paymentStatus: 'Approved',
        outcome: 'paid',
      })
      expect(await orders(id)).toHaveLength(1)
      const credit = await draft('PayViaPosCredit')
      await send(`/api/order-in-process/${credit}/installment?provider=pos-credit&profileId=bank-reject.x1`, {
        method: 'POST',
        headers: { 'Idempotency-Key': 'profile-of-the-widget' },
      })
      const status = await send(`/api/order-in-process/${credit}/installment/status?provider=pos-credit`)
      expect(await status.json()).toMatchObject({ paymentStatus: 'BankRejected', isFinal: true })
    })

    it('hand out scripts of their own, and only these', async () => {
      for (const name of ['tbank-form.js', 'tinkoff.js', 'pos-credit.js']) {
        const { headers, text } = await page(`/sim/scripts/${name}`)
        expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
        expect(text).not.toMatch(/^(?:import|export) |innerHTML|eval\(|new Function/m)
      }
      expect((await page('/sim/scripts/window.js')).status).toBe(404)
    })
  },
  { faults: true },
)

describeOwnDatabase(
  'the stand-ins of a shop with an address of its own',
  (shop) => {
    it('sends buyers back to the order page that its settings name', async () => {
      const { draft, open, send, start } = paymentBench(shop)
      const id = await draft('PayViaYooKassa')
      const url = await open(id, 'yookassa')
      expect((await start(id, 'yookassa')).data.url).toBe(`https://shop.example${url}`)
      const { headers } = await send(url, form('pay'))
      expect(headers.get('Location')).toMatch(
        /^https:\/\/www\.site\.example\/order\?lang=ru&id=[\w-]+&from=yookassa&success=true&access=[\w-]+$/,
      )
      expect((await send(url)).headers.get('Content-Security-Policy')).toContain(
        "form-action 'self' https://www.site.example https://shop.example;",
      )
    })
  },
  { settings: { orderPageUrl: 'https://www.site.example/order?lang=ru', publicUrl: 'https://shop.example' } },
)
