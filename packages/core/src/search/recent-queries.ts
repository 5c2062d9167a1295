import type { KeyValueStorage } from '../effects'
import { parseJson } from '../lib/parse-json'
import { LONGEST_SEARCH, searchTerm } from './search.rules'

/** The storage key of the last queries. */
export const RECENT_QUERIES_KEY = 'prilavok.search.recent'
/** So many are kept. */
export const MOST_RECENT = 5

/** An e-mail address, or as many digits as a telephone number has: typed into the wrong field, and not to be kept. */
const isPersonal = (query: string) => query.includes('@') || query.replace(/\D/g, '').length >= 10

/** The kept queries, newest first; whatever else is under the key counts as none. */
export function readRecent(storage: KeyValueStorage): readonly string[] {
  const kept = parseJson(storage.read(RECENT_QUERIES_KEY) ?? '[]')
  const texts: readonly unknown[] = Array.isArray(kept) ? kept : []
  return texts
    .filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= LONGEST_SEARCH)
    .slice(0, MOST_RECENT)
}

/** The queries with one more, which is the first now; one that may be personal is not kept. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const query = searchTerm(typed)
  if (query === '' || isPersonal(query)) return recent
  return [query, ...without(recent, query)].slice(0, MOST_RECENT)
}

const plain = (query: string) => query.toLowerCase()

/** The queries without one of them. */
export const without = (recent: readonly string[], query: string): readonly string[] =>
  recent.filter((each) => plain(each) !== plain(query))

/** Keeps the queries; none leaves nothing behind. */
export function writeRecent(storage: KeyValueStorage, recent: readonly string[]): void {
  if (recent.length === 0) storage.remove(RECENT_QUERIES_KEY)
  else storage.write(RECENT_QUERIES_KEY, JSON.stringify(recent))
}
