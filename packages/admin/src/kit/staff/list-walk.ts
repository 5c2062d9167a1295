type Query = Readonly<Record<string, readonly string[]>>

/** Remembers how each list was last filtered and sorted, so that a record knows what comes before and after it. */
export interface ListWalk {
  readonly remember: (resource: string, query: Query) => void
  readonly queryOf: (resource: string) => Query | null
}

/** The walk of one page. */
export function createListWalk(): ListWalk {
  const last = new Map<string, Query>()
  return {
    remember: (resource, query) => void last.set(resource, query),
    queryOf: (resource) => last.get(resource) ?? null,
  }
}
