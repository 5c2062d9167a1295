import { chromium, type Browser } from 'playwright-core'
import { createAnswers } from './answers/answers'
import type { AskShop } from './answers/exchange'
import type { Recording } from './answers/recording'
import { findBrowser } from './browser/find-browser'
import { runPage, type PageRun } from './browser/run-page'
import { loadWalk } from './browser/walk'
import { CannotRehearse, messageOf } from './cannot-rehearse'
import { compareRuns } from './compare/compare-runs'
import { findPages, type SavedPage } from './pages/saved-page'
import { scriptPattern } from './pages/script-of-page'
import type { Measures, PageReport, RehearsalReport, Tolerance, Viewport } from './report.types'
import { openVersion } from './versions/open-version'
import type { Version } from './versions/version'

/** What is compared, and how. */
export interface RehearsalOptions {
  /** The version that pages have: a folder, a tarball, or the address of a script. */
  readonly old: string
  /** The version that they are to have. */
  readonly new: string
  /** Saved pages, and folders with some. */
  readonly pages: readonly string[]
  /** Where the shop's responses come from; without it, every call of the shop is answered with 404. */
  readonly shop?: AskShop | Recording
  /** The origin that pages believe to be on; `http://localhost` when left out. */
  readonly origin?: string
  /** Other origins whose files pages may load; nothing else leaves the machine. */
  readonly allow?: readonly string[]
  /** A part of the address of the script, where it has none of our names. */
  readonly script?: string
  /** The windows; a desktop of 1280 and a phone of 375 px when left out. */
  readonly viewports?: readonly Viewport[]
  /**
   * What a visitor does: path of a module that exports `walk(page, step)`, or `none`; presses the first cart button when left
   * out.
   */
  readonly walk?: string
  /** How much may differ; half a pixel and no colour when left out. */
  readonly tolerance?: Partial<Tolerance>
  /** Milliseconds since 1970 that pages see; the time of the start when left out. */
  readonly time?: number
  /** Milliseconds that a page may take to come to rest; 20000 when left out. */
  readonly timeoutMs?: number
  /** Path of a Chromium; `CHROMIUM_PATH` or an installed one when left out. */
  readonly browser?: string
  /** Called after each page. */
  readonly onPage?: (page: PageReport) => void
}

/** The windows in which pages are looked at. */
export const VIEWPORTS: readonly Viewport[] = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 375, height: 740 },
]

const TIMEOUT_MS = 20_000
const TOLERANCE: Tolerance = { boxes: 0.5, pixels: 0 }
/** Pages are strangers' work: no name is looked up, and nothing goes round the interception of requests. */
const ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

async function launch(named: string | null): Promise<Browser> {
  const executablePath = findBrowser(named)
  // Chromium has no sandbox for root, as whom containers run.
  const isRoot = process.getuid?.() === 0
  try {
    return await chromium.launch({ executablePath, chromiumSandbox: !isRoot, args: ARGS })
  } catch (error) {
    const [first = ''] = messageOf(error).split('\n')
    throw new CannotRehearse(`${executablePath} does not start (${first}). Name another one with --browser.`)
  }
}

const measuresOf = ({ version, bytes, shift, ms }: PageRun): Measures => ({ version, bytes, shift, ms })
const both = (old: readonly string[], now: readonly string[]): readonly string[] =>
  [...new Set([...old, ...now])].sort()

/** Compares two versions of the script on saved pages; throws `CannotRehearse` where nothing can be compared. */
export async function rehearse(options: RehearsalOptions): Promise<RehearsalReport> {
  const begun = performance.now()
  const startedOn = new Date()
  const pattern = scriptPattern(options.script ?? null)
  const [old, now] = [await openVersion(options.old), await openVersion(options.new)]
  const pages = findPages(options.pages, pattern)
  const walk = await loadWalk(options.walk ?? null)
  const tolerance = { ...TOLERANCE, ...options.tolerance }
  const browser = await launch(options.browser ?? null)
  const reports: PageReport[] = []

  const rehearsePage = async (page: SavedPage, viewport: Viewport): Promise<PageReport> => {
    const answers = createAnswers(options.shop ?? null)
    const settings = {
      page,
      viewport,
      pattern,
      origin: options.origin ?? 'http://localhost',
      allow: options.allow ?? [],
      walk,
      time: options.time ?? startedOn.getTime(),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    }
    const run = (version: Version): Promise<PageRun> =>
      runPage(browser, { ...settings, version, ...answers.run() }).catch((error: unknown) => {
        if (error instanceof CannotRehearse) throw error
        throw new CannotRehearse(`${page.name} cannot be opened with ${version.label}. ${messageOf(error)}`)
      })
    const before = await run(old)
    if (options.walk !== undefined && before.stopped !== null)
      throw new CannotRehearse(
        `The walk ${options.walk} cannot be done on ${page.name}, even with the old version. ${before.stopped}`,
      )
    const after = await run(now)
    if (before.version === null && after.version === null && before.errors.length + after.errors.length === 0)
      throw new CannotRehearse(
        `${page.name} starts the shop with neither version. Is the script on it that --script names?`,
      )
    return {
      page: page.name,
      viewport,
      steps: before.snapshots.map(({ step }) => step),
      ...compareRuns(before, after, tolerance),
      measures: { old: measuresOf(before), new: measuresOf(after) },
      blocked: both(before.blocked, after.blocked),
      unanswered: both(before.unanswered, after.unanswered),
    }
  }
  try {
    for (const page of pages) {
      for (const viewport of options.viewports ?? VIEWPORTS) {
        const report = await rehearsePage(page, viewport)
        reports.push(report)
        options.onPage?.(report)
      }
    }
  } finally {
    await browser.close()
  }
  return {
    old: old.label,
    new: now.label,
    startedOn: startedOn.toISOString(),
    ms: Math.round(performance.now() - begun),
    differences: reports.reduce((sum, { differences }) => sum + differences.length, 0),
    pages: reports,
  }
}
