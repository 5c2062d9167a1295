import { categoryResource } from '@prilavok/contracts/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf, messageOf } from '../kit/client/failures'
import { ChangedMeanwhile, changeRow } from '../kit/records/save-record'
import { childrenOf, type TreeNode } from '../kit/tree/tree-rows'
import { wholeList } from '../kit/tree/use-whole-list'
import { categoryRu } from './category.labels'
import { categoryEn } from './category.labels.en'
import { changesOf, type CategoryMove } from './move-category'

/** Where a category is now, so that a move can be taken back. */
export function placeOf(nodes: readonly TreeNode[], id: string): CategoryMove {
  const parentId = nodes.find((node) => node.id === id)?.parents[0] ?? null
  const siblings = childrenOf(nodes).get(parentId ?? '') ?? []
  const at = siblings.findIndex((node) => node.id === id)
  return { id, parentId, before: siblings[at + 1]?.id ?? null }
}

/** A move, and the tree that it was made in. */
interface Saved {
  readonly move: CategoryMove
  readonly from: readonly TreeNode[]
  readonly isUndo: boolean
}

/** Saves moves of categories, one at a time; for ten seconds a move can be taken back. */
export function useMoves(nodes: readonly TreeNode[]) {
  const { client, notify } = useStaff()
  const { undo } = useLabels('staff')
  const words = useLabels({ ru: categoryRu, en: categoryEn })
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async ({ move, from }: Saved) => {
      for (const { id, shown, values } of changesOf(from, move))
        await changeRow(client, categoryResource, { id, shown, values })
      await queries.invalidateQueries({ queryKey: ['list', categoryResource.key] })
    },
    // Told also where the screen has been left meanwhile, which callbacks of `mutate` are not.
    onSuccess: (_, { move, from, isUndo }) => {
      const back = placeOf(from, move.id)
      const name = from.find(({ id }) => id === move.id)?.name ?? move.id
      const parent = from.find(({ id }) => id === move.parentId)?.name ?? words.topLevel
      notify({
        text: back.parentId === move.parentId ? words.ordered(name) : words.moved(name, parent),
        tone: 'success',
        ...(!isUndo && { action: { label: undo, onPress: () => void takeBack(back) } }),
      })
    },
    onError: (thrown) => {
      const isStale = thrown instanceof ChangedMeanwhile
      notify({
        text: isStale ? words.changedByOther : (failureOf(thrown)?.problem?.errors?.[0]?.message ?? thrown.message),
        tone: 'danger',
      })
      void queries.invalidateQueries({ queryKey: ['list', categoryResource.key] })
    },
  })
  const start = (move: CategoryMove) => {
    if (changesOf(nodes, move).length > 0) save.mutate({ move, from: nodes, isUndo: false })
  }
  /** An undo comes after other moves, and perhaps after the screen has been left: the tree is read for it. */
  const takeBack = async (move: CategoryMove) => {
    try {
      const from = (await queries.fetchQuery(wholeList(client, categoryResource))).map(nodeOf)
      if (changesOf(from, move).length > 0) save.mutate({ move, from, isUndo: true })
      else notify({ text: words.inPlace })
    } catch (thrown) {
      notify({ text: messageOf(thrown), tone: 'danger' })
    }
  }
  return { move: start, isSaving: save.isPending }
}

/** A row of the list of categories as a node of the tree. */
export const nodeOf = (row: Readonly<Record<string, unknown>> & { readonly id: string }): TreeNode => ({
  id: row.id,
  name: String(row['name'] ?? row.id),
  parents: typeof row['parentId'] === 'string' ? [row['parentId']] : [],
  order: Number(row['displayOrder'] ?? 0),
})
