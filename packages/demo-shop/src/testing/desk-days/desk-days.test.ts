import { expect, it } from 'vitest'
import { liveDays } from './live-days'
import { planOf } from './plan'

it('a seed has one plan for each of its days', () => {
  expect(planOf(3, 7)).toEqual(planOf(3, 7))
  expect(planOf(3, 7)).not.toEqual(planOf(3, 8))
})

it('two days of three people on the same orders end with right books, every note and each refund once', async () => {
  const { wrong, said, orders } = await liveDays({ seed: 1, days: 2 })
  expect(wrong).toEqual([])
  expect(orders).toBeGreaterThanOrEqual(60)
  expect(said.get('note: 200')).toBeGreaterThan(0)
})
