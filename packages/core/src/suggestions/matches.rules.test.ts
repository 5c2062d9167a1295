import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchedPieces } from './matches.rules'

/** The text with what matches in brackets. */
const marked = (text: string, typed: string) =>
  matchedPieces(text, typed)
    .map((piece) => (piece.matches ? `[${piece.text}]` : piece.text))
    .join('')

describe('what matches in a suggestion', () => {
  it.each([
    ['ул Ленина, д 3', 'лен', 'ул [Лен]ина, д 3'],
    ['ул Ленина, д 3', 'ЛЕНИНА 3', 'ул [Ленина], д [3]'],
    ['ул Промышленная', 'лен', 'ул Промышленная'],
    ['ул Королёва', 'короле', 'ул [Королё]ва'],
    ['пр-кт Мира', 'пр-кт ми', '[пр-кт] [Ми]ра'],
    ['ул Мира', '  ', 'ул Мира'],
    ['ул Мира', 'м мир', 'ул [Мир]а'],
    ['ул Мира', 'мира,  ул', '[ул] [Мира]'],
    ['İул', 'ул', 'İул'],
  ])('%s for %s: %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  it('has no empty pieces', () => {
    expect(matchedPieces('ул ул', 'ул')).toEqual([
      { text: 'ул', matches: true },
      { text: ' ', matches: false },
      { text: 'ул', matches: true },
    ])
    expect(matchedPieces('', 'ул')).toEqual([])
  })

  it('loses and adds nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(
          matchedPieces(text, typed)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
