import { parseArgs } from 'node:util'
import { FEATURES, isFeature } from '../kit/features'
import { CannotJudge, type ConformanceOptions } from '../run-conformance'

export const USAGE = `Judges the back end of a shop by the contract of Prilavok.

  prilavok-conformance https://shop.example --features cart,order-draft --product 42

  --features LIST        what the shop has, all when left out:
                         ${FEATURES.slice(0, 6).join(', ')},
                         ${FEATURES.slice(6).join(', ')}
  --product ID           a product that can be bought; may be repeated
  --category ID          a category with products and filters
  --city ID              a city that is delivered to
  --term WORD            a word that the search finds
  --page-origin ORIGIN   an origin of pages that may call the shop from elsewhere
  --expired-draft ID:KEY a draft whose lifetime is over, and its key
  --orders               places marked orders and starts payments: for a test shop
  --endpoints FILE       other addresses of calls, JSON as in the settings of pages
  --timeout MS           for a request, 15000 when left out
  --json FILE            writes the report as JSON
  --junit FILE           writes the report as JUnit XML
  --quiet                prints what failed and the summary alone
  --help

Exit code: 0 all that was judged holds, 1 something does not, 2 nothing could be judged.`

/** What the command was told. */
export interface CliOptions extends ConformanceOptions {
  readonly help: boolean
  readonly quiet: boolean
  readonly endpointsFile: string | null
  readonly jsonFile: string | null
  readonly junitFile: string | null
}

function featuresOf(list: string): readonly (typeof FEATURES)[number][] {
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isFeature(name))
  if (unknown.length > 0)
    throw new CannotJudge(`There is no feature "${unknown.join('", "')}". Known: ${FEATURES.join(', ')}.`)
  return names.filter(isFeature)
}

function expiredOf(text: string): { readonly id: string; readonly key: string } {
  const at = text.lastIndexOf(':')
  if (at < 1 || at === text.length - 1)
    throw new CannotJudge('--expired-draft is the id of a draft and its key, ID:KEY.')
  return { id: text.slice(0, at), key: text.slice(at + 1) }
}

function timeoutOf(text: string): number {
  const ms = Number(text)
  if (!Number.isInteger(ms) || ms < 1) throw new CannotJudge('--timeout is a whole number of milliseconds.')
  return ms
}

const text = { type: 'string' } as const
const yes = { type: 'boolean', default: false } as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        features: text,
        product: { type: 'string', multiple: true },
        category: text,
        city: text,
        term: text,
        'page-origin': text,
        'expired-draft': text,
        orders: yes,
        endpoints: text,
        timeout: text,
        json: text,
        junit: text,
        quiet: yes,
        help: yes,
      },
    })
  } catch (error) {
    throw new CannotJudge(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the arguments of the command. */
export function readCliOptions(args: readonly string[]): CliOptions {
  const { values, positionals } = parsed(args)
  const [origin = '', ...more] = positionals
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''))
  if (empty !== undefined) throw new CannotJudge(`--${empty[0]} is empty.`)
  if (!values.help && (origin === '' || more.length > 0))
    throw new CannotJudge('One address of a back end is needed, such as https://shop.example. --help tells more.')
  const { features, product, category, city, term, timeout } = values
  const { 'page-origin': pageOrigin, 'expired-draft': expired } = values
  return {
    origin,
    help: values.help,
    quiet: values.quiet,
    mayOrder: values.orders,
    endpointsFile: values.endpoints ?? null,
    jsonFile: values.json ?? null,
    junitFile: values.junit ?? null,
    ...(features !== undefined && { features: featuresOf(features) }),
    ...(product !== undefined && { products: product }),
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
    ...(term !== undefined && { term }),
    ...(pageOrigin !== undefined && { pageOrigin }),
    ...(expired !== undefined && { expiredDraft: expiredOf(expired) }),
    ...(timeout !== undefined && { timeoutMs: timeoutOf(timeout) }),
  }
}
