import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  listStaffAccounts,
  readOwnAccount,
  readSession,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase, describeRaces } from '../../testing/each-database'
import { staffClient } from '../../testing/staff-client'
import { PASSWORD, STEP_MS, staffDesk } from '../../testing/staff-desk'

const wrongCodes = (right: readonly string[], count: number) =>
  Array.from({ length: 1000 }, (_, at) => String(at).padStart(6, '0'))
    .filter((each) => !right.includes(each))
    .slice(0, count)

describeRaces('a second factor', (shop) => {
  const { advance, code, enter, clientOf, turnOn } = staffDesk(shop)

  it('counts once a code has come, and is asked for after the password', async () => {
    const orders = await staffClient(shop.server, 'orders')
    const { data } = await orders.call(beginSecondFactor, { body: { password: PASSWORD } })
    expect(data.uri).toContain(`secret=${data.secret}`)
    expect((await enter('orders')).status).toBe(200)
    expect((await orders.call(confirmSecondFactor, { body: { code: '000000' } })).problem?.code).toBe('code-invalid')
    expect((await enter('orders')).status).toBe(200)
    const confirmed = await orders.call(confirmSecondFactor, { body: { code: code(data.secret) } })
    expect(new Set(confirmed.data.codes).size).toBe(8)
    expect((await enter('orders', undefined, 'wrong')).problem?.code).toBe('bad-credentials')
    expect((await enter('orders')).problem).toMatchObject({ status: 422, code: 'code-required' })
    expect((await enter('orders', '000000')).problem).toMatchObject({ status: 422, code: 'code-invalid' })
    advance(STEP_MS)
    expect((await enter('orders', code(data.secret))).status).toBe(200)
  })

  it('takes a code once, and none of a step before it, also from requests at the same time', async () => {
    const { secret } = await turnOn(await staffClient(shop.server, 'catalog'))
    const right = code(secret)
    const earlier = code(secret, -STEP_MS)
    const all = await Promise.all(Array.from({ length: 4 }, () => enter('catalog', right)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    advance(1000)
    expect((await enter('catalog', earlier)).problem?.code).toBe('code-invalid')
  })

  it('takes codes of a clock that is half a minute off, and none of one that is a minute off', async () => {
    const { secret } = await turnOn(await staffClient(shop.server, 'content'))
    for (const awayMs of [-STEP_MS, 0, STEP_MS]) {
      advance(3 * STEP_MS)
      expect((await enter('content', code(secret, 2 * STEP_MS))).problem?.code).toBe('code-invalid')
      expect((await enter('content', code(secret, -2 * STEP_MS))).problem?.code).toBe('code-invalid')
      expect((await enter('content', code(secret, awayMs))).status).toBe(200)
    }
  })

  it('counts wrong codes as wrong passwords, also parallel ones', async () => {
    const { secret } = await turnOn(await staffClient(shop.server, 'logist'))
    const windows = [-STEP_MS, 0, STEP_MS].map((away) => code(secret, away))
    const tries = await Promise.all(wrongCodes(windows, 12).map((each) => enter('logist', each)))
    const codes = tries.map(({ problem }) => problem?.code)
    expect(codes.filter((each) => each === 'code-invalid')).toHaveLength(5)
    expect(codes.filter((each) => each === 'rate-limited')).toHaveLength(7)
    expect((await enter('logist', code(secret))).problem?.code).toBe('rate-limited')
    advance(16 * 60_000)
    expect((await enter('logist', code(secret))).status).toBe(200)
  })

  it('asking for the code costs no try', async () => {
    const { secret } = await turnOn(await staffClient(shop.server, 'developer'))
    for (let asked = 0; asked < 8; asked += 1) expect((await enter('developer')).problem?.code).toBe('code-required')
    expect((await enter('developer', code(secret))).status).toBe(200)
  })

  it('is replaced by a recovery code once, also by requests at the same time', async () => {
    const { codes, secret } = await turnOn(await staffClient(shop.server, 'marketing'))
    const [first = '', second = ''] = codes
    const all = await Promise.all(Array.from({ length: 4 }, () => enter('marketing', first.toLowerCase())))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    const client = clientOf(await enter('marketing', second))
    expect((await client.call(readOwnAccount, {})).data.recoveryCodesLeft).toBe(6)
    const renewed = await client.call(renewRecoveryCodes, { body: { password: PASSWORD, code: code(secret) } })
    expect(renewed.data.codes).toHaveLength(8)
    expect((await enter('marketing', codes[2])).problem?.code).toBe('code-invalid')
    expect((await enter('marketing', renewed.data.codes[0])).status).toBe(200)
  })

  it('is turned off with password and code, and ends the other sessions when it is turned on or off', async () => {
    const support = await staffClient(shop.server, 'support')
    const other = clientOf(await enter('support'))
    const { secret } = await turnOn(support)
    expect((await other.call(readSession, {})).status).toBe(401)
    const third = clientOf(await enter('support', code(secret)))
    advance(STEP_MS)
    const remove = (password: string, given: string) =>
      support.call(removeSecondFactor, { body: { password, code: given } })
    expect((await remove('wrong', code(secret))).problem?.code).toBe('password-invalid')
    expect((await remove(PASSWORD, '000000')).problem?.code).toBe('code-invalid')
    expect((await third.call(readSession, {})).status).toBe(200)
    expect((await remove(PASSWORD, code(secret))).status).toBe(204)
    expect((await third.call(readSession, {})).status).toBe(401)
    expect((await support.call(readSession, {})).status).toBe(200)
    expect((await enter('support')).status).toBe(200)
    expect((await remove(PASSWORD, '000000')).problem?.code).toBe('second-factor-missing')
  })

  it('is moved to another phone by a code of the one before, which counts until then', async () => {
    const viewer = await staffClient(shop.server, 'viewer')
    const { secret } = await turnOn(viewer)
    const begin = (given?: string) =>
      viewer.call(beginSecondFactor, { body: { password: PASSWORD, ...(given !== undefined && { code: given }) } })
    expect((await begin()).problem?.code).toBe('code-required')
    const { data } = await begin(code(secret))
    advance(STEP_MS)
    expect((await enter('viewer', code(secret))).status).toBe(200)
    expect((await viewer.call(confirmSecondFactor, { body: { code: code(data.secret) } })).status).toBe(200)
    advance(STEP_MS)
    expect((await enter('viewer', code(secret))).problem?.code).toBe('code-invalid')
    expect((await enter('viewer', code(data.secret))).status).toBe(200)
  })

  it('a secret that nobody confirms within a quarter of an hour is forgotten', async () => {
    const admin = await staffClient(shop.server, 'admin')
    const { data } = await admin.call(beginSecondFactor, { body: { password: PASSWORD } })
    advance(16 * 60_000)
    const { problem } = await admin.call(confirmSecondFactor, { body: { code: code(data.secret) } })
    expect(problem?.code).toBe('second-factor-missing')
  })
})

describeOwnDatabase(
  'a shop that demands a second factor of a role',
  (shop) => {
    const { code, turnOn, advance } = staffDesk(shop)

    it('serves nothing before it is set up, and everything afterwards', async () => {
      const admin = await staffClient(shop.server, 'admin')
      expect(admin.session.needsSecondFactor).toBe(true)
      expect((await admin.call(listStaffAccounts, {})).problem).toMatchObject({
        status: 403,
        code: 'second-factor-needed',
      })
      expect((await admin.call(changeOwnPassword, { body: { oldPassword: PASSWORD, password: 'x' } })).status).toBe(403)
      expect((await admin.call(readOwnAccount, {})).data.isSecondFactorDemanded).toBe(true)
      const { secret } = await turnOn(admin)
      expect((await admin.call(readSession, {})).data.needsSecondFactor).toBe(false)
      expect((await admin.call(listStaffAccounts, {})).status).toBe(200)
      advance(STEP_MS)
      const body = { password: PASSWORD, code: code(secret) }
      expect((await admin.call(removeSecondFactor, { body })).problem?.code).toBe('second-factor-demanded')
    })

    it('leaves other roles alone', async () => {
      const viewer = await staffClient(shop.server, 'viewer')
      expect(viewer.session.needsSecondFactor).toBe(false)
      expect((await viewer.call(readOwnAccount, {})).data.isSecondFactorDemanded).toBe(false)
    })
  },
  { settings: { secondFactorRoles: ['Administrator'] } },
)
