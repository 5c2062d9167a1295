import { mergeGroups } from '@prilavok/core'
import { configOfAttributes, type PrilavokConfig } from './first/config'
import { startShop, type BringRenderer } from './first/start'
import type { PageWork, Prilavok, PrilavokQueue } from './prilavok'
import type { Stub } from './stub/keep-clicks'
import { VERSION } from './version'

declare global {
  /** The shop of the page, once all of it is there. */
  var prilavok: Prilavok | undefined
  var prilavokQueue: PrilavokQueue | PageWork[] | undefined
  var prilavokStub: Stub | undefined
  /** Which version serves the page, from its first moment on. */
  var prilavokVersion: string | undefined
}

/** Starts the shop of a page; the answer comes when all of it is there. */
export type Start = (config?: PrilavokConfig) => Promise<Prilavok>

/**
 * One shop per page: a script that comes second, of whatever version, leaves the page to the first (EMBED-08).
 * The attributes of the tag that brought it, or of the stub's, are its first settings.
 *
 * A script build, which knows its address, starts by itself: at once where a tag has brought it, else when the code that has imported it
 * has had its say. That code runs next, but not before the microtasks: WebKit empties them between two modules.
 */
export function createStart(bringRenderer: BringRenderer, address?: string): Start {
  // A package that is imported knows no address, and on a server there is no document.
  const tag = address ? [...document.scripts].find(({ src }) => src === address) : undefined
  let own: Promise<Prilavok> | undefined
  const start: Start = (config = {}) => {
    const present = globalThis.prilavokVersion
    if (present === undefined) {
      globalThis.prilavokVersion = VERSION
      own = startShop(
        bringRenderer,
        mergeGroups(configOfAttributes(globalThis.prilavokStub?.settings ?? tag?.dataset), config),
      )
    } else if (own === undefined) {
      console.warn(`[Prilavok] Script ${VERSION} came second; ${present} serves the page. Remove one.`)
      own = new Promise((ready) => void (globalThis.prilavokQueue ??= [] as PageWork[]).push(ready))
    }
    return own as Promise<Prilavok>
  }
  const startItself = () =>
    start().catch((cause: unknown) =>
      console.error('[Prilavok] The rest could not be loaded; the buttons work.', cause),
    )
  if (tag) void startItself()
  else if (address) setTimeout(startItself)
  return start
}
