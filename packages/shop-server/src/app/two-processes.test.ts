import { randomUUID } from 'node:crypto'
import {
  calculateCart,
  confirmOrder,
  DRAFT_KEY_HEADER,
  loadDeliveryCosts,
  loadFlag,
  saveOrder,
  startProvider,
  type ConfirmResult,
} from '@prilavok/contracts'
import { readEvents, readSession, runBulk, saveFeed, signIn, signOut } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { claimOf, signedCallback } from '@prilavok/demo-shop/testing/inside'
import { callbackPath } from '../links'
import { standardRateLimits } from '../rules/rate-limits'
import type { ShopServer } from '../shop-handler'
import { describeTwoServers } from '../testing/each-database'
import { endOfJob } from '../testing/end-of-job'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { urlOf } from '../testing/postgres'
import { shopClient } from '../testing/shop-client'
import { STAFF_ORIGIN, staffClient } from '../testing/staff-client'

const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' }
const order = (purchaseType: string) => ({
  cart: { value: [{ id: ids.beam, quantity: 1 }] },
  customer: { value: customer },
  delivery: { value: { cityId: ids.moscow, transportCompany: 'Kit', pickPointId: ids.kitMoscow, purchaseType } },
  personalDataConsent: true,
})
const feed = {
  name: 'Выгрузка',
  type: 'YandexMarketYml',
  includingStrategy: 'All',
  categoryIds: [],
  productIds: [],
  manufacturerIds: [],
  tags: [],
  cityIds: [],
  onlyAvailable: false,
  marketing: {},
  fileName: 'feed.xml',
  schedule: '0 3 * * *',
  isActive: true,
}

describeTwoServers(
  'two processes on one database',
  (shop) => {
    /** One buyer whose requests are sent to the first server and to the second by turns. */
    const byTurns = () => {
      const key = randomUUID()
      const clients = shop.servers.map((server) => shopClient(server, { [DRAFT_KEY_HEADER]: key }))
      const [one, other] = clients
      if (one === undefined || other === undefined) throw new Error('There are two.')
      return { one, other }
    }

    it('take a draft that the other one saved, and make one order of two confirmations at once', async () => {
      const { one, other } = byTurns()
      const { data: draft } = await one.call(saveOrder, { body: order('PayOnDelivery') } as never)
      const confirmed = await Promise.all(
        [one, other].map(({ call }) => call(confirmOrder, { params: { id: draft.id } })),
      )
      const numbers = confirmed.map(({ data }) => (data as ConfirmResult).orderNumber)
      expect(numbers[0]).toBe(numbers[1])
    })

    it('return the stored response to a key that the other one has answered', async () => {
      const { one, other } = byTurns()
      const { data: draft } = await one.call(saveOrder, { body: order('PayOnDelivery') } as never)
      const key = { 'Idempotency-Key': '"asked-once-of-either"' }
      const first = await one.call(confirmOrder, { params: { id: draft.id } }, key)
      const again = await other.call(confirmOrder, { params: { id: draft.id } }, key)
      expect(again.data).toEqual(first.data)
      expect([first, again].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true'])
    })

    it('each believe a callback that a stand-in of the sandbox has signed', async () => {
      const { db } = shop.servers[0]
      const { secret } = await db.selectFrom('sandbox_secret').selectAll().executeTakeFirstOrThrow()
      for (const server of shop.servers) {
        const { one, other } = byTurns()
        const { data: draft } = await one.call(saveOrder, { body: order('PayViaYooKassa') } as never)
        await one.call(startProvider, { params: { id: draft.id, provider: 'yookassa' } })
        const session = await db
          .selectFrom('payment_session')
          .selectAll()
          .where('order_in_process_id', '=', draft.id)
          .executeTakeFirstOrThrow()
        const { text, headers } = signedCallback(secret, 'yookassa', claimOf(session, 'paid', `paid ${draft.id}`))
        const told = new Request(`http://shop.test${callbackPath('yookassa')}`, { method: 'POST', body: text, headers })
        expect((await server.fetch(told)).status).toBe(200)
        const confirmed = await other.call(confirmOrder, { params: { id: draft.id } })
        expect(confirmed.data).toMatchObject({ paymentStatus: 'Succeeded', due: 0 })
      }
    })

    it('count the requests of a visitor together', async () => {
      const ask = (server: ShopServer) =>
        shopClient(server, { Cookie: `sid=${'anna'.padEnd(20, '-')}` }).call(calculateCart, {
          body: { goods: [] },
        } as never)
      const [one, other] = shop.servers
      const statuses = []
      for (const server of [one, other, one, other, one]) statuses.push((await ask(server)).status)
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    })

    it('count with a tariff that was changed at the other one, and offer what was switched on there', async () => {
      const [one] = shop.servers
      const { call } = byTurns().other
      const { data: draft } = await call(saveOrder, { body: order('PayOnDelivery') } as never)
      const costs = async () => {
        const { data } = await call(loadDeliveryCosts, {
          query: { orderId: draft.id, cityId: ids.moscow },
          body: {},
        } as never)
        return data.transportCompaniesDeliveryInfo['Kit']?.cost
      }
      const before = (await costs()) ?? 0
      await one.db
        .updateTable('carrier_tariff')
        .set((eb) => ({ base_kopecks: eb('base_kopecks', '+', 12_300) }))
        .where('carrier_id', '=', 'Kit')
        .execute()
      await expect.poll(costs).toBeGreaterThan(before + 100)
      const trial = async () => (await byTurns().other.call(loadFlag, { params: { name: 'Trial' } })).data
      expect(await trial()).toBe(false)
      await one.db.insertInto('feature_flag').values({ name: 'Trial', is_enabled: true, description: '' }).execute()
      await expect.poll(trial).toBe(true)
    })

    it('know the staff who signed in at the other one, until they sign out at either', async () => {
      const [one, other] = shop.servers
      const { defaults, call } = await staffClient(one, 'admin')
      const there = shopClient(other, defaults)
      expect((await there.call(readSession, {})).status).toBe(200)
      await there.call(signOut, {})
      expect((await call(readSession, {})).problem?.code).toBe('session-expired')
    })

    it('lock a login together after failed attempts', async () => {
      const attempt = (server: ShopServer, password: string) =>
        shopClient(server, { Origin: STAFF_ORIGIN }).call(signIn, { body: { login: 'support', password } })
      const [one, other] = shop.servers
      for (const server of [one, other, one, other, one]) await attempt(server, 'wrong')
      expect((await attempt(other, 'prilavok')).problem?.code).toBe('rate-limited')
    })

    it('do the work of a schedule once, and both tell of the job', async () => {
      const [one, other] = shop.servers
      const admin = await staffClient(one, 'admin')
      const there = shopClient(other, admin.defaults)
      const { data: saved } = await admin.call(saveFeed, { body: feed as never })
      const body = { ids: [saved.id], action: 'generate' } as never
      const started = await admin.call(runBulk, { params: { entity: 'feed' }, body })
      expect(await endOfJob(there, started.data.jobId)).toMatchObject({ status: 'Succeeded', progress: 100 })
    })

    it('outlive a connection that breaks between two queries of a transaction', async () => {
      const [one, other] = shop.servers
      const broken = one.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(other.db)
        await new Promise((later) => setImmediate(later))
        await sql`select 1`.execute(trx)
      })
      await expect(broken).rejects.toThrow(/connection error|terminat/)
      expect(await one.notReady()).toBeNull()
    })

    it('move orders by time in one process only', async () => {
      const moved = await Promise.all(shop.servers.map((server) => server.moveOrders()))
      expect(moved).toContainEqual({ CancelledAutomatically: 0, Completed: 0 })
      expect(await shop.servers[0].db.selectFrom('job_lease').selectAll().execute()).toEqual([])
    })

    it('tell the staff at one of what is changed at the other, while another database of the cluster is at work', async () => {
      const [one, other] = shop.servers
      const neighbour = new Client({ connectionString: urlOf(inject('postgresFolder') ?? '') })
      await neighbour.connect()
      await neighbour.query('begin; select pg_current_xact_id()')
      const admin = await staffClient(one, 'admin')
      const stream = await other.fetch(new Request(`${STAFF_ORIGIN}${readEvents.path}`, { headers: admin.defaults }))
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      const readUntil = async (words: string) => {
        for (let isOver = false; !isOver && !text.includes(words);) {
          const { done, value = '' } = (await reader?.read()) ?? { done: true }
          text += value
          isOver = done
        }
        expect(text).toContain(words)
      }
      await readUntil(': open')
      const saved = await admin.call(saveFeed, { body: { ...feed, name: 'Другая', fileName: 'other.xml' } as never })
      expect(saved.status).toBe(200)
      await readUntil('"feed"')
      await reader?.cancel()
      await neighbour.end()
    })

    it('lock what belongs to an order one after the other as everybody does, so that nobody waits for each other', async () => {
      const [one, other] = shop.servers
      const buyer = byTurns().one
      const { data: draft } = await buyer.call(saveOrder, { body: order('PayOnDelivery') } as never)
      const { orderId } = (await buyer.call(confirmOrder, { params: { id: draft.id } })).data as ConfirmResult
      const admin = await staffClient(one, 'admin')
      const waiting = async () => {
        const { rows } = await sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(one.db)
        return rows.length
      }
      for (const [action, value] of [
        ['addTags', ['срочно']],
        ['setTransportCompanyOrderStatus', 'Accepted'],
        ['takeBack', null],
      ]) {
        const body = { ids: [orderId], action, payload: { value } } as never
        const changed = await other.db.transaction().execute(async (trx) => {
          await sql`select 1 from order_in_process where id = ${draft.id} for update`.execute(trx)
          const changing = admin.call(runBulk, { params: { entity: 'order' }, body })
          await expect.poll(waiting).toBe(1)
          await sql`select 1 from customer_order where id = ${orderId} for update nowait`.execute(trx)
          return [changing]
        })
        expect((await changed[0])?.data).toMatchObject({ done: 1 })
      }
    })

    it('are told of events that were written, and of nothing else', async () => {
      const { db } = shop.servers[0]
      const insert = (ids: readonly string[]) =>
        sql`insert into staff_event (resource, record_id, kind, created_on)
          select 'feed', id, 'updated', now() from unnest(${ids}::text[]) as id`.execute(db)
      const heard: (string | undefined)[] = []
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
      const listener = new Client({ connectionString: urlOf(inject('postgresFolder') ?? '', rows[0]?.name) })
      await listener.connect()
      await listener.query('listen staff_event')
      const isEnd = new Promise((end) => {
        listener.on('notification', ({ payload }) => {
          heard.push(payload)
          if (payload === 'end') end(true)
        })
      })
      await insert([])
      await insert(['f-1', 'f-2'])
      await sql`notify staff_event, 'end'`.execute(db)
      await isEnd
      expect(heard).toEqual(['', 'end'])
      await listener.end()
    })
  },
  {
    settings: {
      rateLimits: {
        ...standardRateLimits,
        cart: { perVisitor: { requests: 3, seconds: 60 }, perAddress: { requests: 6, seconds: 60 } },
      },
    },
  },
)
