import { loadRecording, sendRecording } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { standardSettings } from '../../settings'
import { describeOwnDatabase, describeRaces } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'

const recording = {
  version: '0.2.0',
  page: '/profile/order?id=…',
  browser: 'Mozilla/5.0 (X11; Linux) Chrome/148.0.7778.96',
  screen: '1280×900',
  lang: 'ru',
  entries: [
    { at: 10, kind: 'event', name: 'ready', facts: ['0.2.0'] },
    { at: 900, kind: 'request', name: 'POST /api/order-in-process/{id}/confirm', facts: ['500', '120 ms'] },
  ],
}

describeRaces('recordings of pages', (shop) => {
  it('are read by their number alone, however it is typed, and by nobody who guesses', async () => {
    const { call } = shopClient(shop.server)
    const sent = await call(sendRecording, { body: recording } as never)
    expect(sent.data.number).toMatch(/^[0-9A-Z]{10}$/)
    const typed = `${sent.data.number.slice(0, 5)}-${sent.data.number.slice(5)}`.toLowerCase()
    const kept = await shopClient(shop.server).call(loadRecording, { params: { number: typed } })
    expect(kept.data).toEqual({ ...recording, number: sent.data.number, createdOn: '2026-02-10T09:00:00.000Z' })
    for (const number of ['0000000000', 'x', '%'])
      expect((await call(loadRecording, { params: { number } })).status).toBe(404)
  })

  it('[SAFE-17] hold nothing of a person, even where a page has sent it', async () => {
    const { call } = shopClient(shop.server)
    const person = '+7 912 345-67-89 ivan@example.com'
    const entries = [{ at: 1, kind: 'problem', name: person, facts: [person, 'a\u202ab'] }]
    const { data } = await call(sendRecording, {
      body: { ...recording, page: `/x?${person}`, browser: person, entries },
    } as never)
    const row = await shop.server.db
      .selectFrom('recording')
      .selectAll()
      .where('number', '=', data.number)
      .executeTakeFirstOrThrow()
    for (const secret of ['345-67', 'ivan', 'example.com', '\u202a'])
      expect(JSON.stringify(row.content)).not.toContain(secret)
    expect(Object.keys(row).sort()).toEqual(['content', 'created_on', 'number'])
  })

  it('with nothing in them, or too much, are refused', async () => {
    const { call } = shopClient(shop.server)
    expect((await call(sendRecording, { body: { ...recording, entries: [] } } as never)).status).toBe(422)
    const [entry] = recording.entries
    const many = Array.from({ length: 301 }, () => entry)
    expect((await call(sendRecording, { body: { ...recording, entries: many } } as never)).status).toBe(422)
    const large = Array.from({ length: 300 }, () => ({ ...entry, facts: ['x'.repeat(119), 'y'.repeat(119)] }))
    expect((await call(sendRecording, { body: { ...recording, entries: large } } as never)).status).toBe(413)
  })

  it('go after their term', async () => {
    const { call } = shopClient(shop.server)
    const { data } = await call(sendRecording, { body: recording } as never)
    shop.advance(standardSettings.retention.recordingDays * 86_400_000 + 1)
    const purged = await shop.server.purge({})
    expect(purged.find(({ table }) => table === 'recording')?.rows).toBeGreaterThan(0)
    expect((await call(loadRecording, { params: { number: data.number } })).status).toBe(404)
  })
})

describeOwnDatabase('recordings of one address', (shop) => {
  it('are few an hour', async () => {
    const send = () => {
      const request = new Request('http://shop.test/api/recordings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(recording),
      })
      return shop.server.fetch(request, { address: '203.0.113.7' }).then(({ status }) => status)
    }
    const statuses = await Promise.all(Array.from({ length: 40 }, send))
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
