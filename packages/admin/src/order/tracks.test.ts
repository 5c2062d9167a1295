import { expect, it } from 'vitest'
import { matchTracks, pastedLines, possibleNumbers } from './tracks'

const orders = [
  { id: 'a', number: '100001', trackCode: null },
  { id: 'b', number: '100002', trackCode: 'OLD-1' },
]
const plan = (text: string) => matchTracks(pastedLines(text), orders)
const codes = (text: string) => plan(text).matched.map(({ id, trackCode }) => `${id}=${trackCode}`)

it.each([
  ['order, then code', '100001\tRU123456789\n100002\tRU123456790'],
  ['code, then order', 'RU123456789\t100001\nRU123456790\t100002'],
  ['an article between them', '100001\tSVC-77\tRU123456789\n100002\tSVC-77\tRU123456790'],
  ['an article with many signs', 'ART-0000001;RU123456789;100001\nART-0000001;RU123456790;100002'],
  ['heads of the columns', 'Заказ\tТрек\n№100001\tru123456789\n№ 100002\tru123456790'],
  ['spaces', '100001 RU123456789\n100002  RU123456790'],
  ['quotes and commas', '"100001","RU123456789"\n"100002","RU123456790"'],
])('reads %s', (_, text) => {
  expect(codes(text)).toEqual(['a=RU123456789', 'b=RU123456790'])
  expect(plan(text).unmatched).toEqual([])
})

it('codes of digits alone are told from numbers of orders', () => {
  expect(codes('100001;14567890123\n14567890124;100002')).toEqual(['a=14567890123', 'b=14567890124'])
})

it('names what was not matched, and what is there already', () => {
  const { matched, unmatched } = plan('100002\tRU123456790\n999\tRU123456791\n100001\n100002\tRU123456792')
  expect(matched).toEqual([{ id: 'b', number: '100002', trackCode: 'RU123456790', before: 'OLD-1' }])
  expect(unmatched).toEqual([
    { text: '999\tRU123456791', why: 'noOrder' },
    { text: '100001', why: 'noTrack' },
    { text: '100002\tRU123456792', why: 'twice' },
  ])
})

it('asks the shop for what may be a number', () => {
  expect(possibleNumbers(pastedLines('Заказ;Трек\n№100001;RU123456789012345678901'))).toEqual(['100001'])
})
