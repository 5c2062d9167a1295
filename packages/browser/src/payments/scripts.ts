import type { Scripts } from '@prilavok/core/effects'
import { scriptAddress } from './script-address'

const globals = globalThis as unknown as Record<string, unknown>

/** Appends the element of a script and resolves with whether it loaded; a failed one is removed, so that the next attempt starts anew. */
function loadScript(address: string, limitMs: number): Promise<boolean> {
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
    // Where the page's policy requires a nonce, its own scripts carry it.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    try {
      script.src = scriptAddress(address)
    } catch {
      // A Trusted Types policy of the page rejects the address.
      return end(false)
    }
    document.head.append(script)
  })
}

/** Scripts of payment providers: each is loaded once, and again after a failure. */
export function createScripts(): Scripts {
  const loading = new Map<string, Promise<boolean>>()
  return {
    async load(address, name, limitMs) {
      // The page may have loaded it itself.
      if (globals[name] !== undefined) return globals[name]
      const loaded = loading.get(address) ?? loadScript(address, limitMs)
      loading.set(address, loaded)
      const value = (await loaded) ? (globals[name] ?? null) : null
      if (value === null) loading.delete(address)
      return value
    },
    expose(name, run) {
      const former = globals[name]
      globals[name] = run
      return () => {
        if (globals[name] !== run) return
        if (former === undefined) Reflect.deleteProperty(globals, name)
        else globals[name] = former
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
