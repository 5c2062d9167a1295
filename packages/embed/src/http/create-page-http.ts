import { createHttp } from '@prilavok/browser/http'
import type { Effects, Http } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../page-api/config'
import { readVisit } from './visit'

/** The origin of a script when it is not the page's own: whoever takes the script from a shop means that shop. */
function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** The shop server of a page when it has another origin than the page; null when the page's own server is called. */
export function foreignShop(api: PrilavokConfig['api']): string | null {
  const { origin = '' } = { ...originOfScript(import.meta.url), ...api }
  const shop = URL.canParse(origin, location.href) ? new URL(origin, location.href).origin : ''
  return shop === '' || shop === location.origin ? null : shop
}

/** Http to the shop server of a page, with what is known of the visit. */
export const createPageHttp = (
  api: PrilavokConfig['api'],
  effects: Pick<Effects, 'location' | 'report' | 'storage'>,
): Http =>
  createHttp({
    ...originOfScript(import.meta.url),
    ...api,
    report: effects.report,
    visit: readVisit(effects),
    dropped: ({ name }, count) =>
      effects.report({
        kind: 'response',
        message: `${name}: ${count} malformed record(s) were left out of the response.`,
      }),
  })
