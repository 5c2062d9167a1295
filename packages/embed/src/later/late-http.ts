import { createLazyHttp } from '@prilavok/browser'
import type { Effects, Http } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../first/config'
import { readVisit } from './visit'

/** The origin of this script when it is not the page's own: whoever takes the script from a shop means that shop. */
function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** The frame that answers a click is shown before the code that talks with the server is read. */
const AFTER_FRAME_MS = 50

/** What talks with the shop server; its code and the schemas of the contract come with the first question. */
export const lateHttp = (api: PrilavokConfig['api'], { clock, report }: Pick<Effects, 'clock' | 'report'>): Http =>
  createLazyHttp(async () => {
    await new Promise<void>((over) => void clock.after(AFTER_FRAME_MS, over))
    const { createHttp } = await import('@prilavok/browser/http')
    return createHttp({
      ...originOfScript(import.meta.url),
      ...api,
      visit: readVisit,
      dropped: ({ name }, count) => report({ kind: 'answer', message: `${name}: ${count} malformed record(s) were left out of the answer.` }),
    })
  })
