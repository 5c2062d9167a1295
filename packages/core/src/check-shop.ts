import { declaredSettings, everySetting } from './declared-settings'
import type { Effects } from './effects'
import { unknownSettings } from './lib/unknown-settings'
import type { Shop } from './shop'

declare const console: { readonly error: (text: string) => void }

/** The ports that a shop cannot do without. */
const PORTS = [
  'http',
  'clock',
  'storage',
  'session',
  'cookies',
  'tabs',
  'random',
  'location',
  'history',
  'geolocation',
  'locks',
  'page',
  'payments',
  'robotChecks',
  'report',
] as const satisfies readonly (keyof Effects)[]

/**
 * Tells the developer of an application what is wrong with what `createShop` was given: ports that are missing, settings that are unknown,
 * and, as they are all read, settings that cannot be used. Loaded in development alone.
 */
export function checkShop({ effects, settings }: Pick<Shop, 'effects' | 'settings'>, input: object): void {
  const given: Partial<Effects> = effects
  const tell = given.report ?? (({ message }) => console.error(`[Prilavok] ${message}`))
  for (const port of PORTS) {
    if (given[port] !== undefined) continue
    const message = `createShop was given no port "${port}". Give all of createBrowserEffects() or createNodeEffects() of @prilavok/browser.`
    tell({ kind: 'settings', message })
  }
  for (const { name, known } of unknownSettings(input, everySetting))
    tell({
      kind: 'settings',
      message: `The setting ${name} is not known; it is not used. Known are ${known.join(', ')}.`,
    })
  if (given.location === undefined) return
  for (const declared of declaredSettings) settings(declared)
}
