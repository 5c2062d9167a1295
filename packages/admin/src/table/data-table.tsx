import { exportList } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useCan, useStaff, useText } from '../app/staff-context'
import { addressWith } from '../lib/address-with'
import { createMemoryUrl, type UrlPort } from '../lib/url-port'
import { styled } from '../lib/styled'
import { previewQuery, type ListState } from '../lists/list-state'
import { NOTHING, type Selection } from '../lists/selection'
import { useListState } from '../lists/use-list-state'
import { PAGE_SIZE, useRows } from '../lists/use-rows'
import type { Descriptor } from '../resources/descriptor.types'
import { BulkBar } from './bulk-bar'
import { DataGrid } from './data-grid'
import { FilterBar } from './filter-bar'
import { Pager } from './pager'
import { SearchBox } from './search-box'
import { TableState } from './table-state'
import { useColumns } from './use-columns'

const ColumnsPanel = lazy(() => import('./columns-panel').then((module) => ({ default: module.ColumnsPanel })))
const ViewsPanel = lazy(() => import('./views-panel').then((module) => ({ default: module.ViewsPanel })))

/** A table of one resource. */
export interface DataTableProps {
  /** The resource of the list. */
  readonly descriptor: Descriptor
  /** Where filters and order are kept; without it they are in no address. */
  readonly url?: UrlPort | undefined
  /** Begins the names in the address, so that two tables of a page do not meet. */
  readonly prefix?: string | undefined
  /** Filters that nobody can change: the orders of one customer. */
  readonly fixed?: ListState['filters'] | undefined
  /** Whether rows can be selected; true by default. */
  readonly isSelectable?: boolean | undefined
  /** For example `480px`; without it the table is as high as what it is in. */
  readonly height?: string | undefined
}

type Open = 'filters' | 'columns' | 'views' | null

/** The list of a resource with everything that staff do with lists. Source: ADMIN-03, ADMIN-04, ADMIN-07, ADMIN-08. */
export function DataTable({ descriptor, url, prefix = '', fixed, isSelectable = true, height }: DataTableProps) {
  const { links, client, locale } = useStaff()
  const words = useText('table')
  const { refused } = useText('staff')
  const can = useCan()
  const { resource } = descriptor
  const { listing, key, permission } = resource
  const own = useMemo(() => createMemoryUrl(), [])
  const [state, change] = useListState(listing, url ?? own, prefix)
  const columns = useColumns(descriptor)
  const [range, setRange] = useState<readonly [number, number]>([0, 0])
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [open, setOpen] = useState<Open>(null)
  const grid = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const columnsButton = useRef<HTMLButtonElement>(null)
  const viewsButton = useRef<HTMLButtonElement>(null)
  const mayRead = can(permission, 'read')
  const query = useMemo(() => previewQuery(state, fixed), [state.filters, state.sort, state.search, fixed])
  const isPaged = columns.preferences.isPaged
  const rows = useRows({ resource, query, page: isPaged ? state.page : null, range, isEnabled: mayRead })
  if (!mayRead) return <p className="pk-staff-notice">{refused}</p>

  const hasSelection = selection.kind === 'matching' || selection.ids.size > 0
  const act = (letter: string) => {
    if (letter === '/') search.current?.focus()
    if (letter === 'f') setOpen('filters')
    if (letter === 'c') setOpen('columns')
    if (letter === 'v') setOpen('views')
    if (letter === 'r') rows.refresh()
    if (letter === 'n' && resource.save !== undefined && can(permission, 'write')) links.open(links.create(key))
  }
  const more = Object.keys(listing.filters).filter((name) => !descriptor.quick.includes(name) && name !== 'withSummary')
  const hasFilters = Object.keys(state.filters).length > 0 || state.search !== ''
  return (
    <section
      className="pk-staff-table"
      aria-label={resource.titles[locale]}
      ref={height === undefined ? null : styled({ 'block-size': height })}
    >
      <div className="pk-staff-table__bar">
        <SearchBox input={search} value={state.search} onChange={(text, mode) => change({ search: text }, mode)} />
        {more.length > 0 && (
          <Button
            size="small"
            aria-expanded={open === 'filters'}
            onClick={() => setOpen(open === 'filters' ? null : 'filters')}
          >
            {words.filters}
          </Button>
        )}
        <Button size="small" ref={columnsButton} aria-expanded={open === 'columns'} onClick={() => setOpen('columns')}>
          {words.columns}
        </Button>
        <Button size="small" ref={viewsButton} aria-expanded={open === 'views'} onClick={() => setOpen('views')}>
          {words.views}
        </Button>
        <Suspense fallback={null}>
          {open === 'columns' && (
            <ColumnsPanel columns={columns} anchor={columnsButton} onClose={() => setOpen(null)} />
          )}
          {open === 'views' && (
            <ViewsPanel
              resource={key}
              state={state}
              onList={change}
              columns={columns}
              anchor={viewsButton}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
        <Button size="small" variant="quiet" onClick={rows.refresh}>
          {words.refresh}
        </Button>
        <span className="pk-staff-table__gap" />
        {can(permission, 'export') && (
          <a
            className="pk-staff-linkbutton"
            href={addressWith(client.addressOf(exportList, { params: { entity: key } }), { ...query, format: ['csv'] })}
            download
          >
            {words.export}
          </a>
        )}
        {resource.save !== undefined && can(permission, 'write') && (
          <a className="pk-staff-linkbutton" data-primary href={links.create(key)}>
            {words.create}
          </a>
        )}
      </div>
      <FilterBar
        all={listing.filters}
        names={open === 'filters' ? [...descriptor.quick, ...more] : descriptor.quick}
        filters={state.filters}
        onList={change}
      />
      <div className="pk-staff-table__count">
        {hasSelection ? (
          <BulkBar
            descriptor={descriptor}
            selection={selection}
            query={query}
            rows={rows}
            onClear={() => setSelection(NOTHING)}
          />
        ) : (
          <span role="status">{rows.total === null ? '' : words.rows(rows.total, rows.isExact)}</span>
        )}
      </div>
      <TableState rows={rows} hasFilters={hasFilters} onReset={() => change({ filters: {}, search: '' })}>
        <DataGrid
          descriptor={descriptor}
          label={resource.titles[locale]}
          columns={columns}
          rows={rows}
          sort={state.sort ?? listing.defaultSort}
          onList={change}
          selection={selection}
          onSelect={isSelectable ? setSelection : null}
          onRange={(first, last) => setRange([first, last])}
          onLetter={act}
          firstRow={isPaged ? (state.page - 1) * PAGE_SIZE : 0}
          grid={grid}
        />
      </TableState>
      {isPaged && <Pager page={state.page} pageCount={rows.pageCount} onPage={(page) => change({ page })} />}
    </section>
  )
}
