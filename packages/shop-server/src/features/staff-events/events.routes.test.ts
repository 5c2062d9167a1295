import {
  readManufacturer,
  saveManufacturer,
  sendPresence,
  signOut,
  type EventMessage,
  type ManufacturerEdition,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

/** One event of a stream, as a browser reads it. */
interface Read {
  readonly id: string | null
  readonly name: string
  readonly message: EventMessage | null
}

describeEachDatabase('events of the staff', (shop) => {
  let admin: StaffClient
  /** Opens a stream; `next` resolves with its next event, or null at its end. */
  async function stream({ defaults }: StaffClient, query = '', lastId?: string) {
    const headers = { ...defaults, ...(lastId !== undefined && { 'Last-Event-ID': lastId }) }
    const response = await shop.server.fetch(new Request(`http://shop.test/api/admin/events${query}`, { headers }))
    expect(response.headers.get('Content-Type')).toContain('text/event-stream')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const decoder = new TextDecoder()
    let text = ''
    const part = async (): Promise<string | null> => {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const found = text.slice(0, end)
          text = text.slice(end + 2)
          return found
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += decoder.decode(value, { stream: true })
      }
    }
    const next = async (): Promise<Read | null> => {
      for (;;) {
        const found = await part()
        if (found === null) return null
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(found)?.[1] ?? null
        const data = field('data')
        if (field('event') !== null) return { id: null, name: field('event') ?? '', message: null }
        if (data !== null) return { id: field('id'), name: 'message', message: JSON.parse(data) as EventMessage }
      }
    }
    const seen: Read[] = []
    const opened = async () => {
      for (let found = await part(); found !== null && found !== ': open'; found = await part()) {
        const data = /^data: (.+)$/m.exec(found)?.[1]
        const name = /^event: (.*)$/m.exec(found)?.[1] ?? 'message'
        const id = /^id: (.*)$/m.exec(found)?.[1] ?? null
        if (data !== undefined || name !== 'message')
          seen.push({ id, name, message: data ? (JSON.parse(data) as EventMessage) : null })
      }
    }
    await opened()
    return { next, seen, close: () => reader.cancel() }
  }
  const change = async (who: StaffClient, country: string) => {
    const { data } = await who.call(readManufacturer, { params: { id: 'm-1' } })
    return who.call(saveManufacturer, { body: { ...(data as ManufacturerEdition), country } })
  }
  const presence = (who: StaffClient, state: string, id = 'm-1', resource = 'manufacturer') =>
    who.call(sendPresence, { body: { resource, id, state } })

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
  })

  it('tell of a change by somebody else, with who made it and the new version, and nothing of what is in the record', async () => {
    const events = await stream(await staffClient(shop.server, 'viewer'))
    const saved = await change(admin, 'Секретная страна')
    const event = await events.next()
    expect(event?.message).toEqual({
      resource: 'manufacturer',
      id: 'm-1',
      version: saved.data.version,
      kind: 'updated',
      state: null,
      actorId: admin.session.user.id,
      actorName: 'Анна Иванова',
      on: '2026-02-10T09:00:00.000Z',
    })
    await events.close()
  })

  it('tell of an order that comes by itself, without a name', async () => {
    const events = await stream(await staffClient(shop.server, 'orders'), '?resources=order')
    await shop.server.db
      .insertInto('order_history')
      .values({
        order_id: 'order-1',
        author: 'buyer',
        kind: 'Created',
        changes: '{}',
        created_on: new Date('2026-02-10T09:00:00Z'),
      })
      .execute()
    await change(admin, 'Россия')
    const event = await events.next()
    expect(event?.message).toMatchObject({ resource: 'order', id: 'order-1', kind: 'created', actorName: null })
    await events.close()
  })

  it('are those of resources that the member may read and has asked for', async () => {
    const logist = await stream(await staffClient(shop.server, 'logist'))
    const asked = await stream(admin, '?resources=pick-point,manufacturer')
    await presence(admin, 'viewing', 'o-1', 'order')
    await change(admin, 'Китай')
    await presence(admin, 'viewing', 'o-2', 'order')
    expect((await asked.next())?.message?.resource).toBe('manufacturer')
    expect((await logist.next())?.message).toMatchObject({ resource: 'order', id: 'o-1' })
    // No manufacturers for a logistician: the next is the second order.
    expect((await logist.next())?.message).toMatchObject({ resource: 'order', id: 'o-2' })
    await Promise.all([logist.close(), asked.close(), presence(admin, 'left', 'o-1', 'order')])
  })

  it('go on where a stream was cut off, each once and in order; a place that is no longer known is said', async () => {
    const viewer = await staffClient(shop.server, 'viewer')
    const before = await stream(viewer, '?resources=manufacturer')
    await change(admin, 'первая')
    const first = await before.next()
    await before.close()
    await change(admin, 'вторая')
    await change(admin, 'третья')
    const after = await stream(viewer, '?resources=manufacturer', first?.id ?? '')
    await change(admin, 'четвёртая')
    const versions = after.seen.map(({ message }) => message?.version)
    while (versions.length < 3) versions.push((await after.next())?.message?.version)
    const from = first?.message?.version ?? 0
    expect(versions).toEqual([from + 1, from + 2, from + 3])
    await after.close()
    const unknown = await stream(viewer, '?resources=manufacturer', '1-1')
    expect(unknown.seen.map(({ name }) => name)).toEqual(['reset'])
    await unknown.close()
  })

  it('lose none whose transaction began first and ended last', async () => {
    const events = await stream(await staffClient(shop.server, 'viewer'), '?resources=manufacturer')
    const insert = (id: string) => sql`insert into staff_event (resource, record_id, kind, created_on)
      values ('manufacturer', ${id}, 'updated', now())`
    const isPostgres = expect.getState().currentTestName?.includes('PostgreSQL') === true
    await shop.server.db.transaction().execute(async (trx) => {
      await insert('slow').execute(trx)
      // PGlite has one session: nothing can overtake a transaction there.
      if (isPostgres) await insert('fast').execute(shop.server.db)
    })
    if (!isPostgres) await insert('fast').execute(shop.server.db)
    await change(admin, 'конец')
    const found = [await events.next(), await events.next()].map((event) => event?.message?.id)
    expect([...found].sort()).toEqual(['fast', 'slow'])
    await events.close()
  })

  it('end with the session', async () => {
    const content = await staffClient(shop.server, 'content')
    const events = await stream(content)
    await content.call(signOut, {})
    expect(await events.next()).toMatchObject({ name: 'end' })
    expect(await events.next()).toBeNull()
    const response = await shop.server.fetch(
      new Request('http://shop.test/api/admin/events', { headers: content.defaults }),
    )
    expect(response.status).toBe(401)
  })

  it('say who has a record open: to who comes later, once, until they leave or are not heard of', async () => {
    const [one, two] = [await staffClient(shop.server, 'catalog'), await staffClient(shop.server, 'support')]
    await presence(one, 'editing', 'b-1', 'product')
    await presence(one, 'editing', 'b-1', 'product')
    const events = await stream(two, '?resources=product')
    expect(events.seen.map(({ message }) => [message?.id, message?.state, message?.actorName])).toEqual([
      ['b-1', 'editing', 'Кирилл Петров'],
    ])
    await presence(one, 'viewing', 'b-1', 'product')
    expect((await events.next())?.message).toMatchObject({ kind: 'presence', id: 'b-1', state: 'viewing' })
    await presence(one, 'left', 'b-1', 'product')
    expect((await events.next())?.message).toMatchObject({ id: 'b-1', state: 'left' })
    await presence(one, 'viewing', 'b-2', 'product')
    expect((await events.next())?.message).toMatchObject({ id: 'b-2', state: 'viewing' })
    shop.advance(60_000)
    await presence(two, 'viewing', 'b-3', 'product')
    const rest = [await events.next(), await events.next()].map((event) => [event?.message?.id, event?.message?.state])
    expect(rest.sort()).toEqual([
      ['b-2', 'left'],
      ['b-3', 'viewing'],
    ])
    await events.close()
  })

  it('refuse a presence on what may not be read, on no resource and in no state', async () => {
    const logist = await staffClient(shop.server, 'logist')
    expect((await presence(logist, 'viewing', 'x', 'survey')).problem?.code).toBe('forbidden')
    expect((await presence(admin, 'viewing', 'x', 'nothing')).problem?.code).toBe('not-found')
    expect((await presence(admin, 'dancing')).problem?.code).toBe('bad-request')
  })
})
