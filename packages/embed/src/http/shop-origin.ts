import type { PrilavokConfig } from '../page-api/config'

/** The origin of a script when it is not the page's own: whoever takes the script from a shop means that shop. */
export function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** The shop server of a page when it has another origin than the page; null when the page's own server is called. */
export function foreignShop(api: PrilavokConfig['api']): string | null {
  const { origin = '' } = { ...originOfScript(import.meta.url), ...api }
  const shop = URL.canParse(origin, location.href) ? new URL(origin, location.href).origin : ''
  return shop === '' || shop === location.origin ? null : shop
}
