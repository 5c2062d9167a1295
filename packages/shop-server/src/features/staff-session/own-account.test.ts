import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readSession,
  signIn,
} from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { STAFF_ORIGIN, staffClient } from '../../testing/staff-client'
import { PASSWORD, staffDesk } from '../../testing/staff-desk'

describeOwnDatabase('the own account', (shop) => {
  const { enter, clientOf, advance } = staffDesk(shop)

  it('has another password once the old one is given, and its other sessions end', async () => {
    const client = await staffClient(shop.server, 'support')
    const other = clientOf(await enter('support'))
    const change = (oldPassword: string, password: string) =>
      client.call(changeOwnPassword, { body: { oldPassword, password } })
    expect((await change('wrong', 'a-new-password-here')).problem?.code).toBe('password-invalid')
    expect((await change(PASSWORD, 'short')).problem?.errors?.[0]).toMatchObject({ pointer: '/password' })
    expect((await other.call(readSession, {})).status).toBe(200)
    expect((await change(PASSWORD, 'a-new-password-here')).status).toBe(204)
    expect((await other.call(readSession, {})).status).toBe(401)
    expect((await client.call(readSession, {})).status).toBe(200)
    expect((await enter('support')).status).toBe(401)
    expect((await enter('support', undefined, 'a-new-password-here')).status).toBe(200)
  })

  it('counts wrong passwords before it judges them', async () => {
    const client = await staffClient(shop.server, 'developer')
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        client.call(changeOwnPassword, { body: { oldPassword: 'wrong', password: 'a-new-password-here' } }),
      ),
    )
    const codes = tries.map(({ problem }) => problem?.code)
    expect(codes.filter((each) => each === 'password-invalid')).toHaveLength(10)
    expect(codes.filter((each) => each === 'rate-limited')).toHaveLength(4)
  })

  it('lists its sessions by device and the beginning of the address, and ends them', async () => {
    const client = await staffClient(shop.server, 'viewer')
    const body = { login: 'viewer', password: PASSWORD }
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
    const fromFirefox = async () => {
      const request = new Request(`http://shop.test${signIn.path}`, {
        method: 'POST',
        headers: { Origin: STAFF_ORIGIN, 'Content-Type': 'application/json', 'User-Agent': agent },
        body: JSON.stringify(body),
      })
      const { headers } = await shop.server.fetch(request, { address: '203.0.113.7' })
      return shopClient(shop.server, { Origin: STAFF_ORIGIN, Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' })
    }
    const firefox = await fromFirefox()
    await fromFirefox()
    advance(5 * 60_000)
    await client.call(readSession, {})
    const { items } = (await client.call(listOwnSessions, {})).data
    expect(items.map(({ browser, system, network, isCurrent }) => [browser, system, network, isCurrent])).toEqual([
      [null, null, null, true],
      ['Firefox', 'Linux', '203.0.113.*', false],
      ['Firefox', 'Linux', '203.0.113.*', false],
    ])
    expect(JSON.stringify(items)).not.toContain('203.0.113.7')
    expect(items[0]?.lastSeenOn).not.toBe(items[1]?.lastSeenOn)
    const foreign = await staffClient(shop.server, 'content')
    const params = { id: items[1]?.id ?? '' }
    expect((await foreign.call(endOwnSession, { params })).status).toBe(404)
    const before = await firefox.call(readSession, {})
    expect(before.status).toBe(200)
    expect((await client.call(endOwnSession, { params })).status).toBe(204)
    expect((await client.call(listOwnSessions, {})).data.items).toHaveLength(2)
    expect((await client.call(endOtherSessions, {})).status).toBe(204)
    expect((await firefox.call(readSession, {})).status).toBe(401)
    expect((await client.call(listOwnSessions, {})).data.items.map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await foreign.call(readSession, {})).status).toBe(200)
  })
})
