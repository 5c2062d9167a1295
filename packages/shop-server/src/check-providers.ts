import type { ProviderPort } from './providers/provider-port'
import { providerByKey } from './rules/payment-providers'
import type { ShopSettings } from './settings'

/** The options that name payment providers. */
interface ProviderOptions {
  readonly providers?: readonly ProviderPort[]
  readonly sandbox?: unknown
  readonly settings?: Partial<Pick<ShopSettings, 'publicUrl'>>
}

/** Refuses payment providers that cannot work, before a database is opened. */
export function checkProviders({ providers = [], sandbox, settings }: ProviderOptions): void {
  if (providers.length === 0) return
  if (sandbox !== undefined)
    throw new Error('A sandbox simulates every payment provider; leave out `providers` or `sandbox`.')
  if (!settings?.publicUrl)
    throw new Error('Payment providers need `settings.publicUrl`, where buyers come back to and callbacks go.')
  const keys = providers.map(({ key }) => key)
  const unknown = keys.find((key) => providerByKey(key) === null)
  if (unknown !== undefined) throw new Error(`The contract knows no payment provider "${unknown}".`)
  if (new Set(keys).size < keys.length) throw new Error('A payment provider is connected twice.')
}
