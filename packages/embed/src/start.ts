import { mergeGroups } from '@prilavok/core'
import { nativeDocument } from './kernel/native-document'
import { isOldPage } from './kernel/old-page'
import { configOfAttributes, type PrilavokConfig } from './page-api/config'
import type { PageWork, Prilavok, PrilavokQueue } from './page-api/prilavok'
import { startRuntime } from './kernel/runtime'
import type { Stub } from './stub/keep-clicks'
import { VERSION } from './version'

declare global {
  /** The shop of the page, once it has started. */
  var prilavok: Prilavok | undefined
  var prilavokQueue: PrilavokQueue | PageWork[] | undefined
  var prilavokStub: Stub | undefined
  /** Which version serves the page, from its first moment on. */
  var prilavokVersion: string | undefined
}

/** An element with such an id or name is a global as well, until the window has a property of its own. */
function claimGlobals(): void {
  for (const name of ['prilavok', 'prilavokQueue', 'prilavokStub', 'prilavokVersion'] as const)
    if (!Object.hasOwn(globalThis, name)) globalThis[name] = undefined
}

const bareOf = (address: string): string => address.replace(/[?#].*/, '')

const LEGACY = 'prilavok.legacy.js'
/** The builds that lead to the legacy one. */
const MODERN = /prilavok(?:\.react)?\.js$/

/**
 * The script element that has loaded this address or leads to it, with a query or without one. Asked of the prototype: an element named
 * `scripts` would take the list's place.
 */
function tagOf(address: string): HTMLScriptElement | undefined {
  const scripts = nativeDocument().querySelectorAll.call(document, 'script[src]')
  const isOurs = (src: string) => src === address || src.replace(MODERN, LEGACY) === address
  return [...scripts].find((script) => script instanceof HTMLScriptElement && isOurs(bareOf(script.src))) as
    HTMLScriptElement | undefined
}

/** Starts the shop of a page; resolves once it has started. */
export type Start = (config?: PrilavokConfig) => Promise<Prilavok>

/**
 * One shop per page: a script that comes second, of whatever version, leaves the page to the first (EMBED-08).
 * The attributes of the script's tag, or of the stub's, are its first settings.
 *
 * A script build leaves an old page to the legacy one. It knows its address and starts by itself: at once where a tag has loaded it, else
 * after the code that has imported it. That code runs next, but not before the microtasks: WebKit empties them between two modules.
 */
export function createStart(address?: string, isOld = isOldPage): Start {
  // Site engines add the version to the addresses of scripts. Chunks import the script without it, which is another module to browsers.
  const bare = address && bareOf(address)
  const right = bare && isOld() ? bare.replace(MODERN, LEGACY) : bare
  if (right && right !== address) {
    const module = import(right) as Promise<{ readonly start: Start }>
    module.catch((cause: unknown) => console.error('[Prilavok] The shop could not be started.', cause))
    return async (config) => (await module).start(config)
  }
  // A package that is imported knows no address, and on a server there is no document.
  const tag = address ? tagOf(address) : undefined
  let own: Promise<Prilavok> | undefined
  const start: Start = (config = {}) => {
    claimGlobals()
    const present = globalThis.prilavokVersion
    if (present === undefined) {
      globalThis.prilavokVersion = VERSION
      const attributes = globalThis.prilavokStub?.settings ?? tag?.dataset
      own = startRuntime(mergeGroups(configOfAttributes(attributes), config))
    } else if (own === undefined) {
      console.warn(`[Prilavok] Script ${VERSION} came second; ${present} serves the page. Remove one.`)
      own = new Promise((ready) => void (globalThis.prilavokQueue ??= [] as PageWork[]).push(ready))
    }
    return own as Promise<Prilavok>
  }
  const startItself = () =>
    start().catch((cause: unknown) => console.error('[Prilavok] The shop could not be started.', cause))
  if (tag) void startItself()
  else if (address) setTimeout(startItself)
  return start
}
