import { expect, it } from 'vitest'
import { kopecksOfLines, returnedAfter, splitRefund } from './refunds'

const lines = [
  { id: '1', quantity: 3, unitKopecks: 1000, refunded: 1 },
  { id: '2', quantity: 1, unitKopecks: 500, refunded: 0 },
]

it.each([
  [
    'pieces of two lines',
    [
      { id: '1', quantity: 2 },
      { id: '2', quantity: 1 },
    ],
    2500,
  ],
  ['more than is left', [{ id: '1', quantity: 3 }], null],
  [
    'a line twice',
    [
      { id: '1', quantity: 1 },
      { id: '1', quantity: 1 },
    ],
    null,
  ],
  ['no such line', [{ id: '9', quantity: 1 }], null],
  ['half a piece', [{ id: '1', quantity: 0.5 }], null],
  ['nothing of it', [{ id: '1', quantity: 0 }], null],
])('the money of %s', (_, wanted, sum) => {
  expect(kopecksOfLines(lines, wanted)).toBe(sum)
})

const payments = [
  { id: 'new', amountKopecks: 1000, refundedKopecks: 400 },
  { id: 'old', amountKopecks: 500, refundedKopecks: 0 },
]

it.each([
  [600, [{ id: 'new', kopecks: 600 }]],
  [
    700,
    [
      { id: 'new', kopecks: 600 },
      { id: 'old', kopecks: 100 },
    ],
  ],
  [
    1100,
    [
      { id: 'new', kopecks: 600 },
      { id: 'old', kopecks: 500 },
    ],
  ],
  [1101, null],
  [0, null],
])('%i kopecks go back by the payments that have them', (sum, parts) => {
  expect(splitRefund(payments, sum)).toEqual(parts)
})

it.each([
  ['a line of a paid order', 1000, 0, 1000, 300, 300],
  ['all of a paid order', 1000, 0, 1000, 1000, 1000],
  ['what was paid too much', 800, 0, 1000, 200, 0],
  ['more than was paid too much', 800, 0, 1000, 500, 300],
  ['a second line', 1000, 300, 700, 200, 500],
  ['some of what was paid in part', 1000, 0, 400, 100, 100],
])('nothing becomes due by a refund: %s', (_, totalKopecks, returnedKopecks, paidKopecks, refundKopecks, returned) => {
  expect(returnedAfter({ totalKopecks, returnedKopecks, paidKopecks, refundKopecks })).toBe(returned)
})
