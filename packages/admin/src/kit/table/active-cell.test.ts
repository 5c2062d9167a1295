import { expect, it } from 'vitest'
import { gridStep } from './active-cell'

const grid = { rows: 1000, columns: 6, screen: 20, hasLetterKeys: true, isEditable: false }
const at = { row: 10, column: 2 }
const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})
const ctrl = { ctrlKey: true }

it.each([
  ['ArrowDown', {}, { row: 11, column: 2 }],
  ['ArrowLeft', {}, { row: 10, column: 1 }],
  ['PageDown', {}, { row: 30, column: 2 }],
  ['Home', {}, { row: 10, column: 0 }],
  ['End', ctrl, { row: 999, column: 5 }],
  ['Home', ctrl, { row: 0, column: 0 }],
])('%s with %j moves to %j', (key, more, to) => {
  expect(gridStep(at, press(key, more), grid)).toEqual({ kind: 'move', to, selects: false })
})

it('stays inside of the table', () => {
  expect(gridStep({ row: 0, column: 0 }, press('ArrowUp'), grid)).toMatchObject({ to: { row: 0, column: 0 } })
  expect(gridStep({ row: 999, column: 5 }, press('PageDown'), { ...grid, rows: 0 })).toMatchObject({ to: { row: 0 } })
})

it.each([
  ['Enter', {}, { kind: 'open' }],
  ['Enter', ctrl, { kind: 'open-tab' }],
  [' ', {}, { kind: 'select' }],
  ['a', ctrl, { kind: 'select-all' }],
  ['ф', ctrl, { kind: 'select-all' }],
  ['а', {}, { kind: 'letter', letter: 'f' }],
  ['x', {}, null],
  ['r', ctrl, null],
  ['F2', {}, null],
])('%s with %j means %j', (key, more, step) => {
  expect(gridStep(at, press(key, more), grid)).toEqual(step)
})

it('letters act only where staff want them, and typing a number edits a cell that may be edited', () => {
  expect(gridStep(at, press('f'), { ...grid, hasLetterKeys: false })).toBeNull()
  expect(gridStep(at, press('5'), { ...grid, isEditable: true })).toEqual({ kind: 'edit', typed: '5' })
  expect(gridStep(at, press('F2'), { ...grid, isEditable: true })).toEqual({ kind: 'edit' })
})
