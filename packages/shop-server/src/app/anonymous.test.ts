import * as contract from '@prilavok/contracts'
import type { Endpoint } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'wire' in value
const calls = Object.values<unknown>(contract).filter(isEndpoint)
/** What is somebody's own: it answers those alone who are logged in. */
const OWN = ['loadCustomerOrders']

describeOwnDatabase('the calls of the storefront', (shop) => {
  it('ask nobody who they are: there is no role and no permission among visitors [UI-16]', async () => {
    expect(calls.length).toBeGreaterThan(25)
    for (const { name, method, path } of calls) {
      const request = new Request(`http://shop.test${path.replace(/\{\w+\}/g, 'no-such')}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(method === 'POST' && { body: '{}' }),
      })
      const { status } = await shop.server.fetch(request)
      expect([name, status === 401 || status === 403]).toEqual([name, OWN.includes(name)])
    }
  })
})
