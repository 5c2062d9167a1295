import { createLazyHttp } from '@prilavok/browser'
import type { Http, Reporter } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../first/config'
import { readVisit } from './visit'

/** The origin of this script when it is not the page's own: whoever takes the script from a shop means that shop. */
function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** What talks with the shop server; its code and the schemas of the contract come with the first question. */
export const lateHttp = (api: PrilavokConfig['api'], report: Reporter): Http =>
  createLazyHttp(async () => {
    const { createHttp } = await import('@prilavok/browser/http')
    return createHttp({
      ...originOfScript(import.meta.url),
      ...api,
      visit: readVisit,
      dropped: ({ name }, count) => report({ kind: 'answer', message: `${name}: ${count} malformed record(s) were left out of the answer.` }),
    })
  })
