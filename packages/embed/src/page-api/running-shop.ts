import type { PageEmitter } from './page-events'
import type { Prilavok } from './prilavok'

function runningShop(command: string): Prilavok {
  const { prilavok } = globalThis
  if (prilavok !== undefined) return prilavok
  throw new Error(`[Prilavok] ${command}() needs a running shop. Call it after \`await start()\`.`)
}

/** Mounts a widget of the running shop on an element or on the first one that a selector finds; throws where no shop has started. */
export const mount: Prilavok['mount'] = (name, where, settings) => runningShop('mount').mount(name, where, settings)

/** Subscribes to an event of the running shop; returns the function that unsubscribes. Throws where no shop has started. */
export const on: PageEmitter['on'] = (event, listener, options) => runningShop('on').on(event, listener, options)
