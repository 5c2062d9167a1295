import { expect, it } from 'vitest'
import { isSame } from './same-value'

it.each([
  [{ a: null }, {}, true],
  [{ a: undefined, b: 1 }, { b: 1 }, true],
  [{ a: '' }, {}, false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [0, false, false],
  [{ toString: 1 }, {}, false],
])('%j and %j: the same is %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
