import { createHttp } from '@prilavok/browser/http'
import type { Effects, Http } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../page-api/config'
import { readVisit } from './visit'

/** The origin of this script when it is not the page's own: whoever takes the script from a shop means that shop. */
function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** Http to the shop server of a page, with what is known of the visit. */
export const createPageHttp = (
  api: PrilavokConfig['api'],
  { report, storage }: Pick<Effects, 'report' | 'storage'>,
): Http =>
  createHttp({
    ...originOfScript(import.meta.url),
    ...api,
    report,
    visit: readVisit(storage),
    dropped: ({ name }, count) =>
      report({ kind: 'response', message: `${name}: ${count} malformed record(s) were left out of the response.` }),
  })
