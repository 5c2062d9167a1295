import { describe, expect, it } from 'vitest'
import { vatPercentOn } from './index'

describe('the VAT rate', () => {
  it.each([
    ['2018-12-31', 18],
    ['2019-01-01', 20],
    ['2025-12-31', 20],
    ['2026-01-01', 22],
    ['2026-11-23', 22],
  ])('of %s is %d %%', (day, percent) => {
    expect(vatPercentOn(day)).toBe(percent)
  })
})
