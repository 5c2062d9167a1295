import { readSession, signIn } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { STAFF_ORIGIN } from '../../testing/staff-client'
import { addAccount, listAccounts, setActive, setPassword, setRoles } from './accounts'

const PASSWORD = 'a-password-of-the-shop'

describeOwnDatabase(
  'accounts of a shop without a demo',
  (shop) => {
    let made = 0
    const keeper = () => ({
      db: shop.server.db,
      now: () => Date.parse('2026-02-10T09:00:00Z'),
      randomId: () => `account-of-the-staff-${(made += 1)}`,
    })
    const enter = async (login: string, password = PASSWORD) => {
      const anonymous = shopClient(shop.server, { Origin: STAFF_ORIGIN })
      const { status, data, headers } = await anonymous.call(signIn, { body: { login, password } })
      const Cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const { call } = shopClient(shop.server, { Cookie, Origin: STAFF_ORIGIN })
      return { status, roles: data === null ? [] : data.roles, look: async () => (await call(readSession, {})).status }
    }

    it('are made with a role, and open the wing', async () => {
      await addAccount(keeper(), { login: ' Olga ', displayName: 'Ольга', roles: ['OrderManager'] }, PASSWORD)
      expect(await enter('olga')).toMatchObject({ status: 200, roles: ['OrderManager'] })
      expect(await listAccounts(keeper())).toContainEqual({
        login: 'olga',
        displayName: 'Ольга',
        roles: ['OrderManager'],
        isActive: true,
        isDemo: false,
      })
    })

    it.each<readonly [string, Parameters<typeof addAccount>[1], string, string]>([
      [
        'a login that somebody has',
        { login: 'OLGA', displayName: '', roles: ['Viewer'] },
        PASSWORD,
        'is there already',
      ],
      ['a login that is none', { login: 'o l', displayName: '', roles: ['Viewer'] }, PASSWORD, 'A login has'],
      ['no role', { login: 'oleg', displayName: '', roles: [] }, PASSWORD, 'at least one role'],
      ['a role that is none', { login: 'oleg', displayName: '', roles: ['King'] }, PASSWORD, 'There is no role'],
      ['a short password', { login: 'oleg', displayName: '', roles: ['Viewer'] }, 'short', 'A password has'],
    ])('are not made with %s', async (_, account, password, message) => {
      await expect(addAccount(keeper(), account, password)).rejects.toThrow(message)
      expect((await listAccounts(keeper())).map(({ login }) => login)).toEqual(['olga'])
    })

    it('have other roles from the next request', async () => {
      await setRoles(keeper(), 'olga', ['Viewer', 'Marketer', 'Viewer'])
      expect((await enter('olga')).roles).toEqual(['Marketer', 'Viewer'])
    })

    it('lose what they have open with their password, and when they are closed', async () => {
      const first = await enter('olga')
      await setPassword(keeper(), 'olga', `${PASSWORD}-2`)
      expect([await first.look(), (await enter('olga')).status]).toEqual([401, 401])
      const second = await enter('olga', `${PASSWORD}-2`)
      expect(await second.look()).toBe(200)
      await setActive(keeper(), 'olga', false)
      expect([await second.look(), (await enter('olga', `${PASSWORD}-2`)).status]).toEqual([401, 401])
      const { rows: ended } = await sql`select 1 from staff_event where resource = 'session'`.execute(shop.server.db)
      expect(ended).toHaveLength(2)
      await setActive(keeper(), 'olga', true)
      expect((await enter('olga', `${PASSWORD}-2`)).status).toBe(200)
    })

    it('are changed by their name alone', async () => {
      await expect(setRoles(keeper(), 'nobody', ['Viewer'])).rejects.toThrow('There is no account "nobody".')
      await expect(setActive(keeper(), 'nobody', false)).rejects.toThrow('There is no account')
    })
  },
  { sandbox: false },
)
