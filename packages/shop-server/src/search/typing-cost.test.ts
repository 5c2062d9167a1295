import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likeliest } from './near-words'
import { mostErrors, typingCost } from './typing-cost'

it('costs nothing where nothing is wrong, and the same both ways', () => {
  const words = fc.string({ unit: fc.constantFrom(...'абвгдеьokz'), maxLength: 12 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(typingCost(one, one)).toBe(0)
      expect(typingCost(one, other)).toBeCloseTo(typingCost(other, one))
      expect(typingCost(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})

it.each([
  ['штукотурка', 'штукатурка', 0.6],
  ['клйе', 'клей', 0.8],
  ['биметалический', 'биметаллический', 0.5],
  ['двер', 'дверь', 0.5],
  ['замок', 'ламок', 1],
])('%s for %s costs %d', (typed, meant, cost) => {
  expect(typingCost(typed, meant)).toBeCloseTo(cost)
})

it('recognises long words with more errors than short ones', () => {
  expect([2, 3, 4, 5, 7, 8, 20].map(mostErrors)).toEqual([0, 1, 1, 2, 2, 3, 3])
})

it('takes the words that were probably meant, one form of each', () => {
  const near = (...words: readonly string[]) => words.map((word) => ({ word, root: word.slice(0, 4), likeness: 0.5 }))
  expect(likeliest('клйе', near('клен', 'клей', 'ключ')).map(({ word }) => word)).toEqual(['клей'])
  expect(likeliest('затрика', near('затирка', 'затирки', 'затвор')).map(({ word }) => word)).toEqual(['затирка'])
  expect(likeliest('штукот', near('штукатурка')).map(({ word }) => word)).toEqual(['штукатурка'])
  expect(likeliest('абвгд', near('штукатурка'))).toEqual([])
})
