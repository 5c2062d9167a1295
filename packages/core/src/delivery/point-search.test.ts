import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPointSearch, type SearchedPoint } from './point-search'

const point = (address: string, brand: string | null = null, carrierName = 'СДЭК'): SearchedPoint => ({
  address,
  brand,
  carrierName,
})

/** The statement of PICK-04 word for word, with the words of a text in any order. */
const naive = (points: readonly SearchedPoint[], text: string) => {
  const plain = (each: string) => each.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  const words = plain(text)
    .split(/[\s\0]+/)
    .filter(Boolean)
  return points.flatMap(({ address, brand, carrierName }, place) =>
    words.every((word) => plain(`${address} ${brand ?? ''} ${carrierName}`).includes(word)) ? [place] : [],
  )
}

const letters = fc.string({ unit: fc.constantFrom(...'аАбёЁей 1İßΣ\0\n-'), maxLength: 14 })
const points = fc.array(fc.record({ address: letters, brand: fc.option(letters), carrierName: letters }), {
  maxLength: 60,
})

describe('the search in points', () => {
  it('[PICK-04] finds what a plain filter finds, whatever is typed after whatever', () => {
    fc.assert(
      fc.property(points, fc.array(letters, { maxLength: 8 }), (list, typed) => {
        const search = createPointSearch(list)
        for (const text of typed) expect([...search(text)]).toEqual(naive(list, text))
      }),
      { numRuns: 300 },
    )
  })

  it('[PICK-04] finds what a plain filter finds while a text grows by letters and is taken back', () => {
    const list = Array.from({ length: 2_000 }, (_, n) =>
      point(`ул. ${['Зелёная', 'Мира', 'Садовая'][n % 3] ?? ''}, ${n}`, ['СДЭК', 'ПЭК', null][n % 7] ?? null),
    )
    const search = createPointSearch(list)
    for (const full of ['зеленая 119', 'мира пэк 1', 'САДОВАЯ, 2']) {
      for (let end = 0; end <= full.length; end++)
        expect([...search(full.slice(0, end))]).toEqual(naive(list, full.slice(0, end)))
      for (let end = full.length; end >= 0; end -= 3)
        expect([...search(full.slice(0, end))]).toEqual(naive(list, full.slice(0, end)))
    }
  })

  it.each([
    ['an empty list', [], 'мира', []],
    ['an empty text', [point('а'), point('б')], '  ', [0, 1]],
    ['a composed and a decomposed ё', [point('Бе\u0308лая'), point('Белая')], 'бёл', [0, 1]],
    ['no hit over the border of two points', [point('аб', '', ''), point('вг', '', '')], 'бв', []],
  ])('%s', (_name, list, text, places) => {
    expect([...createPointSearch(list)(text)]).toEqual(places)
  })
})
