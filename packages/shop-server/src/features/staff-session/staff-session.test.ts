import { readSession, signIn, signOut } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { STAFF_ORIGIN, staffClient } from '../../testing/staff-client'

const HOUR_MS = 3_600_000

describeOwnDatabase('staff sessions', (shop) => {
  const attempt = (login: string, password: string) =>
    shopClient(shop.server, { Origin: STAFF_ORIGIN }).call(signIn, { body: { login, password } })

  it('open with login and password, and say what the roles permit', async () => {
    const { session, call, cookie } = await staffClient(shop.server, 'logist')
    expect(session).toMatchObject({ user: { login: 'logist', locale: 'ru' }, roles: ['Logistician'] })
    expect(session.permissions).toContain('pick-point:write')
    expect(session.permissions).not.toContain('product:write')
    expect(cookie).toMatch(/^staff=/)
    expect((await call(readSession, {})).data).toEqual(session)
  })

  it('keep the token in a cookie that no script and no other site can use', async () => {
    const { headers } = await attempt('admin', 'prilavok')
    expect(headers.get('Set-Cookie')).toMatch(/; Path=\/api\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    const rows = await shop.server.db.selectFrom('staff_session').select('token_hash').execute()
    const token = /staff=([\w-]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1]
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
  })

  it('end when somebody signs out, and twelve hours after the last request', async () => {
    const one = await staffClient(shop.server, 'viewer')
    expect((await one.call(signOut, {})).status).toBe(204)
    expect((await one.call(readSession, {})).problem?.code).toBe('session-expired')
    const other = await staffClient(shop.server, 'viewer')
    shop.advance(11 * HOUR_MS)
    expect((await other.call(readSession, {})).headers.get('Set-Cookie')).toContain(other.cookie)
    shop.advance(11 * HOUR_MS)
    expect((await other.call(readSession, {})).status).toBe(200)
    shop.advance(13 * HOUR_MS)
    expect((await other.call(readSession, {})).problem).toMatchObject({ status: 401, code: 'session-expired' })
  })

  it('end a week after they were opened, however they are used', async () => {
    const { call } = await staffClient(shop.server, 'viewer')
    for (let hours = 0; hours < 167; hours += 6) {
      expect((await call(readSession, {})).status).toBe(200)
      shop.advance(6 * HOUR_MS)
    }
    expect((await call(readSession, {})).problem?.code).toBe('session-expired')
  })

  it('say the same of a wrong password and of a login that nobody has', async () => {
    const wrong = await attempt('content', 'wrong')
    const unknown = await attempt('nobody', 'wrong')
    const without = ({ problem }: typeof wrong) => ({ ...problem, traceId: '', instance: '' })
    expect(without(wrong)).toMatchObject({ status: 401, code: 'bad-credentials' })
    expect(without(unknown)).toEqual(without(wrong))
  })

  it.each(['support', 'a-login-that-nobody-has'])('lock %s for a while after five failures', async (login) => {
    await staffClient(shop.server, 'viewer')
    for (let failed = 0; failed < 5; failed += 1) expect((await attempt(login, 'wrong')).status).toBe(401)
    const { problem, headers } = await attempt(login, 'prilavok')
    expect(problem?.code).toBe('rate-limited')
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(600)
    shop.advance(16 * 60_000)
    expect((await attempt(login, 'prilavok')).status).toBe(login === 'support' ? 200 : 401)
  })

  it('change nothing without the token of the session, or from a page of another origin', async () => {
    const { cookie, session } = await staffClient(shop.server, 'admin')
    const leave = (headers: Readonly<Record<string, string>>) =>
      shopClient(shop.server, { Cookie: cookie, ...headers }).call(signOut, {})
    const token = { 'X-CSRF-Token': session.csrfToken }
    expect((await leave({ Origin: STAFF_ORIGIN })).problem).toMatchObject({ status: 403, code: 'csrf-failed' })
    expect((await leave({ Origin: STAFF_ORIGIN, 'X-CSRF-Token': 'x' })).problem?.code).toBe('csrf-failed')
    expect((await leave({ Origin: 'https://evil.test', ...token })).problem?.code).toBe('csrf-failed')
    expect((await leave({ Origin: STAFF_ORIGIN, ...token })).status).toBe(204)
  })

  it('are not opened from a page of another origin', async () => {
    await staffClient(shop.server, 'viewer')
    const foreign = shopClient(shop.server, { Origin: 'https://evil.test' })
    const { problem } = await foreign.call(signIn, { body: { login: 'admin', password: 'prilavok' } })
    expect(problem?.code).toBe('csrf-failed')
  })

  it('serve programs by a header, which needs no token', async () => {
    const { cookie } = await staffClient(shop.server, 'admin')
    const program = shopClient(shop.server, { Authorization: `Bearer ${cookie.replace('staff=', '')}` })
    expect((await program.call(readSession, {})).status).toBe(200)
    expect((await program.call(signOut, {})).status).toBe(204)
  })

  it('are closed with the account', async () => {
    const { call } = await staffClient(shop.server, 'marketing')
    await shop.server.db.updateTable('staff_user').set({ is_active: false }).where('login', '=', 'marketing').execute()
    expect((await call(readSession, {})).status).toBe(401)
    expect((await attempt('marketing', 'prilavok')).status).toBe(401)
  })
})

describeOwnDatabase(
  'a shop without a sandbox',
  (shop) => {
    it('knows no demo account', async () => {
      await expect(staffClient(shop.server, 'admin')).rejects.toThrow('bad-credentials')
    })
  },
  { sandbox: false },
)
