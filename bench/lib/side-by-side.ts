import { chromium, type Browser } from '@playwright/test'
import { bundleTarget } from '../lab/bundle'
import { installPeers } from '../lab/install-peers'
import { openPageServer } from '../lab/server'
import { visit } from '../lab/visit'
import { median } from './median'
import type { BenchOptions } from './options'
import type { BuiltTarget, Figures, PageCase, Scenario, Target } from './side-by-side.types'

const VISIT_MS = 90_000
/** A target that fails so often in one scenario is asked no more. */
const MOST_FAILURES = 2
/** Nobody reaches the internet: what a peer would fetch from its service is answered here or fails at once. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
const FLAGS = [
  LOOPBACK_ONLY,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every sample of every target, by scenario. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, readonly Figures[]>>

/** What a run of a case found. */
export interface Outcome {
  readonly samples: Samples
  /** Targets, or parts of them, that could not be measured, and why. */
  readonly missing: readonly { readonly target: string; readonly scenario: string | null; readonly why: string }[]
  readonly browser: string
}

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 140) ?? ''

/** Gives a visit its time; what takes longer loses its browser, or it would go on working beside the next ones. */
async function inTime<T>(browser: Browser, work: Promise<T>): Promise<T> {
  let closing: Promise<void> | null = null
  const timer = setTimeout(() => {
    closing = browser.close()
  }, VISIT_MS)
  try {
    return await work
  } catch (error) {
    if (closing === null) throw error
    await closing
    throw new Error(`took longer than ${VISIT_MS / 1000} s`)
  } finally {
    clearTimeout(timer)
  }
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: FLAGS })
}

/** One figure of one target, chosen among its rounds; null where there is none. */
export function figureOf(
  samples: Samples,
  scenario: string,
  target: string,
  figure: string,
  choose = median,
): number | null {
  const all = samples.get(scenario)?.get(target) ?? []
  return choose(all.map((each) => each[figure]).filter((value) => value !== undefined))
}

const chosen = (targets: readonly Target[], asked: readonly string[] | null): readonly Target[] => {
  const unknown = asked?.find((id) => !targets.some((target) => target.id === id))
  if (unknown !== undefined)
    throw new Error(`There is no target "${unknown}". Known targets: ${targets.map(({ id }) => id).join(', ')}.`)
  return targets.filter(({ id, kind }) => kind === 'limit' || asked === null || asked.includes(id))
}

/**
 * Measures all targets of a case in turn, round after round, so that the noise of the machine hits all of them alike.
 * The first visit of a target is not measured: it shows that the target works and which files a warm cache holds.
 */
export async function measure(
  { targets, firstVisit, scenarios }: PageCase,
  { runs, cpu, traces, targets: asked, scenarios: wanted }: BenchOptions,
  say: (text: string) => void,
): Promise<Outcome> {
  const missing: { target: string; scenario: string | null; why: string }[] = []
  const samples = new Map<string, Map<string, Figures[]>>()
  const { present, absent } = await installPeers(chosen(targets, asked), say)
  missing.push(...absent)

  const server = await openPageServer()
  let browser = await launch()
  const go = async (built: BuiltTarget, scenario: Scenario, files: readonly string[]) => {
    if (!browser.isConnected()) browser = await launch()
    return inTime(browser, visit({ browser, server, cpu, traces }, built, scenario, files))
  }
  try {
    const ready: { built: BuiltTarget; files: readonly string[] }[] = []
    for (const target of present) {
      try {
        const built = await bundleTarget(target)
        await go(built, firstVisit, [])
        ready.push({ built, files: server.fetched().map(({ address }) => address) })
      } catch (error) {
        missing.push({ target: target.id, scenario: null, why: reason(error) })
      }
    }
    for (const scenario of scenarios.filter(({ name }) => wanted === null || wanted.includes(name))) {
      const found = new Map<string, Figures[]>()
      samples.set(scenario.name, found)
      const failed = new Map<string, number>()
      for (let round = 0; round < Math.min(runs, scenario.mostRuns ?? runs); round += 1) {
        say(`${scenario.name}, round ${round + 1}`)
        for (const { built, files } of ready) {
          const { id, most = Infinity, mostRuns = Infinity } = built.target
          if (scenario.count > most || round >= mostRuns || (failed.get(id) ?? 0) >= MOST_FAILURES) continue
          try {
            const figures = await go(built, scenario, scenario.cold === true ? [] : files)
            found.set(id, [...(found.get(id) ?? []), figures])
          } catch (error) {
            failed.set(id, (failed.get(id) ?? 0) + 1)
            missing.push({ target: id, scenario: scenario.name, why: reason(error) })
          }
        }
      }
    }
    return { samples, missing, browser: browser.version() }
  } finally {
    await browser.close()
    await server.close()
  }
}
