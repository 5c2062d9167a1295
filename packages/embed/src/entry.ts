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

/** The tag that brought a script, by its address. */
const tagOf = (address?: string) => [...document.scripts].find(({ src }) => src === address)

/** Starts the shop of a page; the answer comes when all of it is there. */
export type Start = (config?: PrilavokConfig) => Promise<Prilavok>

/**
 * One shop per page: a script that comes second, of whatever version, leaves the page to the first (EMBED-08).
 * The attributes of the tag that brought it, or of the stub's, are its first settings.
 */
export function createStart(bringRenderer: BringRenderer, address?: string): Start {
  let own: Promise<Prilavok> | undefined
  return (config = {}) => {
    const present = globalThis.prilavokVersion
    if (present === undefined) {
      globalThis.prilavokVersion = VERSION
      own = startShop(bringRenderer, mergeGroups(configOfAttributes(globalThis.prilavokStub?.settings ?? tagOf(address)?.dataset), config))
    } else if (own === undefined) {
      console.warn(`[Prilavok] Script ${VERSION} came second; ${present} serves the page. Remove one tag.`)
      own = new Promise((ready) => void (globalThis.prilavokQueue ??= [] as PageWork[]).push(ready))
    }
    return own as Promise<Prilavok>
  }
}

/** A script build starts by itself, once the code that may have imported it has had its say. */
export function startItself(start: Start): void {
  queueMicrotask(() => start().catch((cause: unknown) => console.error('[Prilavok] A part could not be loaded; the buttons work.', cause)))
}
