import { adminCalls, listCustomers, readCustomer, readSession, signOut } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { staffClient } from '../testing/staff-client'

const SELLS = 'http://www.shop.test'
const WORKS = 'https://office.example'

describeOwnDatabase(
  'pages that sell and pages of the staff',
  (shop) => {
    const ask = async (origin: string | null, path: string, init: RequestInit = {}) => {
      const { defaults } = await staffClient(shop.server, 'admin')
      const { Origin: _, ...own } = defaults
      const headers = { ...own, ...(origin !== null && { Origin: origin }), ...(init.headers as object) }
      return shop.server.fetch(new Request(`http://shop.test${path}`, { ...init, headers }))
    }
    const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')

    it('are two lists: who may sell may neither read nor change what is of the staff', async () => {
      expect(allowed(await ask(SELLS, '/api/meta'))).toBe(SELLS)
      expect(allowed(await ask(WORKS, '/api/meta'))).toBeNull()
      for (const site of ['same-site', 'cross-site', null]) {
        const headers = site === null ? {} : { 'Sec-Fetch-Site': site }
        const read = await ask(SELLS, readSession.path, { headers })
        expect([read.status, allowed(read)]).toEqual([403, null])
        const left = await ask(SELLS, signOut.path, { method: signOut.method, headers })
        expect([left.status, allowed(left)]).toEqual([403, null])
        const worked = await ask(WORKS, readSession.path, { headers })
        expect([worked.status, allowed(worked)]).toEqual([200, WORKS])
      }
    })

    it('may ask whether they may, and are told no', async () => {
      for (const { path } of adminCalls) {
        const init = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } }
        const address = path.replace(/\{\w+\}/g, 'x')
        expect([path, allowed(await ask(SELLS, address, init))]).toEqual([path, null])
        expect([path, allowed(await ask(WORKS, address, init))]).toEqual([path, WORKS])
      }
    })

    it('refuses reads without a name that another page made a browser send, and takes addresses that were opened', async () => {
      const read = (site: string, mode: string) =>
        ask(null, readSession.path, { headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode } })
      expect((await read('same-site', 'no-cors')).status).toBe(403)
      expect((await read('cross-site', 'no-cors')).status).toBe(403)
      expect((await read('same-origin', 'cors')).status).toBe(200)
      expect((await read('none', 'navigate')).status).toBe(200)
      expect((await read('cross-site', 'navigate')).status).toBe(200)
    })

    it('leaves no record of the staff in a cache', async () => {
      const list = await ask(null, listCustomers.path.replace('{entity}', 'customer'))
      const { items } = (await list.json()) as { readonly items: readonly { readonly id: string }[] }
      const edition = await ask(null, readCustomer.path.replace('{id}', items[0]?.id ?? ''))
      expect([list, edition].map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual([
        [200, 'no-store'],
        [200, 'no-store'],
      ])
      // What is kept for half a minute are words of the shop and names of its catalogue.
      const kept = adminCalls.filter(({ cache }) => typeof cache === 'number').map(({ permission }) => permission)
      for (const personal of ['customer', 'order', 'order-in-process', 'file', 'log'])
        expect(kept.filter((permission) => permission.startsWith(`${personal}:`))).toEqual([])
    })
  },
  { settings: { allowedOrigins: [SELLS], staffOrigins: [WORKS] } },
)
