import type { EndpointMap } from '@prilavok/contracts'
import { checksOf } from './checks/all-checks'
import type { Check, CheckGroup } from './checks/check'
import { createBench, type Bench } from './kit/bench'
import { createClient, Unreachable, type SendRequest } from './kit/client'
import { FEATURES, type Feature } from './kit/features'
import { findFacts } from './kit/find-facts'
import type { CheckResult, ConformanceReport } from './kit/report'
import { SENTENCES } from './kit/sentences'
import { Broken, NotJudged } from './kit/verdict'

/** What is judged, and with what; only `origin` must be given. */
export interface ConformanceOptions {
  /** Where the back end is, such as `https://shop.example`. */
  readonly origin: string
  /** The features that the shop has; all when left out. */
  readonly features?: readonly Feature[]
  /** Sends the requests; the `fetch` of the platform when left out. */
  readonly fetch?: SendRequest
  /** Other addresses of calls, as pages configure them. */
  readonly endpoints?: EndpointMap
  /** Ids of products that can be bought; looked for in the category and in the offers when left out. */
  readonly products?: readonly string[]
  /** Id of a category with products and filters, for the catalogue. */
  readonly category?: string
  /** Id of a city that is delivered to; the first popular one when left out. */
  readonly city?: string
  /** What the search should find; a word of a product of the category when left out. */
  readonly term?: string
  /** Origin of pages that may call the shop from elsewhere; without it, that is not judged. */
  readonly pageOrigin?: string
  /** A draft whose lifetime is over, with its key; without it, that is not judged. */
  readonly expiredDraft?: { readonly id: string; readonly key: string }
  /** Whether marked orders may be placed and payments be started, in a test shop; without it, neither is judged. */
  readonly mayOrder?: boolean
  /** Milliseconds after which a request has failed; 15000 when left out. */
  readonly timeoutMs?: number
  /** Called after each check. */
  readonly onResult?: (result: CheckResult) => void
}

/** The kit was not told enough, or reached nobody; nothing was judged. */
export class CannotJudge extends Error {}

const TIMEOUT_MS = 15_000

/** A check that could not go on because of a bug of the kit must not pass for a judgement. */
function verdictOf(error: unknown, bench: Bench): Pick<CheckResult, 'status' | 'broken' | 'reason'> {
  if (error instanceof NotJudged) return { status: 'not-judged', broken: null, reason: error.message }
  const exchange = bench.client.lastExchange()
  const brokenBy = (id: keyof typeof SENTENCES, saw: string) => {
    const { text: sentence, at } = SENTENCES[id]
    return { status: 'failed' as const, broken: { sentence, at, saw, exchange }, reason: null }
  }
  if (error instanceof Broken) return brokenBy(error.sentence, error.saw)
  if (error instanceof Unreachable) return brokenBy('responds', error.message)
  throw error
}

async function judge(bench: Bench, group: CheckGroup, { name, run }: Check): Promise<CheckResult> {
  const begun = performance.now()
  const done = (verdict: Pick<CheckResult, 'status' | 'broken' | 'reason'>): CheckResult => ({
    group,
    name,
    ms: Math.round(performance.now() - begun),
    ...verdict,
  })
  try {
    await run(bench)
    return done({ status: 'passed', broken: null, reason: null })
  } catch (error) {
    return done(verdictOf(error, bench))
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) throw new CannotJudge(`"${text}" is no address of a back end.`)
  return url.origin
}

async function prepare(options: ConformanceOptions): Promise<Bench> {
  const { endpoints = {}, features = FEATURES } = options
  const client = createClient({
    origin: originOf(options.origin),
    fetch: options.fetch ?? ((request) => fetch(request)),
    endpoints,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  })
  try {
    await client.sendRaw('GET', '/')
    const facts = await findFacts(client, {
      features: FEATURES.filter((feature) => features.includes(feature)),
      endpoints,
      products: options.products ?? [],
      category: options.category ?? null,
      city: options.city ?? null,
      term: options.term ?? null,
      pageOrigin: options.pageOrigin ?? null,
      expiredDraft: options.expiredDraft ?? null,
      mayOrder: options.mayOrder ?? false,
    })
    const needsProducts = ['cart', 'order-draft', 'product', 'content'] as const
    if (facts.products.length === 0 && needsProducts.some((feature) => facts.features.includes(feature)))
      throw new CannotJudge('No product is known that can be bought: name one with --product, or a --category.')
    return createBench(client, facts)
  } catch (error) {
    if (error instanceof Unreachable) throw new CannotJudge(`The back end does not respond. ${error.message}`)
    throw error
  }
}

/** Judges a back end by the contract; throws `CannotJudge` where nothing can be judged. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const begun = performance.now()
  const startedOn = new Date().toISOString()
  const bench = await prepare(options)
  const results: CheckResult[] = []
  let drafts = { made: 0, emptied: 0 }
  try {
    for (const { group, check } of checksOf(bench.facts.features)) {
      const result = await judge(bench, group, check)
      results.push(result)
      options.onResult?.(result)
    }
  } finally {
    drafts = await bench.drafts.empty()
  }
  const count = (status: CheckResult['status']) => results.filter((result) => result.status === status).length
  return {
    origin: originOf(options.origin),
    features: bench.facts.features,
    startedOn,
    ms: Math.round(performance.now() - begun),
    passed: count('passed'),
    failed: count('failed'),
    notJudged: count('not-judged'),
    results,
    drafts,
  }
}
