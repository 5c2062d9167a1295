import { safeUrl } from '@prilavok/core'
import { isOldPage } from '../kernel/old-page'
import { keepClicks } from '../stub/keep-clicks'

/** The first script of a page: keeps clicks, and loads the runtime once the page has been parsed, or sooner when a widget is wanted. */
const tag = document.currentScript
const { dataset = {}, src = '' } = tag instanceof HTMLScriptElement ? tag : {}

/** An address from the tag, as it may be loaded; the one in its place where there is none. */
function addressOf(name: 'src' | 'build', usual: string): string {
  const written = dataset[name]
  if (written === undefined) return usual
  const url = safeUrl(written, location.origin)
  if (url === null)
    console.warn(
      `[Prilavok] data-${name}="${written}" is not loaded, ${usual || 'nothing'} is. Give an address with https or of this site.`,
    )
  return url ?? usual
}
// Inlined, the stub has no address; then the page loads the runtime with a tag of its own, or says where it is.
const base = addressOf('src', src)
let isRequested = base === ''
if (tag === null)
  console.warn(
    '[Prilavok] prilavok.stub.js has no tag of its own, so it loads nothing. Load it with <script src="…/prilavok.stub.js"></script>, not as a module and not by another script.',
  )

/** Clicks wait as long as there is hope; when the runtime cannot be loaded, the page goes on without it. */
function load(): boolean {
  if (!isRequested) {
    isRequested = true
    const build = isOldPage() ? 'prilavok.legacy.js' : 'prilavok.js'
    const runtime = new URL(addressOf('build', build), new URL(base, document.baseURI)).href
    void import(runtime).catch(() => {
      console.warn(
        `[Prilavok] ${runtime} could not be loaded; the page goes on without the shop. Where the stub is part of another file, say where the shop's is: data-src="…/prilavok.stub.js".`,
      )
      globalThis.prilavokStub?.stop()
      globalThis.prilavokStub = undefined
    })
  }
  return true
}

// An element of that name is no property of the window's own.
if (!Object.hasOwn(globalThis, 'prilavokStub') || globalThis.prilavokStub === undefined) {
  globalThis.prilavokStub = keepClicks(dataset, load)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
  else load()
}
