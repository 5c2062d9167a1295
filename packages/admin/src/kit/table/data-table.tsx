import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import { DescriptorContext, useCan, useStaff, useLabels } from '../staff/staff-context'
import { ChangesButton } from '../presence/changes-button'
import { useChanges } from '../presence/use-changes'
import { createMemoryUrl, type UrlPort } from '../lib/url-port'
import { styled } from '../lib/styled'
import { useNarrow } from '../lib/use-narrow'
import { previewQuery, type ListState } from '../lists/list-state'
import { NOTHING, type Selection } from '../lists/selection'
import { useListState } from '../lists/use-list-state'
import { PAGE_SIZE, useRows } from '../lists/use-rows'
import type { Descriptor } from '../describe/descriptor.types'
import { DataGrid } from './data-grid'
import { canAll } from '../session/permissions'
import { FilterBar } from './filter-bar'
import { TableBar, type OpenPanel } from './table-bar'
import { TableState } from './table-state'
import { useColumns } from './use-columns'
import { useTableLetters } from './use-table-letters'
import { useDefaultView } from './use-default-view'

const CardList = lazyComponent(() => import('./card-list').then((module) => module.CardList))
const ChooseLoaded = lazyComponent(() => import('./choose-loaded').then((module) => module.ChooseLoaded))
const SortChoice = lazyComponent(() => import('./sort-choice').then((module) => module.SortChoice))
const Pager = lazyComponent(() => import('./pager').then((module) => module.Pager))
const BulkBar = lazyComponent(() => import('./bulk-bar').then((module) => module.BulkBar))

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
  /** The selected rows, where a screen around the table selects as well. */
  readonly selection?: Selection | undefined
  /** Is called with the selection, where a screen keeps it. */
  readonly onSelection?: ((selection: Selection) => void) | undefined
  /** The table is what the screen is for: its letters act wherever the focus is. */
  readonly isWholeScreen?: boolean | undefined
  /** What a screen says of the rows, after their number. */
  readonly countNote?: string | undefined
  /** What a screen adds to the bar above the table. */
  readonly children?: ReactNode
}

/** The list of a resource with everything that staff do with lists. Source: ADMIN-03, ADMIN-04, ADMIN-07, ADMIN-08. */
export const DataTable = (props: DataTableProps) => (
  <DescriptorContext value={props.descriptor}>
    <Table {...props} />
  </DescriptorContext>
)

function Table(props: DataTableProps) {
  const { descriptor, url, prefix = '', fixed, isSelectable = true, height, children } = props
  const { links, locale, walk } = useStaff()
  const words = useLabels('table')
  const { refused } = useLabels('staff')
  const can = useCan()
  const { resource } = descriptor
  const { listing, key, permission } = resource
  const own = useMemo(() => createMemoryUrl(), [])
  const [state, changeState] = useListState(listing, url ?? own, prefix)
  const columns = useColumns(descriptor)
  const [range, setRange] = useState<readonly [number, number]>([0, 0])
  const [ownSelection, setOwnSelection] = useState<Selection>(NOTHING)
  const selection = props.selection ?? ownSelection
  const select = props.onSelection ?? setOwnSelection
  // What was selected under other filters is out of sight, and nobody means to change it.
  const change: typeof changeState = (part, mode) => {
    if (part.filters !== undefined || part.search !== undefined) select(NOTHING)
    changeState(part, mode)
  }
  const [open, setOpen] = useState<OpenPanel>(null)
  const grid = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const mayRead = can(permission, 'read')
  const isNarrow = useNarrow()
  const query = useMemo(() => previewQuery(state, fixed), [state.filters, state.sort, state.search, fixed])
  const matched = JSON.stringify([state.filters, state.search, fixed])
  useEffect(() => setOwnSelection(NOTHING), [matched])
  const isPaged = columns.preferences.isPaged
  const rows = useRows({ resource, query, page: isPaged ? state.page : null, range, isEnabled: mayRead })
  const changes = useChanges(key)
  const refresh = () => {
    changes.clear()
    rows.refresh()
  }
  useEffect(() => walk.remember(key, query), [walk, key, query])
  useDefaultView(key, {
    state,
    columns,
    onList: change,
    isEnabled: mayRead && url !== undefined && descriptor.hasNoViews !== true,
    opensWith: descriptor.opensWith,
  })
  const hasSelection = selection.kind === 'matching' || selection.ids.size > 0
  const act = (letter: string) => {
    if (letter === '/') search.current?.focus()
    if (letter === 'f') setOpen('filters')
    if (letter === 'c') setOpen('columns')
    if (letter === 'v' && descriptor.hasNoViews !== true) setOpen('views')
    if (letter === '?') setOpen('keys')
    if (letter === 'r') refresh()
    const mayCreate = resource.save !== undefined && descriptor.isMadeElsewhere !== true && can(permission, 'write')
    if (letter === 'n' && mayCreate) links.open(links.create(key))
  }
  useTableLetters(props.isWholeScreen === true && mayRead, act)
  if (!mayRead) return <p className="pk-staff-notice">{refused}</p>
  const mayFilter = (name: string) => canAll(can, listing.guarded?.[name])
  const quick = descriptor.quick.filter(mayFilter)
  const more = Object.keys(listing.filters).filter(
    (name) => !quick.includes(name) && name !== 'withSummary' && mayFilter(name),
  )
  const hasFilters = Object.keys(state.filters).length > 0 || state.search !== ''
  const sort = state.sort ?? listing.defaultSort
  const shown = {
    descriptor,
    label: resource.titles[locale],
    columns,
    rows,
    changed: changes.ids,
    selection,
    onSelect: isSelectable ? select : null,
    onRange: (first: number, last: number) => setRange([first, last]),
    onLetter: act,
    firstRow: isPaged ? (state.page - 1) * PAGE_SIZE : 0,
  }
  return (
    <section
      className="pk-staff-table"
      aria-label={resource.titles[locale]}
      ref={height === undefined ? null : styled({ 'block-size': height })}
    >
      <TableBar
        descriptor={descriptor}
        state={state}
        onList={change}
        query={query}
        columns={columns}
        search={search}
        hasMoreFilters={more.length > 0 || isNarrow}
        isNarrow={isNarrow}
        open={open}
        onOpen={setOpen}
        onRefresh={refresh}
      >
        {children}
      </TableBar>
      {(!isNarrow || open === 'filters') && (
        <FilterBar
          all={listing.filters}
          names={open === 'filters' ? [...quick, ...more] : quick}
          filters={state.filters}
          onList={change}
        >
          {isNarrow && listing.sort.length > 0 && (
            <Suspense fallback={null}>
              <SortChoice listing={listing} sort={sort} onSort={(next) => change({ sort: next })} />
            </Suspense>
          )}
        </FilterBar>
      )}
      <div className="pk-staff-table__count">
        {isNarrow && isSelectable && rows.count > 0 && (
          <Suspense fallback={null}>
            <ChooseLoaded selection={selection} rows={rows.loaded} onSelect={select} />
          </Suspense>
        )}
        {hasSelection ? (
          <Suspense fallback={null}>
            <BulkBar
              descriptor={descriptor}
              selection={selection}
              query={query}
              total={rows.isExact ? rows.total : null}
              onSelect={select}
            />
          </Suspense>
        ) : (
          <span role="status">
            {[rows.total !== null && words.rows(rows.total, rows.isExact), props.countNote].filter(Boolean).join(' ')}
          </span>
        )}
        <ChangesButton changes={changes} onRefresh={rows.refresh} />
      </div>
      <TableState rows={rows} hasFilters={hasFilters} onReset={() => change({ filters: {}, search: '' })}>
        {isNarrow ? (
          <Suspense fallback={null}>
            <CardList {...shown} list={grid} />
          </Suspense>
        ) : (
          <DataGrid {...shown} sort={sort} onList={change} grid={grid} />
        )}
      </TableState>
      {isPaged && (
        <Suspense fallback={null}>
          <Pager page={state.page} pageCount={rows.pageCount} onPage={(page) => change({ page })} />
        </Suspense>
      )}
    </section>
  )
}
