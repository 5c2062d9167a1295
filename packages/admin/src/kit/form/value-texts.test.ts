import { expect, it } from 'vitest'
import { fromLocal, jsonOf, listOf, tagsOf, toLocal } from './value-texts'

it('what is typed becomes a value once it can be read', () => {
  expect(tagsOf(' новинка,, хит ')).toEqual(['новинка', 'хит'])
  expect(jsonOf('{"a":1}')).toEqual({ a: 1 })
  expect(jsonOf(' ')).toBeNull()
  expect(jsonOf('{"a":')).toBeUndefined()
})

it('a moment is the same after the control for local time', () => {
  const moment = '2026-02-01T10:30:00.000Z'
  expect(fromLocal(toLocal(moment, 'Asia/Omsk'), 'Asia/Omsk')).toBe(moment)
  expect(toLocal('не дата', 'UTC')).toBe('')
  expect(fromLocal('', 'UTC')).toBeNull()
})

it('one value, several or none are a list', () => {
  expect([listOf(null), listOf(''), listOf('a'), listOf([1, 2])]).toEqual([[], [], ['a'], ['1', '2']])
})
