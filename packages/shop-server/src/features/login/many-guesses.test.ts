import { checkConfirmCode, sendSmsCode } from '@prilavok/contracts'
import { signIn } from '@prilavok/contracts/admin'
import { addDemoStaff, DEMO_PASSWORD } from '@prilavok/demo-shop/testing/inside'
import { expect, it } from 'vitest'
import { describeOwnDatabase, describeRaces, type TestShop } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { STAFF_ORIGIN, staffClient } from '../../testing/staff-client'

const DAY = 86_400_000
const MANY = 1000

const from = (shop: TestShop, address: string, headers = {}) =>
  shopClient({ fetch: (request) => shop.server.fetch(request, { address }) }, headers)
/** Tells whoever guesses nothing: too many tries, or all connections are taken. */
const REFUSED: readonly number[] = [429, 503]
const counted = (statuses: readonly number[]) => ({
  judged: statuses.filter((status) => !REFUSED.includes(status)).length,
  refused: statuses.filter((status) => REFUSED.includes(status)).length,
})

describeRaces('a thousand guesses at once', (shop) => {
  const attempt = (address: string, password: string, login = 'orders') =>
    from(shop, address, { Origin: STAFF_ORIGIN })
      .call(signIn, { body: { login, password } })
      .then(({ status }) => status)

  it('at the sign-in of the staff are five, and the owner elsewhere signs in', async () => {
    // Also makes the stored password a quick one.
    await staffClient(shop.server, 'orders')
    const guesses = Array.from({ length: MANY - 1 }, () => attempt('203.0.113.5', 'wrong'))
    const statuses = await Promise.all([...guesses, attempt('203.0.113.5', DEMO_PASSWORD)])
    expect(counted(statuses)).toEqual({ judged: 5, refused: MANY - 5 })
    expect(statuses).not.toContain(200)
    expect(await attempt('198.51.100.7', DEMO_PASSWORD)).toBe(200)
  }, 120_000)

  it('at a code of a phone are fifteen, and its owner elsewhere logs in', async () => {
    const phone = '9120000021'
    const owner = from(shop, '198.51.100.7')
    await owner.call(sendSmsCode, { body: { phoneNumber: phone, reCaptchaToken: null } })
    const sent = await shop.server.db
      .selectFrom('demo_sms')
      .select('text')
      .where('phone', '=', `+7${phone}`)
      .executeTakeFirstOrThrow()
    const code = /\d{4}/.exec(sent.text)?.[0] ?? ''
    const check = (address: string, confirmCode: string) =>
      from(shop, address)
        .call(checkConfirmCode, { body: { phoneNumber: phone, confirmCode } })
        .then(({ status }) => status)
    const wrong = (Number(code) + 1) % 10_000
    const guesses = Array.from({ length: MANY - 1 }, () => check('203.0.113.5', String(wrong).padStart(4, '0')))
    const statuses = await Promise.all([...guesses, check('203.0.113.5', code)])
    expect(counted(statuses)).toEqual({ judged: 15, refused: MANY - 15 })
    // Not even the right code is of use to who has not asked for it.
    expect(statuses).not.toContain(200)
    for (let network = 0; network < 15; network += 1) expect(await check(`192.0.${network}.1`, code)).toBe(422)
    expect(await check('198.51.100.99', code)).toBe(200)
  }, 120_000)
})

describeOwnDatabase('the sign-in of the staff', (shop) => {
  const attempt = (address: string, login: string, password = 'wrong') =>
    from(shop, address, { Origin: STAFF_ORIGIN })
      .call(signIn, { body: { login, password } })
      .then(({ status }) => status)

  it('is locked nowhere else by strangers, however many their networks are', async () => {
    await addDemoStaff(shop.server.db)
    await staffClient(shop.server, 'orders')
    expect(await attempt('198.51.100.7', 'orders', DEMO_PASSWORD)).toBe(200)
    for (let network = 0; network < 30; network += 1)
      for (let tries = 0; tries < 5; tries += 1) await attempt(`10.0.${network}.1`, 'orders')
    // A login has a hundred tries of strangers in a day; its owner is known where they have signed in before.
    expect(await attempt('10.0.99.1', 'orders', DEMO_PASSWORD)).toBe(429)
    expect(await attempt('198.51.100.7', 'orders', DEMO_PASSWORD)).toBe(200)
  }, 60_000)

  it('compares few passwords for one address and its network, whatever the logins', async () => {
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, at) => attempt('192.0.2.9', `nobody-${at}`)))
    expect(counted(statuses)).toEqual({ judged: 40, refused: 160 })
    const around = Array.from({ length: 200 }, (_, at) => attempt(`192.0.2.${at}`, `nobody-else-${at}`))
    expect(counted(await Promise.all(around)).judged).toBeLessThanOrEqual(120)
    expect(await attempt('192.0.3.9', 'nobody')).toBe(401)
  }, 60_000)

  it('does not count who signs in', async () => {
    for (let times = 0; times < 50; times += 1)
      expect(await attempt('198.51.100.8', 'support', DEMO_PASSWORD)).toBe(200)
  }, 60_000)
})

describeOwnDatabase(
  'messages with codes',
  (shop) => {
    const ask = (address: string, phoneNumber: string) =>
      from(shop, address)
        .call(sendSmsCode, { body: { phoneNumber, reCaptchaToken: null } })
        .then(({ status }) => status)
    const phoneOf = (at: number) => `91300${String(at).padStart(5, '0')}`
    const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

    it('are so many of a network, of a phone and of a shop in a day', async () => {
      const fromOneNetwork = Array.from({ length: 100 }, (_, at) => ask(`2001:db8:1:${at}::1`, phoneOf(at)))
      expect(taken(await Promise.all(fromOneNetwork))).toBe(60)
      const toOnePhone = Array.from({ length: 30 }, (_, at) => ask(`2001:db9:${at}::1`, phoneOf(1000)))
      expect(taken(await Promise.all(toOnePhone))).toBe(10)
      const ofTheShop = Array.from({ length: 200 }, (_, at) => ask(`2a0${at % 9}:${at}::1`, phoneOf(2000 + at)))
      expect(taken(await Promise.all(ofTheShop))).toBe(30)
      shop.advance(DAY)
      expect(await ask('2001:db8:1:1::1', phoneOf(1))).toBe(200)
    }, 60_000)
  },
  { settings: { messagesADay: 100 } },
)

describeOwnDatabase(
  'messages with codes abroad',
  (shop) => {
    const ask = (address: string, phoneNumber: string) =>
      from(shop, address)
        .call(sendSmsCode, { body: { phoneNumber, reCaptchaToken: null } })
        .then(({ status }) => status)

    it('are few a day, whoever asks for them, and take nothing from those at home', async () => {
      const abroad = Array.from({ length: 30 }, (_, at) => ask(`2a0${at % 9}:${at}::1`, `+3752912345${at + 10}`))
      const statuses = await Promise.all(abroad)
      expect(statuses.filter((status) => status === 200)).toHaveLength(5)
      expect(await ask('2001:db8:1:1::1', '9130000001')).toBe(200)
      shop.advance(DAY)
      expect(await ask('2001:db8:1:2::1', '+375291234599')).toBe(200)
    }, 60_000)
  },
  { settings: { foreignPhones: true, foreignMessagesADay: 5 } },
)
