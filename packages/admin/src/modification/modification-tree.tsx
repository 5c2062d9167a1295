import { findModificationByParents } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import type { Row } from '../kit/lists/list-page'
import { RecordTree } from '../kit/tree/record-tree'
import type { TreeNode } from '../kit/tree/tree-rows'
import { modificationRu } from './modification.labels'
import { modificationEn } from './modification.labels.en'

interface ModificationNode extends TreeNode {
  readonly row: Row
}

const nodeOf = (row: Row): ModificationNode => ({
  id: row.id,
  name: String(row['name'] ?? row['fullName'] ?? row.id),
  parents: Array.isArray(row['parentIds']) ? row['parentIds'].map(String) : [],
  order: 0,
  row,
})

/** The modifications below their parents; a combination of several parents is found, or made where there is none. */
export function ModificationTree({ list }: { readonly list: readonly Row[] }) {
  const { client, links, notify } = useStaff()
  const can = useCan()
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  const queries = useQueryClient()
  const [parents, setParents] = useState<ReadonlySet<string>>(new Set())
  const nodes = useMemo(() => list.map(nodeOf), [list])
  const mayWrite = can('modification', 'write')
  const toggle = (id: string) =>
    setParents((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  const combine = useMutation({
    mutationFn: () => client.call(findModificationByParents, { query: { ids: [...parents] } }, { isQuiet: true }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['list', 'modification'] })
      links.open(links.record('modification', id))
    },
    onError: (thrown) =>
      notify({
        text: failureOf(thrown)?.problem?.errors?.[0]?.message ?? failureOf(thrown)?.message ?? thrown.message,
        tone: 'danger',
      }),
  })
  return (
    <RecordTree
      resource="modification"
      nodes={nodes}
      words={words}
      parentField={mayWrite ? 'parentIds' : undefined}
      selected={parents}
      onSelect={mayWrite ? toggle : undefined}
      actions={
        mayWrite &&
        (parents.size === 0 ? (
          <span className="pk-staff-note">{words.help}</span>
        ) : (
          <>
            <Button size="small" variant="primary" busy={combine.isPending} onClick={() => combine.mutate()}>
              {words.byParents(parents.size)}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setParents(new Set())}>
              {words.clear}
            </Button>
          </>
        ))
      }
      before={
        mayWrite
          ? ({ node }) => (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={words.select(node.name)}
                checked={parents.has(node.id)}
                onChange={() => toggle(node.id)}
              />
            )
          : undefined
      }
    >
      {({ node, level }) => (
        <>
          {level === 1 && node.row['isBase'] === true && <span className="pk-staff-badge">{words.base}</span>}
          {node.row['isVisible'] === false && <span className="pk-staff-badge">{words.hidden}</span>}
          <span className="pk-staff-tree__product">{String(node.row['productName'] ?? '')}</span>
        </>
      )}
    </RecordTree>
  )
}
