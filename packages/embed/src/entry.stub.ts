import { keepClicks } from './stub/keep-clicks'

/** The first script of a page: keeps clicks, and brings the shop when the page has been read or a hand comes near. */
const tag = document.currentScript as HTMLScriptElement | null
const { dataset = {}, src = '' } = tag ?? {}
let asked = false

function load(): void {
  const { build = 'prilavok.js' } = dataset
  // Inlined, the stub has no address; then the page brings the shop with a tag of its own, or says where it is.
  const base = dataset['src'] ?? src
  if (asked || base === '') return
  asked = true
  void import(new URL(build, new URL(base, document.baseURI)).href).catch(() => void (asked = false))
}

if (globalThis.prilavokStub === undefined) {
  globalThis.prilavokStub = keepClicks(dataset, load)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
  else load()
}
