import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchesFor } from './terms'
import { LONGEST_QUERY, piecesOf, typedWords } from './typed-words'

const term = (word: string, forms: readonly string[] = [], isBeginning = false) => ({ word, forms, isBeginning })

it('looks at the beginning of names first, then at names, then everywhere, at last for the beginning of the last word', () => {
  expect(searchesFor([term('клей'), term('плиток', ['плитки', 'плиток'])])?.products).toEqual([
    { head: 'клей | (плиток | плитки)', name: 'клей & (плиток | плитки)' },
    { name: 'клей & (плиток | плитки)' },
    { anywhere: 'клей & (плиток | плитки)' },
    { name: 'клей & (плиток:* | плитки:*)' },
    { anywhere: 'клей & (плиток:* | плитки:*)' },
  ])
})

it('finds м500 as м 500 as well', () => {
  expect(searchesFor([term('м500')])?.all).toEqual(['(м500 | (м & 500))', '(м500:* | (м & 500))'])
  expect(piecesOf('4х50')).toEqual(['4', 'х', '50'])
})

it('has no search without words, nor for what is no word', () => {
  expect(searchesFor([])).toBeNull()
  expect(searchesFor([term("' | !"), term('а & б'), term('')])).toBeNull()
})

it('takes a bounded number of words from a bounded text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
      const words = typedWords(query)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(
        words.every(({ typed }) => typed !== '' && typed.length <= LONGEST_QUERY && !/[\p{Surrogate}\0]/u.test(typed)),
      ).toBe(true)
    }),
  )
})

it('keeps a size together', () => {
  expect(typedWords('саморез 4 х 50  мм').map(({ typed }) => typed)).toEqual(['саморез', '4х50', 'мм'])
})
