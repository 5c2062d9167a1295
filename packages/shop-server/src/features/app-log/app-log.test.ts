import { listLogs, readCallStats } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient } from '../../testing/staff-client'
import { createAppLog } from './app-log'

describeOwnDatabase('the log of the staff', (shop) => {
  it('keeps failures with their trace, found by it, and leaves the rest out', async () => {
    const { db } = shop.server
    let number = 0
    const log = createAppLog({ db, now: Date.now, randomId: () => `line-${(number += 1)}` })
    log.note({ level: 'info', requestId: 'trace-info', text: 'GET /api 200' })
    log.note({ level: 'error', requestId: 'trace-broken', text: 'TypeError \n    at price-draft.ts:10' })
    await log.settled()
    const developer = await staffClient(shop.server, 'developer')
    const found = async (traceId: string) => (await developer.call(listLogs, { query: { traceId } })).data.items
    expect(await found('trace-broken')).toMatchObject([
      {
        level: 'Error',
        message: 'TypeError',
        traceId: 'trace-broken',
        exception: 'TypeError \n    at price-draft.ts:10',
      },
    ])
    expect(await found('trace-info')).toEqual([])
  })

  it('keeps no more than five hundred lines an hour', async () => {
    const { db } = shop.server
    let number = 0
    const log = createAppLog({ db, now: () => 0, randomId: () => `flood-${(number += 1)}` })
    for (let at = 0; at < 510; at += 1) log.note({ level: 'error', requestId: 'flood', text: 'Error' })
    await log.settled()
    expect(number).toBe(500)
  })

  it('has sign-ins and sign-outs as a filter of their own', async () => {
    const developer = await staffClient(shop.server, 'developer')
    const messages = async (isSignIn: boolean) =>
      (await developer.call(listLogs, { query: { isSignIn } } as never)).data.items.map(({ message }) => message)
    expect(new Set(await messages(true))).toEqual(new Set(['Вход']))
    expect(await messages(false)).not.toContain('Вход')
    expect((await messages(false)).length).toBeGreaterThan(0)
  })

  it('says how each call has done, by the path of the contract, to whoever may read the log', async () => {
    const developer = await staffClient(shop.server, 'developer')
    await developer.call(listLogs, {})
    const { items } = (await developer.call(readCallStats, {})).data
    const call = items.find((each) => each.call === 'GET /api/admin/log/preview')
    expect(call).toMatchObject({ failed: 0 })
    expect(call?.count).toBeGreaterThan(0)
    expect(call?.p95Ms).toBeGreaterThan(0)
    const orders = await staffClient(shop.server, 'orders')
    expect((await orders.call(readCallStats, {})).status).toBe(403)
  })
})
