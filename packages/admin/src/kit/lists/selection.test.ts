import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVERYTHING, isSelected, NOTHING, select, selectedCount, type Selection } from './selection'

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
