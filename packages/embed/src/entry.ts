import type { PrilavokConfig } from './config'
import type { Renderer } from './renderer'
import { startPrilavok, type Prilavok } from './start'

declare global {
  var prilavok: Prilavok | undefined
}

/** What a script build does when it arrives: one shop per page, however often the script is loaded (EMBED-08). */
export function startOnce(renderer: Renderer, config?: PrilavokConfig): Prilavok {
  if (globalThis.prilavok !== undefined) {
    console.warn('[Prilavok] The script was loaded a second time; the first one goes on serving the page. Remove one of the script tags.')
    return globalThis.prilavok
  }
  globalThis.prilavok = startPrilavok(renderer, config)
  return globalThis.prilavok
}
