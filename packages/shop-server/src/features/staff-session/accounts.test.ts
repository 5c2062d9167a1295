import { readSession, signIn } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStaffSession } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { describeOwnDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { STAFF_ORIGIN } from '../../testing/staff-client'
import { accountHistory } from './account-history'
import { addAccount, saveAccount, setPassword, type NewAccount } from './accounts'
import { listAccounts } from './list-accounts'

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

    const ACTOR = { id: null, displayName: 'the command line' }
    let olga = ''

    it('are made with a role, and open the wing', async () => {
      olga = await addAccount(
        keeper(),
        ACTOR,
        { login: ' Olga ', displayName: 'Ольга', roles: ['OrderManager'] },
        PASSWORD,
      )
      expect(await enter('olga')).toMatchObject({ status: 200, roles: ['OrderManager'] })
      expect(await listAccounts(shop.server.db)).toMatchObject([
        {
          id: olga,
          login: 'olga',
          displayName: 'Ольга',
          roles: ['OrderManager'],
          isActive: true,
          hasSecondFactor: false,
        },
      ])
    })

    it.each<readonly [string, NewAccount, string, string]>([
      ['a login that somebody has', { login: 'OLGA', displayName: '', roles: ['Viewer'] }, PASSWORD, 'login-taken'],
      ['a login that is none', { login: 'o l', displayName: '', roles: ['Viewer'] }, PASSWORD, 'login-form'],
      ['no role', { login: 'oleg', displayName: '', roles: [] }, PASSWORD, 'role-missing'],
      ['a role that is none', { login: 'oleg', displayName: '', roles: ['King'] }, PASSWORD, 'role-unknown'],
      ['a short password', { login: 'oleg', displayName: '', roles: ['Viewer'] }, 'short', 'password-short'],
    ])('are not made with %s', async (_, account, password, code) => {
      await expect(addAccount(keeper(), ACTOR, account, password)).rejects.toThrow(code)
      expect((await listAccounts(shop.server.db)).map(({ login }) => login)).toEqual(['olga'])
    })

    it('have other roles from the next request', async () => {
      await saveAccount(keeper(), ACTOR, olga, { roles: ['Viewer', 'Marketer', 'Viewer'] })
      expect((await enter('olga')).roles).toEqual(['Marketer', 'Viewer'])
    })

    it('lose what they have open with their password, and when they are closed', async () => {
      const first = await enter('olga')
      await setPassword(keeper(), ACTOR, olga, `${PASSWORD}-2`)
      expect([await first.look(), (await enter('olga')).status]).toEqual([401, 401])
      const second = await enter('olga', `${PASSWORD}-2`)
      expect(await second.look()).toBe(200)
      await saveAccount(keeper(), ACTOR, olga, { isActive: false })
      expect([await second.look(), (await enter('olga', `${PASSWORD}-2`)).status]).toEqual([401, 401])
      const { rows: ended } = await sql`select 1 from staff_event where resource = 'session'`.execute(shop.server.db)
      expect(ended).toHaveLength(2)
      await saveAccount(keeper(), ACTOR, olga, { isActive: true })
      expect((await enter('olga', `${PASSWORD}-2`)).status).toBe(200)
    })

    it('have a history of every change, without the password', async () => {
      const { items } = await accountHistory({ db: shop.server.db }, olga)
      expect(items.map(({ action, changes }) => [action, ...changes.map(({ field }) => field)])).toEqual([
        ['Updated', 'isActive'],
        ['Updated', 'isActive'],
        ['Updated', 'password'],
        ['Updated', 'roles'],
        ['Created', 'login', 'displayName', 'roles'],
      ])
      expect(JSON.stringify(items)).not.toContain(PASSWORD)
      expect(items[0]).toMatchObject({ actorId: null, actorName: 'the command line' })
    })

    it('a sign-in during which the password is changed opens nothing', async () => {
      const { password_hash: passwordHash } = await shop.server.db
        .selectFrom('staff_user')
        .select('password_hash')
        .where('id', '=', olga)
        .executeTakeFirstOrThrow()
      await setPassword(keeper(), ACTOR, olga, `${PASSWORD}-3`)
      const place = { device: { browser: null, system: null, device: null }, address: null }
      const inside = { ...keeper() } as Shop
      expect(await openStaffSession(inside, { userId: olga, passwordHash }, place)).toBeNull()
    })
  },
  { sandbox: false },
)
