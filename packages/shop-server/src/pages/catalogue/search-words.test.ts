import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchStems } from './search-words'

it('looks for the stem, so that other forms of a word are found', () => {
  expect(searchStems('саморезы')).toEqual(['саморез'])
  expect(searchStems('штукатуркой')).toEqual(['штукатурк'])
  expect(searchStems('Жёлтую краску')).toEqual(['желт', 'краск'])
  expect(searchStems('гипсокартонные листы')).toEqual(['гипсокартонн', 'лист'])
})

it('keeps at least four letters', () => {
  expect(searchStems('белую')).toEqual(['белую'])
  expect(searchStems('вата')).toEqual(['вата'])
})

it('leaves sizes, articles and short words alone', () => {
  expect(searchStems('гвл 12,5 М500 4х50')).toEqual(['гвл', '12,5', 'м500', '4х50'])
})

it('takes a bounded number of words, each once', () => {
  expect(searchStems('клей  КЛЕЙ клей')).toEqual(['клей'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
      const stems = searchStems(query)
      expect(stems.length).toBeLessThanOrEqual(8)
      expect(stems.every((stem) => stem.length > 0)).toBe(true)
    }),
  )
})
