import type { Marketing } from '@prilavok/contracts'
import type { Effects, KeyValueStorage } from '../effects'
import { isRecord, parseJson } from './parse-json'

/** The storage key of the marketing parameters of this browser. Source: ANALYTICS-07. */
export const MARKETING_KEY = 'prilavok.marketing'

const PARAMETERS = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'roistat',
  'roistat_referrer',
  'roistat_pos',
] as const satisfies readonly (keyof Marketing)[]

/**
 * Anybody may write a link: what no database takes is removed, and a text that would not fit into a header is cut, between two
 * characters. `most` is the largest length that is left.
 */
const cleaned = (value: unknown, most = 200): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}/gu, '')
        .slice(0, most)
        .replace(/\p{Cs}$/u, '')
    : ''

/** The parameters that a reader knows, each clean and not empty. */
const parametersOf = (read: (name: string) => unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = cleaned(read(name))
      return value === '' ? [] : [[name, value]]
    }),
  )

/** The marketing parameters that are kept. */
export function readMarketing(storage: KeyValueStorage): Readonly<Record<string, string>> {
  const kept = parseJson(storage.read(MARKETING_KEY) ?? 'null')
  return isRecord(kept) ? parametersOf((name) => kept[name]) : {}
}

/** Keeps the marketing parameters of the page's address; each replaces the kept one of its name (ANALYTICS-08). */
export function keepMarketing({ location, storage }: Pick<Effects, 'location' | 'storage'>): void {
  const given = parametersOf(location.query)
  if (Object.keys(given).length === 0) return
  storage.write(MARKETING_KEY, JSON.stringify({ ...readMarketing(storage), ...given }))
}

const ROISTAT_COOKIE = 'roistat_visit'

/** What a new order draft is told of the visit: the number of Roistat's cookie and the marketing parameters (CHK-45). */
export function visitOfOrder({ cookies, storage }: Pick<Effects, 'cookies' | 'storage'>) {
  const roistatVisitId = cleaned(cookies.read(ROISTAT_COOKIE), 128)
  const marketing = readMarketing(storage)
  return {
    ...(roistatVisitId !== '' && { roistatVisitId }),
    ...(Object.keys(marketing).length > 0 && { marketing }),
  }
}
