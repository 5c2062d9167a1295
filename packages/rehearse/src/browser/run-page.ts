import type { Browser, BrowserContext, Page } from 'playwright-core'
import { messageOf } from '../cannot-rehearse'
import type { Viewport } from '../report.types'
import { fixChance, fixTime, isAtRest, readNotes, showAll, watchPage } from './in-page'
import { readBoxes, type Box } from './read-boxes'
import { directTraffic, type Traffic, type TrafficOptions } from './traffic'
import type { Walk } from './walk'

/** How a page looks in one moment. */
export interface Snapshot {
  readonly step: string
  readonly boxes: readonly Box[]
  /** The accessibility tree of each widget, line by line. */
  readonly accessibility: readonly string[]
  /** PNG. */
  readonly picture: Buffer
}

/** Everything that was seen of a page with one version. */
export interface PageRun {
  readonly snapshots: readonly Snapshot[]
  readonly events: ReadonlyArray<{ readonly name: string; readonly detail: unknown }>
  /** Entries of the page's lists for tag managers. */
  readonly entries: readonly string[]
  readonly messages: readonly string[]
  /** What was thrown in the page, and where the walk could not go on. */
  readonly errors: readonly string[]
  /** Why the walk could not go on; null where it has come to its end. */
  readonly stopped: string | null
  readonly calls: readonly string[]
  readonly blocked: readonly string[]
  readonly unanswered: readonly string[]
  readonly version: string | null
  readonly bytes: number
  readonly shift: number
  readonly ms: number
}

/** How a page is run. */
export interface RunOptions extends TrafficOptions {
  readonly viewport: Viewport
  readonly walk: Walk
  /** Milliseconds since 1970, as the page sees them. */
  readonly time: number
  readonly timeoutMs: number
}

/** Windows narrower than this are phones. */
const PHONE_BELOW = 600
/** Without a change for so long a page is at rest; where something is still to come, it is waited for longer. */
const QUIET = { brief: 250, long: 2_500 } as const
/** Screenshots of longer pages are cut. */
const MOST_HEIGHT = 12_000
/** Names of chunks carry a hash of their content. */
const HASHED = /([\w.-]+?)-[\w-]{7,8}\.js/g
/** The network's own words: requests are compared by themselves. */
const OF_THE_NETWORK = /Failed to load resource|net::ERR_|ERR_BLOCKED_BY_CLIENT/

const named = (text: string): string => text.replace(HASHED, '$1.js').slice(0, 1_000)

async function rest(page: Page, traffic: Traffic, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const timeout = Math.max(1, end - performance.now())
    const quiet = await page.waitForFunction(isAtRest, QUIET, { polling: 50, timeout }).catch(() => null)
    if (quiet === null) return false
    // A response that has just been given is still to be read by the page.
    if (traffic.quietMs() > QUIET.brief) return true
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)))
  }
  return false
}

/** An announcement is said once and taken back: what it says at a given moment is chance. */
const withoutNews = (line: string): string => line.replace(/^(\s*- (?:status|alert))\b.*/, '$1')

async function accessibilityOf(page: Page): Promise<readonly string[]> {
  const widgets = page.locator('[data-prilavok],[class*="pk-mount-"],dialog[open][class*="pk-"]')
  const trees: string[] = []
  for (const widget of await widgets.all()) {
    const name = await widget.evaluate((element) => element.getAttribute('data-prilavok') ?? element.className)
    const tree = await widget.ariaSnapshot({ timeout: 5_000 }).catch(() => '')
    trees.push(...tree.split('\n').map((line) => `${name}: ${withoutNews(line)}`))
  }
  return trees
}

/** What is open lies in the window, and would be laid out anew in a picture of the whole page. */
async function takeSnapshot(page: Page, step: string, isWhole: boolean): Promise<Snapshot> {
  const boxes = await page.evaluate(readBoxes)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    fullPage: isWhole && height <= MOST_HEIGHT,
  })
  return { step, boxes, accessibility: await accessibilityOf(page), picture }
}

const openContext = (browser: Browser, { viewport: { width, height } }: RunOptions): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    isMobile: width < PHONE_BELOW,
    hasTouch: width < PHONE_BELOW,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    serviceWorkers: 'block',
    acceptDownloads: false,
  })

/** Opens a page with one version, walks through it and keeps what was seen. */
export async function runPage(browser: Browser, options: RunOptions): Promise<PageRun> {
  const context = await openContext(browser, options)
  const [messages, errors, snapshots]: [string[], string[], Snapshot[]] = [[], [], []]
  const begun = performance.now()
  try {
    const traffic = await directTraffic(context, options)
    const page = await context.newPage()
    await page.addInitScript(fixTime, options.time)
    await page.addInitScript(fixChance)
    await page.addInitScript(watchPage)
    page.on('console', (message) => {
      if (!OF_THE_NETWORK.test(message.text())) messages.push(named(`${message.type()}: ${message.text()}`))
    })
    page.on('pageerror', (error) => void errors.push(named(error.message)))
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    context.on('page', (other) => other !== page && void other.close().catch(() => undefined))

    await page.goto(new URL(options.page.path, `${options.origin}/`).href, {
      waitUntil: 'load',
      timeout: options.timeoutMs,
    })
    // Lists come when their widgets are there: their pictures are shown by the second pass.
    await page.evaluate(showAll)
    await rest(page, traffic, options.timeoutMs)
    await page.evaluate(showAll)
    const step = async (name: string) => {
      if (!(await rest(page, traffic, options.timeoutMs))) errors.push(`The page did not come to rest: ${name}.`)
      snapshots.push(await takeSnapshot(page, name, snapshots.length === 0))
    }
    await step('at rest')
    const [ms, { shift }] = [Math.round(performance.now() - begun), await page.evaluate(readNotes)]
    const stopped = await options.walk(page, step).then(
      () => null,
      (error: unknown) => messageOf(error).split('\n')[0] ?? '',
    )
    if (stopped !== null) errors.push(`The walk could not go on: ${stopped}`)
    const { events, entries } = await page.evaluate(readNotes)
    if (traffic.failures.length > 0) throw traffic.failures[0]
    const ready = events.find(({ name }) => name === 'ready')?.detail as { readonly version?: string } | undefined
    const { calls, blocked, unanswered } = traffic
    return {
      snapshots,
      events,
      entries,
      messages,
      errors,
      stopped,
      calls,
      blocked,
      unanswered,
      version: ready === undefined ? null : (ready.version ?? '?'),
      bytes: traffic.bytes(),
      shift: Math.round(shift * 10_000) / 10_000,
      ms,
    }
  } finally {
    await context.close()
  }
}
