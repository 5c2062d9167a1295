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
function readMarketing(storage: KeyValueStorage): Readonly<Record<string, string>> {
  const kept = parseJson(storage.read(MARKETING_KEY) ?? 'null')
  return isRecord(kept) ? parametersOf((name) => kept[name]) : {}
}

/**
 * The marketing parameters of this browser. Those of the page's address are kept, each in place of the kept one of its name
 * (ANALYTICS-08): whoever needs them keeps them first, so nothing depends on when that is.
 */
export function keepMarketing({ location, storage }: Pick<Effects, 'location' | 'storage'>) {
  const kept = readMarketing(storage)
  const marketing = { ...kept, ...parametersOf(location.query) }
  if (Object.entries(marketing).some(([name, value]) => kept[name] !== value))
    storage.write(MARKETING_KEY, JSON.stringify(marketing))
  return marketing
}

const ROISTAT_COOKIE = 'roistat_visit'

/** What a new order draft is told of the visit: the number of Roistat's cookie and the marketing parameters (CHK-45). */
export function visitOfOrder(effects: Pick<Effects, 'cookies' | 'location' | 'storage'>) {
  const roistatVisitId = cleaned(effects.cookies.read(ROISTAT_COOKIE), 128)
  const marketing = keepMarketing(effects)
  return {
    ...(roistatVisitId !== '' && { roistatVisitId }),
    ...(Object.keys(marketing).length > 0 && { marketing }),
  }
}
