import { createShopServer, type LogEntry, type ShopServer } from '@prilavok/shop-server'
import { fillFixtureShop, fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cardBank, tokenOf } from './card-bank'

/** The browser that makes the drafts. */
const OWNER = { 'X-Draft-Key': 'key-of-a-browser-in-a-test' }
const PASSWORD = 'a password of the terminal'
const PAYMENT_ID = '700001'
const log: LogEntry[] = []
/** What the bank knows of its payments; null: it cannot be reached. */
let reply: Readonly<Record<string, unknown>> | null = null
let server: ShopServer

beforeAll(async () => {
  const bank = cardBank({
    key: 'Shop1',
    password: PASSWORD,
    call: (method, body) => {
      if (method === 'Init')
        return Promise.resolve({
          Success: true,
          PaymentId: PAYMENT_ID,
          PaymentURL: 'https://pay.bank.example/1',
          ...body,
        })
      return reply === null ? Promise.reject(new Error('timeout')) : Promise.resolve(reply)
    },
  })
  server = await createShopServer({
    providers: [bank],
    settings: { publicUrl: 'https://shop.example' },
    log: (entry) => void log.push(entry),
  })
  await fillFixtureShop(server.db)
}, 60_000)
afterAll(() => server.close())
beforeEach(() => void log.splice(0))

async function call(path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...OWNER }
  const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await server.fetch(new Request(`https://shop.example/api/${path}`, init))
  return (await response.json()) as Readonly<Record<string, unknown>>
}

/** A payment that the bank has opened. */
async function payment() {
  const delivery = {
    cityId: ids.moscow,
    transportCompany: 'Kit',
    pickPointId: ids.kitMoscow,
    purchaseType: 'PayImmediately',
  }
  const { id } = await call('order-in-process', {
    cart: { value: [{ id: ids.beam, quantity: 1 }] },
    customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' } },
    delivery: { value: delivery },
    personalDataConsent: true,
  })
  const started = await call(`order-in-process/${String(id)}/online-card`)
  const session = await server.db
    .selectFrom('payment_session')
    .selectAll()
    .where('order_in_process_id', '=', String(id))
    .executeTakeFirstOrThrow()
  const paid = {
    TerminalKey: 'Shop1',
    OrderId: session.id,
    Success: true,
    Status: 'CONFIRMED',
    PaymentId: PAYMENT_ID + session.id,
    Amount: session.amount_kopecks,
  }
  const status = async () => {
    const response = await server.fetch(
      new Request(`https://shop.example/api/order-in-process/${String(id)}/payment-status`),
    )
    return ((await response.json()) as { paymentStatus: string }).paymentStatus
  }
  return { id: String(id), started, session, paid, status }
}

async function notify(fields: Readonly<Record<string, unknown>>, password = PASSWORD) {
  const body = JSON.stringify({ ...fields, Token: tokenOf(fields, password) })
  const response = await server.fetch(
    new Request('https://shop.example/api/payment-callback/online-card', { method: 'POST', body }),
  )
  return { status: response.status, text: await response.text() }
}

it('the bank of the guide opens payments and is offered, others are not', async () => {
  const { id, started } = await payment()
  expect(started).toMatchObject({ succeed: true, url: 'https://pay.bank.example/1', providerOrderId: PAYMENT_ID })
  const options = await server.fetch(
    new Request(`https://shop.example/api/order-in-process/${id}/purchase-types`, { headers: OWNER }),
  )
  expect(Object.keys(((await options.json()) as { items: object }).items)).toEqual([
    'PayOnDelivery',
    'PayImmediately',
    'FromCheckingAccountAsLegalEntity',
  ])
})

it("the bank's own notification pays the order, and is acknowledged each time it comes", async () => {
  reply = null
  const { paid, status } = await payment()
  expect(await notify(paid)).toEqual({ status: 200, text: 'OK' })
  expect(await notify(paid)).toEqual({ status: 200, text: 'OK' })
  expect(await status()).toBe('Confirmed')
  expect(log.filter(({ level }) => level === 'security').map(({ text }) => text.split(' ')[0])).toEqual([
    'callback-replayed',
  ])
})

it.each([
  ['signature', (paid: object) => notify({ ...paid }, 'another password')],
  ['merchant', (paid: object) => notify({ ...paid, TerminalKey: 'Shop2' })],
  ['amount', (paid: object) => notify({ ...paid, Amount: 100 })],
  ['amount', (paid: object) => notify({ ...paid, Amount: 'NaN' })],
  ['session', (paid: object) => notify({ ...paid, OrderId: 'another-payment' })],
  ['unreadable', (paid: object) => notify({ ...paid, Status: 'SOLD' })],
])('a forged notification changes nothing: %s', async (reason, forge) => {
  reply = null
  const { paid, status } = await payment()
  expect((await forge(paid)).status).toBe(403)
  expect(await status()).toBe('Created')
  const lines = log.filter(({ level }) => level === 'security').map(({ text }) => text)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`callback-refused provider=online-card reason=${reason} payment=`)
})

it('a lost notification is made up for by asking, and a reply about another amount is refused', async () => {
  const { paid, status } = await payment()
  reply = { ...paid, Amount: 1 }
  expect(await status()).toBe('Created')
  reply = { ...paid, Status: 'NEW' }
  expect(await status()).toBe('Created')
  reply = paid
  expect(await status()).toBe('Confirmed')
})
