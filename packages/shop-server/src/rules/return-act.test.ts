import { describe, expect, it } from 'vitest'
import { returnActOf, type ReturnedMoney } from './return-act'

const line = (id: string, quantity: number, unitKopecks: number) => ({
  id,
  article: `A-${id}`,
  name: `Товар ${id}`,
  quantity,
  unit: 'шт.',
  unitKopecks,
})
const order = { lines: [line('1', 3, 10_000), line('2', 1, 50_000)], deliveryKopecks: 20_000, totalKopecks: 100_000 }
const back = (amountKopecks: number, lines: ReturnedMoney['lines'] = [], reason = 'Брак'): ReturnedMoney => ({
  amountKopecks,
  lines,
  reason,
})
const rowsOf = (...refunds: readonly ReturnedMoney[]) =>
  returnActOf({ ...order, refunds })?.rows.map(({ name, quantity, totalKopecks }) => [name, quantity, totalKopecks])

describe('an act of return', () => {
  it.each([
    ['nothing went back', [], undefined],
    ['pieces of a line', [back(20_000, [{ id: '1', quantity: 2 }])], [['Товар 1', 2, 20_000]]],
    [
      'the same line twice',
      [back(10_000, [{ id: '1', quantity: 1 }]), back(20_000, [{ id: '1', quantity: 2 }])],
      [['Товар 1', 3, 30_000]],
    ],
    ['a sum', [back(5_000)], [['Возврат денег без возврата товара', 1, 5_000]]],
    [
      'a line and a sum',
      [back(50_000, [{ id: '2', quantity: 1 }]), back(7_000)],
      [
        ['Товар 2', 1, 50_000],
        ['Возврат денег без возврата товара', 1, 7_000],
      ],
    ],
    [
      'all of it',
      [back(100_000)],
      [
        ['Товар 1', 3, 30_000],
        ['Товар 2', 1, 50_000],
        ['Доставка', 1, 20_000],
      ],
    ],
    [
      'a line that the order has no more',
      [back(9_000, [{ id: '9', quantity: 1 }])],
      [['Возврат денег без возврата товара', 1, 9_000]],
    ],
  ])('lists %s', (_, refunds, rows) => {
    expect(rowsOf(...refunds)).toEqual(rows)
  })

  it('names each reason once, and all the money', () => {
    expect(returnActOf({ ...order, refunds: [back(1_000), back(2_000), back(500, [], ' Опоздали ')] })).toMatchObject({
      totalKopecks: 3_500,
      reasons: ['Брак', 'Опоздали'],
    })
  })
})
