import { describe, expect, it } from 'vitest'
import { columnsThatDiffer } from './terms-columns'

const heads = ['Срок', 'Переплата', 'Одобрение']
const row = (key: string, ...cells: string[]) => ({ key, cells })

describe('a comparison', () => {
  it.each([
    ['all where all differ', [row('a', '4', '0', '95'), row('b', '6', '15', '92')], heads],
    ['no column that is the same for all', [row('a', '4', '0', '95'), row('b', '4', '15', '95')], ['Переплата']],
    [
      'no column that is unknown for most',
      [row('a', '4', '0', '95'), row('b', '6', '', ''), row('c', '7', '1', '')],
      ['Срок', 'Переплата'],
    ],
    ['nothing of one row alone', [row('a', '4', '0', '95')], []],
  ])('has %s', (_, rows, columns) => {
    expect(columnsThatDiffer(heads, rows).columns).toEqual(columns)
  })

  it('has no row of which nothing is known, and each row has the cells of the columns that are left', () => {
    const { rows } = columnsThatDiffer(heads, [row('a', '4', '0', ''), row('b', '', '', ''), row('c', '4', '15', '94')])
    expect(rows).toEqual([row('a', '0'), row('c', '15')])
  })
})
