import { expect, it } from 'vitest'
import { freeAddress } from './derived-address'

it.each([
  ['cement', [], 'cement'],
  ['cement', ['cement'], 'cement-2'],
  ['cement', ['cement', 'cement-2', 'cement-3'], 'cement-4'],
  ['a'.repeat(287), [], 'a'.repeat(200)],
  ['a'.repeat(287), ['a'.repeat(200)], `${'a'.repeat(198)}-2`],
  [`${'a'.repeat(199)}-b`, [], 'a'.repeat(199)],
])('the address of %j beside %j is %j', (base, taken, free) => {
  expect(freeAddress(base, new Set(taken))).toBe(free)
  expect(free).toMatch(/^[a-z0-9-]{1,200}$/)
})
