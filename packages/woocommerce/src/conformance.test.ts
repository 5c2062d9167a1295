import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgeShop, PAGE_ORIGIN } from './testing/judge-shop'
import { openRecordedShop, type RecordedShop } from './testing/recorded-shop'

let shop: RecordedShop
let report: Awaited<ReturnType<typeof judgeShop>>

beforeAll(async () => {
  shop = await openRecordedShop('conformance', { allowedOrigins: [PAGE_ORIGIN] })
  report = await judgeShop(shop)
}, 120_000)
afterAll(() => shop.close())

it('is taken by the conformance kit for a back end of the contract, on a recorded WooCommerce', () => {
  expect(shop.unknown()).toEqual([])
  const failures = report.results.filter(({ status }) => status === 'failed')
  expect(failures.map(({ group, name, broken }) => [group, name, broken?.saw])).toEqual([])
  expect(report.passed).toBeGreaterThan(65)
  const left = report.results.filter(({ status }) => status === 'not-judged').map(({ name }) => name)
  expect(left).toEqual(['the key of an expired draft opens it no more', 'the parts of a split payment are its total'])
})
