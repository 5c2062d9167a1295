import { expect, it } from 'vitest'
import { halvesOf, staffTerms } from './staff-query'

const PHONE = '9451851860'

it.each([
  ['9451851860', [PHONE]],
  ['+7 945 185-18-60', [PHONE]],
  ['945 185-18-60', [PHONE]],
  ['8 (945) 185-18-60', [PHONE]],
  ['8(945)185-18-60', [PHONE]],
  ['89451851860', [PHONE]],
  ['+79451851860', [PHONE]],
  ['185-18-60', ['1851860']],
  ['18 60', ['1860']],
  ['1860', ['1860']],
  ['тел. 185-18-60', ['1851860']],
  ['99956', ['99956']],
  ['№ 99956', ['99956']],
  ['Заказ №99956', ['99956']],
  ['+375 29 123-45-67', ['375291234567']],
  ['00375291234567', ['375291234567']],
  ['+44 20 7946 0958', ['442079460958']],
  ['12', [null]],
  ['Константинова', [null]],
])('%s has the digits of a phone %j', (text, digits) => {
  expect(staffTerms(text).map((term) => term.digits)).toEqual(digits)
})

it.each([
  ['Екатерина Константинова', ['екатерина', 'константинова']],
  ['Фёдор', ['федор']],
  ['anna@example.com', ['anna@example.com']],
  ['№99956', ['99956']],
  ['заказ', ['заказ']],
  ['100001 100002', ['100001', '100002']],
])('%s is looked for as %j', (text, forms) => {
  expect(staffTerms(text).map((term) => term.forms[0])).toEqual(forms)
})

it('knows the other layout of the keyboard, but not in an e-mail', () => {
  expect(staffTerms('pfnbhrf')[0]?.forms).toEqual(['pfnbhrf', 'затирка'])
  expect(staffTerms('a@b.ru')[0]?.forms).toEqual(['a@b.ru'])
})

it.each([
  ['4419', [441_900, 441_999]],
  ['4419,50', [441_950, 441_950]],
  ['4 419,00', [441_900, 441_900]],
  ['12-40', null],
])('%s may be the sum %j', (text, kopecks) => {
  expect(staffTerms(text)[0]?.kopecks).toEqual(kopecks)
})

it('cuts what nobody types, and finds nothing in nothing', () => {
  expect(staffTerms(`${'а '.repeat(500)}`).length).toBe(6)
  expect(staffTerms(' \0 ')).toEqual([])
})

it.each([
  ['константинва', ['конста', 'нтинва']],
  ['иван', ['ив', 'ан']],
  ['оля', null],
  ['b-17', null],
])('%s has the halves %j', (word, halves) => {
  expect(halvesOf(word)).toEqual(halves)
})
