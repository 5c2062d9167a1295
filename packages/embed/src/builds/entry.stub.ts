import { keepClicks } from '../stub/keep-clicks'

/** The first script of a page: keeps clicks, and loads the runtime once the page has been parsed, or sooner when a widget is wanted. */
const tag = document.currentScript as HTMLScriptElement | null
const { dataset = {}, src = '' } = tag ?? {}
// Inlined, the stub has no address; then the page loads the runtime with a tag of its own, or says where it is.
const base = dataset['src'] ?? src
let isRequested = base === ''

/** Clicks wait as long as there is hope; when the runtime cannot be loaded, the page goes on without it. */
function load(): boolean {
  if (!isRequested) {
    isRequested = true
    void import(new URL(dataset['build'] ?? 'prilavok.js', new URL(base, document.baseURI)).href).catch(() => {
      globalThis.prilavokStub?.stop()
      globalThis.prilavokStub = undefined
    })
  }
  return true
}

if (globalThis.prilavokStub === undefined) {
  globalThis.prilavokStub = keepClicks(dataset, load)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
  else load()
}
