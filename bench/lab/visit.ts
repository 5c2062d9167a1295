import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import type { PageServer } from './server'
import type { BuiltTarget, Figures, Scenario } from '../lib/side-by-side.types'

const SETTLED_MS = 12
const VIEWPORT = { width: 1280, height: 900 }

interface Lab {
  readonly browser: Browser
  readonly server: PageServer
  readonly cpu: number
  /** The folder for traces; null for none. */
  readonly traces: string | null
}

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'v8', 'blink.user_timing']

const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find((each) => each.name === name)?.value ?? 0) * 1000
}

/** Opens the scenario's page for a target in a browser profile of its own, measures, and closes it. */
export async function visit(
  { browser, server, cpu, traces }: Lab,
  built: BuiltTarget,
  scenario: Scenario,
  files: readonly string[],
): Promise<Figures> {
  const { target } = built
  server.show(
    scenario.page(target, scenario).replace('<head>', `<head><script src="${built.probe}"></script>`),
    target.response(scenario.lines),
  )
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${server.origin}/page`)
    if (files.length > 0) await page.evaluate((addresses) => globalThis.probe.warm(addresses), files)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: scenario.slowed ? cpu : 1 })
    if (traces !== null)
      await browser.startTracing(page, { path: join(traces, `${scenario.name}-${target.id}.json`), categories: TRACED })
    const busy = () => metric(cdp, 'TaskDuration')
    return await scenario.measure({
      page,
      built,
      scenario,
      start: () =>
        page.evaluate(([scripts, styles, count]) => globalThis.probe.start(scripts, styles, count), [
          built.scripts,
          built.styles,
          scenario.count,
        ] as const),
      async rest() {
        for (let before = await busy(), turn = 0; turn < 8; turn += 1) {
          await page.waitForTimeout(200)
          const now = await busy()
          if (now - before < SETTLED_MS) return
          before = now
        }
      },
      async heap() {
        for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
        const { usedSize, backingStorageSize = 0 } = (await cdp.send('Runtime.getHeapUsage')) as {
          usedSize: number
          backingStorageSize?: number
        }
        return (usedSize + backingStorageSize) / 1000
      },
      work: busy,
      bytes: () => server.fetched().reduce((sum, { brotli }) => sum + brotli, 0) / 1000,
    })
  } finally {
    if (traces !== null) await browser.stopTracing().catch(() => undefined)
    await context.close().catch(() => undefined)
  }
}
