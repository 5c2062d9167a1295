import { findModificationByParents } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import type { Row } from '../kit/lists/list-page'
import { allKeys, treeRows, type TreeNode } from '../kit/tree/tree-rows'
import { TreeView } from '../kit/tree/tree-view'
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
  const { clear } = useLabels('staff')
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [parents, setParents] = useState<ReadonlySet<string>>(new Set())
  const nodes = useMemo(() => list.map(nodeOf), [list])
  const rows = useMemo(() => treeRows(nodes, open, text), [nodes, open, text])
  const mayWrite = can('modification', 'write')
  const flip = (set: ReadonlySet<string>, key: string) =>
    new Set(set.has(key) ? [...set].filter((each) => each !== key) : [...set, key])
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
    <>
      <div className="pk-staff-tree__bar">
        <input
          className="pk-staff-input pk-staff-search"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="small" onClick={() => setOpen(allKeys(nodes))}>
          {words.expandAll}
        </Button>
        <Button size="small" onClick={() => setOpen(new Set())}>
          {words.collapseAll}
        </Button>
        <span className="pk-staff-note" role="status">
          {words.count(text === '' ? nodes.length : new Set(rows.map(({ node }) => node.id)).size, nodes.length)}
        </span>
        {mayWrite && parents.size === 0 && <span className="pk-staff-note">{words.help}</span>}
        {mayWrite && parents.size > 0 && (
          <>
            <Button size="small" variant="primary" busy={combine.isPending} onClick={() => combine.mutate()}>
              {words.byParents(parents.size)}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setParents(new Set())}>
              {words.clear}
            </Button>
          </>
        )}
      </div>
      {rows.length === 0 ? (
        <div className="pk-staff-empty">
          <p>{nodes.length === 0 ? words.empty : words.nothing}</p>
          {nodes.length > 0 && <Button onClick={() => setText('')}>{clear}</Button>}
        </div>
      ) : (
        <TreeView
          label={words.tree}
          rows={rows}
          onToggle={(key) => setOpen((before) => flip(before, key))}
          onEnter={({ node }) => links.open(links.record('modification', node.id))}
          selected={parents}
          onSelect={mayWrite ? ({ node }) => setParents((before) => flip(before, node.id)) : undefined}
          toggleLabel={({ node, isOpen }) => words.toggle(node.name, isOpen)}
        >
          {({ node, level }) => (
            <>
              {mayWrite && (
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={words.select(node.name)}
                  checked={parents.has(node.id)}
                  onChange={() => setParents((before) => flip(before, node.id))}
                />
              )}
              <a className="pk-staff-tree__name" href={links.record('modification', node.id)} tabIndex={-1}>
                {node.name}
              </a>
              {level === 1 && node.row['isBase'] === true && <span className="pk-staff-badge">{words.base}</span>}
              {node.row['isVisible'] === false && <span className="pk-staff-badge">{words.hidden}</span>}
              <span className="pk-staff-tree__product">{String(node.row['productName'] ?? '')}</span>
              {mayWrite && (
                <a
                  className="pk-staff-small pk-staff-tree__add"
                  href={links.create('modification', `parentIds=${encodeURIComponent(node.id)}`)}
                  tabIndex={-1}
                  aria-label={words.addInside(node.name)}
                  title={words.addInside(node.name)}
                >
                  +
                </a>
              )}
            </>
          )}
        </TreeView>
      )}
    </>
  )
}
