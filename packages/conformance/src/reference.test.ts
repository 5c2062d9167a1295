import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SendRequest } from './kit/client'
import { MARK } from './kit/drafts'
import type { ConformanceReport } from './kit/report'
import { openReferenceShop, type ReferenceShop } from './testing/reference-shop'
import { resultLine } from './reports/as-table'
import { FEATURES, runConformance } from './index'

const failuresOf = ({ results }: ConformanceReport) =>
  results.filter(({ status }) => status === 'failed').map(resultLine)

describe('the reference server', () => {
  let shop: ReferenceShop
  let report: ConformanceReport
  let requests = 0
  beforeAll(async () => {
    shop = await openReferenceShop()
    const counted: (next: SendRequest) => SendRequest = (next) => (request) => {
      requests += 1
      return next(request)
    }
    report = await runConformance(shop.options(FEATURES, counted))
  }, 120_000)
  afterAll(() => shop.server.close())

  it('passes every check of every feature', () => {
    expect(failuresOf(report)).toEqual([])
    expect(report.features).toEqual(FEATURES)
    expect(report.passed).toBeGreaterThan(60)
    expect(
      report.results.filter(({ status }) => status === 'not-judged').map(({ name, reason }) => [name, reason]),
    ).toEqual([])
  })

  it('keeps no buyer in the drafts that became no order', async () => {
    const open = await shop.server.db
      .selectFrom('order_in_process')
      .select(['cart', 'customer'])
      .where('created_order_id', 'is', null)
      .where('updated_on', '>', new Date('2026-03-01T00:00:00Z'))
      .execute()
    expect(open.length).toBe(report.drafts.emptied)
    expect(open.length).toBeGreaterThan(20)
    expect(open.every(({ cart, customer }) => cart.length === 0 && Object.keys(customer).length === 0)).toBe(true)
  })

  it('is asked no more often than the guide says', () => {
    const guide = readFileSync(new URL('../../../docs/guides/conformance.md', import.meta.url), 'utf8')
    const most = Number(/at most (\d+) requests/.exec(guide)?.[1])
    expect([requests <= most, requests]).toEqual([true, requests])
    expect(requests).toBeGreaterThan(most * 0.8)
  })

  it('has only orders that people recognise', async () => {
    const orders = await shop.server.db.selectFrom('customer_order').selectAll().execute()
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every((order) => JSON.stringify(order).includes(MARK))).toBe(true)
    expect(report.drafts.made - report.drafts.emptied).toBe(orders.length)
  })
})
