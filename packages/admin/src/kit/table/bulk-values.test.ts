import { expect, it } from 'vitest'
import { areGiven, payloadOf } from './bulk-values'

const percent = { kind: 'number', field: 'percent' } as const

it.each([
  ['-5', -5],
  ['7,5', 7.5],
  ['1e1 %', 10],
  ['много', null],
  ['5-7', null],
  ['', null],
])('a change by per cent reads %s, and does not begin with what is no number', (typed, number) => {
  expect(areGiven(percent, [typed])).toBe(number !== null)
  expect(payloadOf(percent, [typed])).toEqual({ percent: number })
})
