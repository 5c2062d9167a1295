import { resources, staffRoles, type Resource } from '@prilavok/contracts/admin'
import { describe, expect, it } from 'vitest'
import { contractCalls } from './contract-values'
import { faultOf } from './judge'
import { staffCalls } from './staff-requests'
import { fuzz, openPrivateShop } from './fuzz'
import type { WireRequest } from './requests'
import { requestOf } from './runs'
import { send } from './send'
import { openStaffDoor } from './staff-door'
import { idOf } from './staff-ids'

const request: WireRequest = { method: 'POST', target: '/api/x', headers: [], body: '', framing: 'length', broken: '' }
const problem = new Headers({ 'Content-Type': 'application/problem+json' })
const answered = (status: number, headers: Headers, body: string) => ({ status, headers, body, hung: false })

describe('the fuzzer', () => {
  it('finds nothing in some hundred requests of every kind', async () => {
    const { findings, statuses } = await fuzz({ seed: 1, runs: Array.from({ length: 500 }, (_, run) => run) })
    expect(findings).toEqual([])
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 401, 403, 404, 413, 422]))
  }, 180_000)

  it('adds a whole new record to every list that takes one', async () => {
    const shop = await openPrivateShop()
    const door = await openStaffDoor(shop)
    const refused: string[] = []
    for (const { key, save, read } of Object.values<Resource>(resources)) {
      if (save === undefined || read === undefined) continue
      const request = await door.ready({
        method: 'POST',
        target: save.path,
        headers: [['Content-Type', 'application/json']],
        body: '{}',
        framing: 'length',
        broken: '',
        sentBy: 'Administrator',
        onRecord: read.path.replace('{id}', idOf(key, 0)),
        asNew: true,
      })
      const { status } = await send(shop.url, request, shop.draft)
      if (status !== 200) refused.push(`${key}: ${status}`)
    }
    await shop.close()
    // An order is made of a draft; a request comes from the site, by a call or by a screen of its own.
    expect(refused).toEqual(['order: 422', 'request: 422'])
  }, 180_000)

  it('is every role of the staff, and nobody', () => {
    const senders = Array.from({ length: 1_000 }, (_, run) => requestOf(2, run).sentBy)
    expect(new Set(senders)).toEqual(new Set([undefined, 'nobody', 'stranger', ...staffRoles]))
  })

  it('makes the same request of the same seed and number, and calls everything', () => {
    expect(requestOf(7, 42)).toEqual(requestOf(7, 42))
    const targets = Array.from({ length: 2_000 }, (_, run) => requestOf(1, run).target)
    const paths = [...contractCalls.keys(), ...staffCalls.keys()].map((call) => call.split(' ')[1] ?? '')
    const missed = paths.filter((path) => {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}`)
      return !targets.some((target) => pattern.test(target))
    })
    expect(missed).toEqual([])
  })

  it.each([
    ['a bug', answered(500, problem, '{"code":"internal","status":500}'), 'status 500'],
    [
      'a refusal as text',
      answered(404, new Headers({ 'Content-Type': 'text/plain' }), 'no'),
      'status 404 as "text/plain"',
    ],
    ['a refusal without a code', answered(422, problem, '{}'), 'status 422 without a code'],
    ['silence', { ...answered(0, new Headers(), ''), hung: true }, 'no response within 5 seconds'],
    ['a hang-up', answered(0, new Headers(), ''), 'the connection was closed without a response'],
    ['a refusal that is right', answered(422, problem, '{"code":"x","status":422}'), null],
    ['success', answered(200, new Headers(), '{}'), null],
  ])('tells %s', (_, response, fault) => {
    expect(faultOf(request, response)).toBe(fault)
  })
})
