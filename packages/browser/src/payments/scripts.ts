import type { Scripts } from '@prilavok/core/effects'
import { scriptAddress } from './script-address'

const globals = globalThis as unknown as Record<string, unknown>

/** The element of a script that is being waited for; one that failed is taken away, so that the next try is a new one. */
function bring(address: string, limitMs: number): Promise<boolean> {
  const script = document.createElement('script')
  return new Promise<boolean>((done) => {
    const end = (came: boolean) => {
      clearTimeout(timer)
      if (!came) script.remove()
      done(came)
    }
    const timer = setTimeout(end, limitMs, false)
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    script.async = true
    // Under a nonce the page's own scripts carry it, and what they bring may too.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    try {
      script.src = scriptAddress(address)
    } catch {
      // The page's policy lets no script in that it does not know.
      return end(false)
    }
    document.head.append(script)
  })
}

/** Providers' scripts in the page: each is loaded once, and again after a failure. */
export function createScripts(): Scripts {
  const loading = new Map<string, Promise<boolean>>()
  return {
    async load(address, name, limitMs) {
      // The page may have brought it by itself.
      if (globals[name] !== undefined) return globals[name]
      const came = loading.get(address) ?? bring(address, limitMs)
      loading.set(address, came)
      const there = (await came) ? (globals[name] ?? null) : null
      if (there === null) loading.delete(address)
      return there
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
