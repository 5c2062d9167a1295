import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bulkTarget, EVERYTHING, isSelected, NOTHING, select, selectedCount, type Selection } from './selection'

const ids = fc.array(fc.constantFrom<string>('1', '2', '3', '4', '5'), { maxLength: 5 })
const steps = fc.array(fc.tuple(ids, fc.boolean()), { maxLength: 6 })

it('the last choice of a row counts, whether all were selected or none', () => {
  fc.assert(
    fc.property(fc.constantFrom<Selection>(NOTHING, EVERYTHING), steps, (start, choices) => {
      const end = choices.reduce((selection, [rows, isOn]) => select(selection, rows, isOn), start)
      for (const id of ['1', '2', '3', '4', '5']) {
        const last = choices.findLast(([rows]) => rows.includes(id))
        expect(isSelected(end, id)).toBe(last === undefined ? start === EVERYTHING : last[1])
      }
      const counted = ['1', '2', '3', '4', '5'].filter((id) => isSelected(end, id)).length
      expect(selectedCount(end, 5)).toBe(counted)
    }),
  )
})

it('all that match are named by their filters and the number that staff saw', () => {
  const query = { status: ['New', 'Paid'], sort: ['-total'] }
  expect(bulkTarget(EVERYTHING, query, 40, [])).toEqual({ filter: { status: 'New,Paid' }, expectedCount: 40 })
  expect(bulkTarget(EVERYTHING, query, null, [])).toBeNull()
})

it('with exceptions the rows are named one by one, as long as all are loaded', () => {
  const allButOne = select(EVERYTHING, ['2'], false)
  expect(bulkTarget(allButOne, {}, 3, ['1', '2', '3'])).toEqual({ ids: ['1', '3'] })
  expect(bulkTarget(allButOne, {}, 4, ['1', '2', '3'])).toBeNull()
  expect(bulkTarget(select(NOTHING, ['2'], true), {}, null, [])).toEqual({ ids: ['2'] })
})
