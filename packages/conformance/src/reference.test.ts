import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  beforeAll(async () => {
    shop = await openReferenceShop()
    report = await runConformance(shop.options())
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
    expect(open.every(({ cart, customer }) => cart.length === 0 && Object.keys(customer).length === 0)).toBe(true)
  })

  it('has only orders that people recognise', async () => {
    const orders = await shop.server.db.selectFrom('customer_order').selectAll().execute()
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every((order) => JSON.stringify(order).includes(MARK))).toBe(true)
    expect(report.drafts.made - report.drafts.emptied).toBe(orders.length)
  })
})
