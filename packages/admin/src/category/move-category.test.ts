import { expect, it } from 'vitest'
import { childrenOf, type TreeNode } from '../kit/tree/tree-rows'
import { changesOf, type CategoryMove } from './move-category'

const node = (id: string, parent: string | null = null, order = 0): TreeNode => ({
  id,
  name: id,
  parents: parent === null ? [] : [parent],
  order,
})
const nodes = [node('a'), node('b'), node('c'), node('a1', 'a', 1), node('a2', 'a', 5)]
const after = (move: CategoryMove) => {
  const changes = new Map(changesOf(nodes, move).map(({ id, values }) => [id, values]))
  const moved = nodes.map((each) => {
    const values = changes.get(each.id)
    if (values === undefined) return each
    return { ...each, parents: values.parentId === null ? [] : [values.parentId], order: values.displayOrder }
  })
  return (childrenOf(moved).get(move.parentId ?? '') ?? []).map(({ id }) => id)
}

it('a category goes where it is put, also among neighbours that all have the same number', () => {
  expect(after({ id: 'c', parentId: null, before: 'b' })).toEqual(['a', 'c', 'b'])
  expect(after({ id: 'a', parentId: null, before: null })).toEqual(['b', 'c', 'a'])
  expect(after({ id: 'b', parentId: 'a', before: 'a2' })).toEqual(['a1', 'b', 'a2'])
})

it('only what has to change is saved', () => {
  expect(changesOf(nodes, { id: 'b', parentId: 'a', before: 'a2' })).toEqual([
    { id: 'b', shown: { parentId: null, displayOrder: 0 }, values: { parentId: 'a', displayOrder: 2 } },
  ])
})

it('nothing goes below itself', () => {
  expect(changesOf(nodes, { id: 'a', parentId: 'a1', before: null })).toEqual([])
  expect(changesOf(nodes, { id: 'a', parentId: 'a', before: null })).toEqual([])
})
