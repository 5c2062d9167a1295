import { expect } from '@playwright/test'
import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { error, type WebDriver } from 'selenium-webdriver'
import type { Chain } from './chain'
import type * as inPage from './in-page'
import type { Seen } from './in-page'

type InPage = typeof inPage

/** A window of an engine, with our functions in the page that it shows. */
export interface Tab {
  readonly driver: WebDriver
  /** Calls a function of `in-page.ts`. */
  readonly ask: <K extends keyof InPage>(
    name: K,
    ...args: Parameters<InPage[K]>
  ) => Promise<Awaited<ReturnType<InPage[K]>>>
  /** What the page says of the elements of a chain. */
  readonly look: (chain: Chain) => Promise<Seen>
  /** The address at the last look: Playwright tells it at once, WebDriver later. */
  readonly url: () => string
}

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'walks',
  footer: { js: 'globalThis.prilavokWalks = walks' },
  define: { 'process.env': '{}' },
})
const BUNDLE = outputFiles[0]?.text ?? ''

const CALL = `const [name, args, done] = arguments
if (!globalThis.prilavokWalks) return done({ isNew: true })
Promise.resolve(globalThis.prilavokWalks[name](...args)).then((value) => done({ value }), (cause) => done({ cause: String(cause) }))`

interface Reply {
  readonly isNew?: boolean
  readonly value?: unknown
  readonly cause?: string
}

export function tabOf(driver: WebDriver): Tab {
  let address = ''
  const ask: Tab['ask'] = async (name, ...args) => {
    const call = () => driver.executeAsyncScript<Reply>(CALL, name, args)
    let reply = await call()
    if (reply.isNew === true) {
      await driver.executeScript(BUNDLE)
      reply = await call()
    }
    if (reply.cause !== undefined) throw new Error(reply.cause)
    return reply.value as never
  }
  const look = async (chain: Chain) => {
    const seen = await ask('look', chain)
    address = seen.url
    return seen
  }
  return { driver, ask, look, url: () => address }
}

/** Tries until there is no problem left; fails with the last one. A page that goes away meanwhile is one. */
export async function untilDone(what: string, timeout: number, attempt: () => Promise<string | null>): Promise<void> {
  await expect(async () => {
    const problem = await attempt().catch((cause: unknown) => {
      if (cause instanceof error.WebDriverError && !(cause instanceof error.NoSuchSessionError)) return cause.message
      throw cause
    })
    if (problem !== null) throw new Error(`${what}: ${problem}`)
  }).toPass({ timeout, intervals: [50] })
}
