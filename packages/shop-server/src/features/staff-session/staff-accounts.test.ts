import {
  addStaffAccount,
  listLogs,
  listStaffAccounts,
  readOwnAccount,
  readSession,
  readStaffAccountHistory,
  renewStaffPassword,
  resetSecondFactor,
  saveStaffAccount,
} from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { PASSWORD, STEP_MS, staffDesk } from '../../testing/staff-desk'

describeOwnDatabase('accounts of the staff, for owners', (shop) => {
  const { code, enter, clientOf, turnOn, advance } = staffDesk(shop)
  const ownPassword = PASSWORD

  it('are made, changed and closed, and their sessions end at once', async () => {
    const owner = await staffClient(shop.server, 'admin')
    const body = { login: 'Olga', displayName: 'Ольга', roles: ['Viewer' as const], ownPassword }
    expect((await owner.call(addStaffAccount, { body: { ...body, ownPassword: 'wrong' } })).problem?.code).toBe(
      'password-invalid',
    )
    expect((await owner.call(addStaffAccount, { body: { ...body, login: 'o l' } })).problem?.errors).toMatchObject([
      { pointer: '/login', code: 'login-form' },
    ])
    const { data } = await owner.call(addStaffAccount, { body })
    expect(data.account).toMatchObject({ login: 'olga', roles: ['Viewer'], isActive: true, isDemo: false, version: 1 })
    expect((await owner.call(addStaffAccount, { body })).problem?.errors?.[0]?.code).toBe('login-taken')

    const olga = clientOf(await enter('olga', undefined, data.password))
    const params = { id: data.account.id }
    const change = (more: object, version: number) =>
      owner.call(saveStaffAccount, {
        params,
        body: { displayName: 'Ольга П.', roles: ['Viewer', 'Marketer'], isActive: true, version, ownPassword, ...more },
      })
    expect((await change({}, 1)).data).toMatchObject({ roles: ['Marketer', 'Viewer'], version: 2 })
    expect((await change({}, 1)).problem?.code).toBe('version-conflict')
    expect((await olga.call(readSession, {})).data.roles).toEqual(['Marketer', 'Viewer'])
    expect((await change({ isActive: false }, 2)).data).toMatchObject({ isActive: false, lastSeenOn: null })
    expect((await olga.call(readSession, {})).status).toBe(401)
    expect((await enter('olga', undefined, data.password)).status).toBe(401)
    expect((await change({ isActive: true }, 3)).status).toBe(200)
    const renewed = await owner.call(renewStaffPassword, { params, body: { ownPassword } })
    expect((await enter('olga', undefined, data.password)).status).toBe(401)
    expect((await enter('olga', undefined, renewed.data.password)).status).toBe(200)
    const { items } = (await owner.call(readStaffAccountHistory, { params })).data
    expect(items.map(({ actorName, changes }) => [actorName, ...changes.map(({ field }) => field)])).toEqual([
      ['Анна Иванова', 'password'],
      ['Анна Иванова', 'isActive'],
      ['Анна Иванова', 'isActive'],
      ['Анна Иванова', 'displayName', 'roles'],
      ['Анна Иванова', 'login', 'displayName', 'roles'],
    ])
  })

  it('are seen and changed by nobody else', async () => {
    const viewer = await staffClient(shop.server, 'developer')
    expect((await viewer.call(listStaffAccounts, {})).problem?.code).toBe('forbidden')
    const params = { id: 'demo-developer' }
    expect((await viewer.call(readStaffAccountHistory, { params })).problem?.code).toBe('forbidden')
    expect((await viewer.call(resetSecondFactor, { params, body: { ownPassword } })).problem?.code).toBe('forbidden')
  })

  it('leave the owner their own rights, and two who close each other at once leave one', async () => {
    const owner = await staffClient(shop.server, 'admin')
    const save = (
      by: Pick<StaffClient, 'call'>,
      id: string,
      roles: readonly string[],
      isActive: boolean,
      version = 1,
    ) =>
      by.call(saveStaffAccount, {
        params: { id },
        body: { displayName: 'Владелец', roles: [...roles], isActive, version, ownPassword },
      })
    expect((await save(owner, 'demo-admin', ['Administrator'], false)).problem?.code).toBe('own-account')
    expect((await save(owner, 'demo-admin', ['Viewer'], true)).problem?.code).toBe('own-account')
    const params = { id: 'demo-admin' }
    expect((await owner.call(renewStaffPassword, { params, body: { ownPassword } })).problem?.code).toBe('own-account')
    expect((await owner.call(resetSecondFactor, { params, body: { ownPassword } })).problem?.code).toBe('own-account')
    expect((await save(owner, 'demo-content', ['Administrator'], true)).status).toBe(200)
    const second = await staffClient(shop.server, 'content')
    const both = await Promise.all([
      save(owner, 'demo-content', ['Administrator'], false, 2),
      save(second, 'demo-admin', ['Administrator'], false, 1),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const open = await shop.server.db
      .selectFrom('staff_user')
      .innerJoin('staff_role', 'user_id', 'id')
      .select('id')
      .where('role', '=', 'Administrator')
      .where('is_active', '=', true)
      .execute()
    expect(open).toHaveLength(1)
    await shop.server.db.updateTable('staff_user').set({ is_active: true }).where('is_active', '=', false).execute()
  })

  it('lose a second factor by an owner, who is named in the history', async () => {
    const owner = await staffClient(shop.server, 'admin')
    const orders = await staffClient(shop.server, 'orders')
    await turnOn(orders)
    const params = { id: 'demo-orders' }
    expect((await owner.call(resetSecondFactor, { params, body: { ownPassword: 'wrong' } })).problem?.code).toBe(
      'password-invalid',
    )
    const listed = await owner.call(listStaffAccounts, {})
    expect(listed.data.items.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ login }) => login)).toEqual([
      'orders',
    ])
    expect((await owner.call(resetSecondFactor, { params, body: { ownPassword } })).status).toBe(204)
    expect((await orders.call(readSession, {})).status).toBe(401)
    expect((await enter('orders')).status).toBe(200)
    const { items } = (await owner.call(readStaffAccountHistory, { params })).data
    expect(items[0]).toMatchObject({
      actorName: owner.session.user.displayName,
      changes: [{ field: 'secondFactor', before: true, after: null }],
    })
    expect((await owner.call(resetSecondFactor, { params, body: { ownPassword } })).problem?.code).toBe(
      'second-factor-missing',
    )
  })

  it('keep secret and codes sealed or hashed, and no list, history, log or export has them', async () => {
    const owner = await staffClient(shop.server, 'admin')
    const logist = await staffClient(shop.server, 'logist')
    const { secret, codes } = await turnOn(logist)
    await enter('logist', codes[0])
    const { db } = shop.server
    const stored = JSON.stringify([
      await db.selectFrom('staff_second_factor').selectAll().execute(),
      await db.selectFrom('staff_recovery_code').selectAll().execute(),
      await db.selectFrom('staff_history').selectAll().execute(),
      await db.selectFrom('staff_user').selectAll().execute(),
    ])
    const shown = JSON.stringify([
      (await owner.call(listStaffAccounts, {})).data,
      (await owner.call(readStaffAccountHistory, { params: { id: 'demo-logist' } })).data,
      (await owner.call(listLogs, { query: {} })).data,
      (await logist.call(readOwnAccount, {})).data,
      (await logist.call(readSession, {})).data,
    ])
    for (const each of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))]) {
      expect(stored).not.toContain(each)
      expect(shown).not.toContain(each)
    }
    const sealed = await db.selectFrom('staff_second_factor').select('secret').executeTakeFirstOrThrow()
    expect(shown).not.toContain(sealed.secret)
    // What was sealed for one account opens nothing at another.
    await db
      .insertInto('staff_second_factor')
      .values({ user_id: 'demo-viewer', secret: sealed.secret, confirmed_on: new Date() })
      .execute()
    advance(STEP_MS)
    expect((await enter('viewer', code(secret))).problem?.code).toBe('code-invalid')
  })
})
