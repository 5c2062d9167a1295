import { listViews, type SavedView } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { isPlain } from '../records/same-value'
import type { ListPreferences } from './preferences'
import type { ListState } from './list-state'
import type { ChangeList } from './use-list-state'

/** The columns that a view arranges. */
export interface ViewColumns {
  readonly all: readonly { readonly column: { readonly field: string } }[]
  readonly shown: readonly { readonly column: { readonly field: string } }[]
  readonly preferences: ListPreferences
  readonly change: (change: Partial<ListPreferences>) => void
}

const STALE_MS = 300_000

/** The saved views of a list. */
export const viewsQuery = (client: StaffClient, resource: string) => ({
  queryKey: ['views', resource],
  queryFn: () => client.call(listViews, { query: { resource } }, { isQuiet: true }),
  staleTime: STALE_MS,
})

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String)
const filtersOf = (value: unknown): ListState['filters'] =>
  isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textsOf(each)])) : {}

/** A list as it is now, for a view. */
export const viewState = (state: ListState, { shown, preferences }: ViewColumns): SavedView['state'] => ({
  filters: state.filters,
  sort: state.sort,
  search: state.search,
  columns: shown.map(({ column }) => column.field),
  widths: { ...preferences.widths },
  pinned: Object.fromEntries(preferences.pinned.map((field) => [field, 'left'])),
  density: preferences.isDense ? 'compact' : 'normal',
})

/** Shows a list as a view has it. */
export function showView(
  { state }: SavedView,
  columns: ViewColumns,
  onList: ChangeList,
  mode: 'push' | 'replace' = 'push',
): void {
  const shown = state.columns
  const rest = columns.all.map(({ column }) => column.field).filter((field) => !shown.includes(field))
  if (shown.length > 0)
    columns.change({
      order: [...shown, ...rest],
      hidden: Object.fromEntries([...shown.map((field) => [field, false]), ...rest.map((field) => [field, true])]),
      widths: state.widths ?? {},
      ...(state.pinned !== null && { pinned: Object.keys(state.pinned) }),
      ...(state.density !== null && { isDense: state.density === 'compact' }),
    })
  onList({ filters: filtersOf(state.filters), sort: state.sort, search: state.search ?? '' }, mode)
}
