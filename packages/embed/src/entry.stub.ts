import { keepClicks } from './stub/keep-clicks'

/** The first script of a page: keeps clicks, and brings the shop when the page has been read or a hand comes near. */
const tag = document.currentScript as HTMLScriptElement | null
const { dataset = {}, src = '' } = tag ?? {}
// Inlined, the stub has no address; then the page brings the shop with a tag of its own, or says where it is.
const base = dataset['src'] ?? src
let asked = base === ''

/** Clicks wait as long as there is hope; when the shop cannot be loaded, the page goes on without it. */
function load(): boolean {
  if (!asked) {
    asked = true
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
