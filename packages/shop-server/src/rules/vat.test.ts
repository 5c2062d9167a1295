import { describe, expect, it } from 'vitest'
import { vatPercentOf, vatWithin } from './vat'

const moscow = { vatPercent: null, timeZone: 'Europe/Moscow' }

describe('the VAT rate', () => {
  it.each([
    ['the last minute of 2025 in Moscow', '2025-12-31T20:59:00Z', 20],
    ['the first minute of 2026 in Moscow', '2025-12-31T21:00:00Z', 22],
  ])('changes with the day of the shop: %s', (_, moment, percent) => {
    expect(vatPercentOf(moscow, Date.parse(moment))).toBe(percent)
  })

  it.each([0, 5, 20])('%d may be set by the shop', (vatPercent) => {
    expect(vatPercentOf({ ...moscow, vatPercent }, Date.parse('2026-06-01T00:00:00Z'))).toBe(vatPercent)
  })
})

describe('the VAT within an amount', () => {
  it.each([
    [122_00, 22, 22_00],
    [120_00, 20, 20_00],
    [100_00, 22, 18_03],
    [1, 22, 0],
    [3, 22, 1],
    [0, 22, 0],
    [100_00, 0, 0],
  ])('of %d kopecks with %d %% is %d', (kopecks, percent, vat) => {
    expect(vatWithin(kopecks, percent)).toBe(vat)
  })
})
