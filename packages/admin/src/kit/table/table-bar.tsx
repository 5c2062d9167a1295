import { exportList } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Suspense, useRef, type ReactNode, type RefObject } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { addressWith } from '../lib/address-with'
import type { ListState } from '../lists/list-state'
import type { ChangeList } from '../lists/use-list-state'
import type { Descriptor } from '../describe/descriptor.types'
import { SearchBox } from './search-box'
import type { Columns } from './use-columns'

const ColumnsPanel = lazyComponent(() => import('./columns-panel').then((module) => module.ColumnsPanel))
const ViewsPanel = lazyComponent(() => import('./views-panel').then((module) => module.ViewsPanel))
const KeysDialog = lazyComponent(() => import('../keys/keys-dialog').then((module) => module.KeysDialog))

/** What is open above a table. */
export type OpenPanel = 'filters' | 'columns' | 'views' | 'keys' | 'more' | null

const FORMATS = ['csv', 'iso-csv', 'xlsx'] as const

interface TableBarProps {
  readonly descriptor: Descriptor
  readonly state: ListState
  readonly onList: ChangeList
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly columns: Columns
  readonly search: RefObject<HTMLInputElement | null>
  /** Whether a button shows filters that are not in sight. */
  readonly hasMoreFilters: boolean
  /** On a phone: one line, with buttons that open the rest. */
  readonly isNarrow: boolean
  readonly open: OpenPanel
  readonly onOpen: (panel: OpenPanel) => void
  readonly onRefresh: () => void
  /** What a screen adds, before the exports. */
  readonly children?: ReactNode
}

/** What stands above a table: search, panels, exports, a new record. */
export function TableBar(props: TableBarProps) {
  const { descriptor, state, onList, query, columns, search, isNarrow, open, onOpen, onRefresh, children } = props
  const { links, client, locale } = useStaff()
  const words = useLabels('table')
  const nameOf = useLabels('fields')
  const can = useCan()
  const columnsButton = useRef<HTMLButtonElement>(null)
  const viewsButton = useRef<HTMLButtonElement>(null)
  const { key, permission, save } = descriptor.resource
  // On a phone a panel hangs on a button that is itself behind one.
  const close = () => onOpen(isNarrow ? 'more' : null)
  const isMoreOpen = open !== null && open !== 'filters'
  const filterCount = Object.keys(state.filters).length
  // Files for people have the columns of the screen in its words; those for programs have the contract's names and codes.
  const exported = (format: (typeof FORMATS)[number]) =>
    addressWith(client.addressOf(exportList, { params: { entity: key } }), {
      ...query,
      format: [format],
      ...(format !== 'iso-csv' && {
        column: columns.shown.map(({ column }) => {
          const named = column.kind === 'enum' ? column.namedBy : undefined
          return `${named ?? column.field}:${nameOf(column.field)}`
        }),
        locale: [locale],
      }),
    })
  const mayCreate = save !== undefined && descriptor.isMadeElsewhere !== true && can(permission, 'write')
  const create = mayCreate && (
    <a
      className="pk-staff-linkbutton"
      data-primary
      href={links.create(key)}
      aria-label={isNarrow ? words.create : undefined}
    >
      {isNarrow ? '+' : words.create}
    </a>
  )
  const rest = (
    <>
      <Button size="small" ref={columnsButton} aria-expanded={open === 'columns'} onClick={() => onOpen('columns')}>
        {words.columns}
      </Button>
      {descriptor.hasNoViews !== true && (
        <Button size="small" ref={viewsButton} aria-expanded={open === 'views'} onClick={() => onOpen('views')}>
          {words.views}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onRefresh}>
        {words.refresh}
      </Button>
      <Button size="small" variant="quiet" aria-label={words.keys} title={words.keys} onClick={() => onOpen('keys')}>
        ?
      </Button>
      <Suspense fallback={null}>
        {open === 'columns' && <ColumnsPanel columns={columns} anchor={columnsButton} onClose={close} />}
        {open === 'views' && (
          <ViewsPanel
            resource={key}
            state={state}
            onList={onList}
            columns={columns}
            anchor={viewsButton}
            onClose={close}
          />
        )}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
      <span className="pk-staff-table__gap" />
      {children}
      {can(permission, 'export') &&
        FORMATS.map((format) => (
          <a
            key={format}
            className="pk-staff-linkbutton"
            aria-label={words.export(format.toUpperCase())}
            href={exported(format)}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      {!isNarrow && create}
    </>
  )
  return (
    <div className="pk-staff-table__bar">
      <SearchBox input={search} value={state.search} onChange={(text, mode) => onList({ search: text }, mode)} />
      {props.hasMoreFilters && (
        <Button
          size="small"
          aria-expanded={open === 'filters'}
          onClick={() => onOpen(open === 'filters' ? null : 'filters')}
        >
          {isNarrow && filterCount > 0 ? words.filtersSet(filterCount) : words.filters}
        </Button>
      )}
      {isNarrow && (
        <Button
          size="small"
          aria-label={words.more}
          aria-expanded={isMoreOpen}
          onClick={() => onOpen(isMoreOpen ? null : 'more')}
        >
          ⋯
        </Button>
      )}
      {isNarrow && create}
      {(!isNarrow || isMoreOpen) && rest}
    </div>
  )
}
