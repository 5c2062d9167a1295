import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visibleText } from './visible-text'

it.each([
  ['\u202aivan@mail.ru\u202c', 'ivan@mail.ru'],
  ['Ива\u200bнов', 'Иванов'],
  ['Крас\u00adно\u00adдар', 'Краснодар'],
  ['\ufeff+7\u2060 912\u200e 345', '+7 912 345'],
  ['\u2066ул. Мира\u2069', 'ул. Мира'],
])('leaves what is seen of %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen)
})

it('keeps every other character, and the joiners of emoji', () => {
  expect(visibleText('👨\u200d👩\u200d👧 а\u00a0б')).toBe('👨\u200d👩\u200d👧 а\u00a0б')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text))
      expect(visibleText(text).replace(/[\p{Cf}]/gu, '')).toBe(text.replace(/[\p{Cf}]/gu, ''))
    }),
  )
})
