import { useState, type ComponentType } from 'react'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import type { UrlPort } from '../lib/url-port'
import type { Row } from '../lists/list-page'
import type { Descriptor } from '../describe/descriptor.types'
import { DataTable } from '../table/data-table'
import { useWholeList } from './use-whole-list'
import '../screen/view-switch.css'

const VIEWS = ['tree', 'table'] as const

/** A list that is a tree and a table. */
export interface TreeScreenProps {
  /** The resource and its table. */
  readonly descriptor: Descriptor
  /** The address of the screen, where the choices of its table are kept. */
  readonly url: UrlPort
  /** The names of the two views, and of the choice between them. */
  readonly words: { readonly view: string; readonly tree: string; readonly table: string }
  /** The tree of all records. */
  readonly tree: ComponentType<{ readonly list: readonly Row[] }>
}

function Whole({ descriptor, tree: Tree }: Pick<TreeScreenProps, 'tree'> & { readonly descriptor: Descriptor }) {
  const { loading } = useLabels('staff')
  const list = useWholeList(descriptor.resource)
  if (list.isError) return <p role="alert">{list.error.message}</p>
  if (list.data === undefined) return <p role="status">{loading}</p>
  return <Tree list={list.data} />
}

/** Records below each other, and the same records as a table for filters and changes of many at once. */
export function TreeScreen({ descriptor, url, words, tree }: TreeScreenProps) {
  const { links } = useStaff()
  const can = useCan()
  const { create } = useLabels('table')
  const { refused } = useLabels('staff')
  // An address with filters is one of the table.
  const [view, setView] = useState<(typeof VIEWS)[number]>(url.read() === '' ? 'tree' : 'table')
  const { key, permission } = descriptor.resource
  if (!can(permission, 'read')) return <p className="pk-staff-notice">{refused}</p>
  return (
    <div className="pk-staff-stack">
      <div className="pk-staff-tree__bar">
        <div className="pk-staff-switch" role="group" aria-label={words.view}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {words[each]}
            </button>
          ))}
        </div>
        <span className="pk-staff-table__gap" />
        {view === 'tree' && can(permission, 'write') && (
          <a className="pk-staff-linkbutton" data-primary href={links.create(key)}>
            {create}
          </a>
        )}
      </div>
      {view === 'tree' ? (
        <Whole descriptor={descriptor} tree={tree} />
      ) : (
        <DataTable descriptor={descriptor} url={url} />
      )}
    </div>
  )
}
