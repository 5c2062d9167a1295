import { expect, it } from 'vitest'
import { createNearest, editDistance, nearest } from './nearest'

it.each([
  ['price', 'price', 0],
  ['prise', 'price', 1],
  ['lnag', 'lang', 1],
  ['pric', 'price', 1],
  ['pricee', 'price', 1],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('from %s to %s it takes %i', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits)
  expect(editDistance(to, from)).toBe(edits)
})

it.each([
  ['prise', 'price'],
  ['lnag', 'lang'],
  ['thumburl', 'thumbUrl'],
  ['nmae', 'name'],
  ['price', undefined],
  ['aosDelay', undefined],
  ['x', undefined],
  ['ig', 'id'],
])('%s means %s', (word, meant) => {
  expect(nearest(word, ['id', 'name', 'price', 'thumbUrl', 'lang'])).toBe(meant)
})

it('answers for a word that it has been asked for as it did before', () => {
  const meant = createNearest(['name', 'price'])
  expect(['prise', 'x', 'prise', 'x', 'price'].map(meant)).toEqual(['price', undefined, 'price', undefined, undefined])
})
