import { expect, it } from 'vitest'
import { createCallLog } from './call-log'

const HOUR_MS = 3_600_000

function logAt(start = Date.parse('2026-02-10T09:30:00Z')) {
  let time = start
  const log = createCallLog(() => time)
  return { ...log, pass: (ms: number) => (time += ms) }
}

it('counts calls, their failures and how slow they are, the slowest first', () => {
  const log = logAt()
  for (let ms = 1; ms <= 100; ms += 1) log.note('GET /a', ms, 200, 'fine')
  log.note('POST /b', 900, 500, 'broken-1')
  log.note('POST /b', 800, 404, 'refused')
  expect(log.read()).toEqual({
    since: '2026-02-10T09:30:00.000Z',
    items: [
      {
        call: 'POST /b',
        count: 2,
        failed: 1,
        p50Ms: 800,
        p95Ms: 900,
        maxMs: 900,
        lastFailedOn: '2026-02-10T09:30:00.000Z',
        lastTraceId: 'broken-1',
      },
      {
        call: 'GET /a',
        count: 100,
        failed: 0,
        p50Ms: 50,
        p95Ms: 95,
        maxMs: 100,
        lastFailedOn: null,
        lastTraceId: null,
      },
    ],
  })
})

it('forgets what is older than a day', () => {
  const log = logAt()
  log.note('GET /a', 5000, 500, 'old')
  log.pass(23 * HOUR_MS)
  log.note('GET /a', 10, 200, 'new')
  expect(log.read().items).toMatchObject([{ count: 2, failed: 1 }])
  log.pass(2 * HOUR_MS)
  expect(log.read().items).toMatchObject([{ count: 1, failed: 0, maxMs: 10, lastTraceId: null }])
  log.pass(24 * HOUR_MS)
  expect(log.read().items).toEqual([])
})
