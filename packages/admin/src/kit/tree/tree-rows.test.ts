import { expect, it } from 'vitest'
import { allKeys, treeRows, type TreeNode } from './tree-rows'
import { treeStep } from './tree-step'

const node = (id: string, parents: readonly string[] = [], order = 0): TreeNode => ({
  id,
  name: `Узел ${id}`,
  parents,
  order,
})
const nodes = [node('b', [], 2), node('a', [], 1), node('a2', ['a'], 2), node('a1', ['a'], 1), node('x', ['a1', 'a2'])]
const press = (key: string, altKey = false) => ({ key, altKey, ctrlKey: false, metaKey: false })
const keys = (open: readonly string[], text = '') => treeRows(nodes, new Set(open), text).map(({ key }) => key)

it('shows what is open, siblings in their order', () => {
  expect(keys([])).toEqual(['a', 'b'])
  expect(keys(['a'])).toEqual(['a', 'a/a1', 'a/a2', 'b'])
  expect(treeRows(nodes, new Set(['a']), '')[2]).toMatchObject({ level: 2, position: 2, size: 2, hasChildren: true })
})

it('a record with two parents stands below both', () => {
  expect(keys([...allKeys(nodes)])).toEqual(['a', 'a/a1', 'a/a1/x', 'a/a2', 'a/a2/x', 'b'])
})

it('a text leads to what has it, with the way there', () => {
  expect(keys([], 'УЗЕЛ X')).toEqual(['a', 'a/a1', 'a/a1/x', 'a/a2', 'a/a2/x'])
  expect(keys([], 'узел b')).toEqual(['b'])
})

it('a circle in the data ends somewhere, and nobody is lost with an unknown parent', () => {
  const circle = [node('p', ['q']), node('q', ['p']), node('r', ['gone'])]
  expect(treeRows(circle, allKeys(circle), '').map(({ key }) => key)).toEqual(['r'])
  const self = [node('s', ['s'])]
  expect(treeRows(self, allKeys(self), '').map(({ key }) => key)).toEqual(['s'])
})

it('arrows walk, open and close; with Alt they move the record', () => {
  const rows = treeRows(nodes, new Set(['a']), '')
  expect(treeStep(rows, 0, press('ArrowDown'))).toEqual({ kind: 'go', to: 'a/a1' })
  expect(treeStep(rows, 1, press('ArrowRight'))).toEqual({ kind: 'toggle' })
  expect(treeStep(rows, 1, press('ArrowLeft'))).toEqual({ kind: 'go', to: 'a' })
  expect(treeStep(rows, 0, press('ArrowLeft'))).toEqual({ kind: 'toggle' })
  expect(treeStep(rows, 1, press('ArrowRight', true))).toEqual({ kind: 'move', way: 'in' })
  expect(treeStep(rows, 1, press('a'))).toBeNull()
})
