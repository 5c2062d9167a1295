import type { Endpoint } from '@prilavok/contracts'
import {
  adminCalls,
  isPermitted,
  permissionsOf,
  resources,
  staffRoles,
  type AdminEndpoint,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '@prilavok/demo-shop/fixtures'
import { describeOwnDatabase } from '../testing/each-database'
import { STAFF_ORIGIN, staffClient } from '../testing/staff-client'
import { callsNotBuilt } from './staff-api'

/** Every call as requests: one of any resource is sent for each of them. */
const requests = adminCalls.flatMap((call: AdminEndpoint) => {
  const paths = call.path.includes('{entity}')
    ? Object.entries(resources).map(([key, { permission }]) => ({
        path: call.path.replace('{entity}', key),
        needed: `${permission}:${call.name === 'runBulk' ? 'write' : (call.permission.split(':')[1] ?? '')}`,
      }))
    : [{ path: call.path, needed: call.permission as string }]
  return paths.map(({ path, needed }) => ({ call, needed, path: path.replace(/\{\w+\}/g, 'no-such') }))
})
const guarded = requests.filter(({ call }) => call.permission !== 'public')

describeOwnDatabase('the staff API', (shop) => {
  const clients = new Map<string, Readonly<Record<string, string>>>()
  beforeAll(async () => {
    for (const { login, role } of demoAccounts) clients.set(role, (await staffClient(shop.server, login)).defaults)
  })
  const send = (call: Endpoint, path: string, headers: Readonly<Record<string, string>>) =>
    shop.server.fetch(
      new Request(`http://shop.test${path}`, {
        method: call.method,
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(call.method === 'POST' && { body: JSON.stringify({ action: 'no-such' }) }),
      }),
    )

  it('refuses every call without a session [ADMIN-01]', async () => {
    for (const { call, path } of guarded) {
      const response = await send(call, path, { Origin: STAFF_ORIGIN })
      expect([call.name, path, response.status]).toEqual([call.name, path, 401])
      expect(await response.json()).toMatchObject({ code: 'session-expired' })
    }
  })

  it.each(staffRoles)('allows %s what the table says, and refuses the rest', async (role) => {
    const permissions = permissionsOf(role)
    for (const { call, path, needed } of guarded) {
      if (call.name === 'signOut' || call.stream) continue
      const response = await send(call, path, clients.get(role) ?? {})
      const body = (await response.text()) || '{}'
      const isRefused = response.status === 403 && (JSON.parse(body) as { code?: string }).code === 'forbidden'
      expect([call.name, path, isRefused ? 'refused' : 'allowed']).toEqual([
        call.name,
        path,
        isPermitted(permissions, needed) ? 'allowed' : 'refused',
      ])
    }
  })

  it('has a handler for every call', () => {
    expect(callsNotBuilt()).toEqual([])
  })
})
