import type * as z from 'zod/mini'
import type { Wire } from '../wire'
import type { Listing, ListQuery } from './listing'

/** The schemas of a list. */
export interface ListWire<L extends Listing, R extends z.ZodMiniType> extends Wire {
  /** What a list is asked with. */
  readonly query: z.ZodMiniType<ListQuery<L>, ListQuery<L>>
  /** Its rows. */
  readonly response: R
}

/** The schemas of a list, made with its first request: the query is that of its listing, the response comes from the file of its schemas. */
export function listWire<L extends Listing, R extends z.ZodMiniType>(
  listing: L,
  response: () => Promise<R>,
): () => Promise<ListWire<L, R>> {
  let made: ListWire<L, R> | undefined
  return async () => {
    if (made !== undefined) return made
    const [{ listQuery }, schema] = await Promise.all([import('./list.wire'), response()])
    return (made ??= { query: listQuery(listing), response: schema })
  }
}
