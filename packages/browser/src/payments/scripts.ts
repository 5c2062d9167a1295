import type { Scripts } from '@prilavok/core/effects'
import type { ScriptUrl } from '@prilavok/core/payment'
import { ownGlobal } from '../own-global'
import { scriptAddress } from './script-address'

/** Appends the element of a script and resolves with whether it loaded; a failed one is removed, so that the next attempt starts anew. */
function loadScript(address: ScriptUrl, limitMs: number): Promise<boolean> {
  const script = document.createElement('script')
  return new Promise<boolean>((resolve) => {
    const end = (loaded: boolean) => {
      clearTimeout(timer)
      if (!loaded) script.remove()
      resolve(loaded)
    }
    const timer = setTimeout(end, limitMs, false)
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    script.async = true
    try {
      script.src = scriptAddress(address)
    } catch {
      // It was not checked, or a Trusted Types policy of the page rejects it.
      return end(false)
    }
    // Where the page's policy asks for a nonce, its own scripts carry it; this one gets it once its address has passed.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    document.head.append(script)
  })
}

/** Scripts of payment providers: each is loaded once, and again after a failure. */
export function createScripts(): Scripts {
  const loading = new Map<string, Promise<boolean>>()
  return {
    async load(address, name, limitMs) {
      // The page may have loaded it itself.
      const present = ownGlobal(name)
      if (present !== undefined) return present
      const loaded = loading.get(address) ?? loadScript(address, limitMs)
      loading.set(address, loaded)
      const value = (await loaded) ? (ownGlobal(name) ?? null) : null
      if (value === null) loading.delete(address)
      return value
    },
    expose(name, run) {
      const former = ownGlobal(name)
      Reflect.set(globalThis, name, run)
      return () => {
        if (Reflect.get(globalThis, name) !== run) return
        if (former === undefined) Reflect.deleteProperty(globalThis, name)
        else Reflect.set(globalThis, name, former)
      }
    },
    hasFrame: (origin) =>
      [...document.querySelectorAll('iframe')].some(({ src }) => {
        try {
          return new URL(src, location.href).origin === origin
        } catch {
          return false
        }
      }),
  }
}
