/** What a table shows: filters by query name, order, words, page. */
export interface ListState {
  /** Values by the query name of the filter; a name without values is absent. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Keys with `-` for descending, as the server takes them; null for the list's own order. */
  readonly sort: string | null
  readonly search: string
  /** Counted from 1. */
  readonly page: number
}

/** A list as it is before anybody chose something. */
export const EMPTY_LIST: ListState = { filters: {}, sort: null, search: '', page: 1 }

const OWN_KEYS = ['sort', 'search', 'page'] as const
const LARGEST_PAGE = 1_000_000

const keyOf = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}.${name}`)

/** A page number as people write it; anything else is the first page. */
function pageOf(written: string | null): number {
  const page = /^\d{1,7}$/.test(written ?? '') ? Number(written) : 1
  return Math.min(Math.max(page, 1), LARGEST_PAGE)
}

/** The state that a query holds under a prefix; names that are no filter of the list are left alone. Never throws. */
export function readListState(query: string, prefix: string, filterNames: readonly string[]): ListState {
  const params = new URLSearchParams(query)
  const filters: Record<string, readonly string[]> = {}
  for (const name of filterNames) {
    const values = params.getAll(keyOf(prefix, name)).filter((value) => value !== '')
    if (values.length > 0) filters[name] = values
  }
  const sort = params.get(keyOf(prefix, 'sort'))
  return {
    filters,
    sort: sort === '' ? null : sort,
    search: params.get(keyOf(prefix, 'search')) ?? '',
    page: pageOf(params.get(keyOf(prefix, 'page'))),
  }
}

/** The query with the state under its prefix; every other key of the page stays where it was. */
export function writeListState(
  query: string,
  prefix: string,
  state: ListState,
  filterNames: readonly string[],
): string {
  const own = new Set([...OWN_KEYS, ...filterNames].map((name) => keyOf(prefix, name)))
  const params = new URLSearchParams()
  for (const [key, value] of new URLSearchParams(query)) if (!own.has(key)) params.append(key, value)
  for (const name of filterNames)
    for (const value of Object.hasOwn(state.filters, name) ? (state.filters[name] ?? []) : [])
      if (value !== '') params.append(keyOf(prefix, name), value)
  if (state.sort !== null && state.sort !== '') params.set(keyOf(prefix, 'sort'), state.sort)
  if (state.search !== '') params.set(keyOf(prefix, 'search'), state.search)
  if (state.page > 1) params.set(keyOf(prefix, 'page'), String(state.page))
  return params.toString()
}

/** What the preview call is asked: no empty values (ADMIN-04). */
export function previewQuery(
  { filters, sort, search }: Omit<ListState, 'page'>,
  fixed: ListState['filters'] = {},
): Readonly<Record<string, readonly string[]>> {
  const query: Record<string, readonly string[]> = {}
  const chosen = { ...filters, ...fixed, sort: sort === null ? [] : [sort], search: [search.trim()] }
  for (const [name, values] of Object.entries(chosen)) {
    const given = values.map((value) => value.trim()).filter((value) => value !== '')
    if (given.length > 0) query[name] = given
  }
  return query
}
