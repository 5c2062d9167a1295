import { expect, it } from 'vitest'
import { isSecondHalf } from './double-click'

it.each([
  ['a second click right after', 2, 1_200, 0, true],
  ['a third one', 3, 1_400, 0, true],
  ['one at the very end', 2, 1_500, 0, true],
  ['one that is too late to be meant for the first', 2, 1_501, 0, false],
  ['a click of its own', 1, 1_100, 0, false],
  ['a key, which has no row', 0, 1_100, 0, false],
  ['one on a product that had been in the cart', 2, 1_100, 1, false],
])('the second half of a double click: %s', (_, detail, timeStamp, quantity, second) => {
  expect(isSecondHalf({ detail, timeStamp }, { at: 1_000, quantity })).toBe(second)
  expect(isSecondHalf({ detail, timeStamp }, null)).toBe(false)
})
