import { createLazyHttp } from '@prilavok/browser'
import { fail } from '@prilavok/core'
import type { Effects, Http } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../first/config'
import { readVisit } from './visit'

/** The origin of this script when it is not the page's own: whoever takes the script from a shop means that shop. */
function originOfScript(address: string): { readonly origin?: string } {
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin ? { origin } : {}
}

/** How long the frame that answers a click may take; in a tab that nobody sees there is none. */
const FRAME_MS = 100

/** The frame that answers a click is shown before the page works on the question that the click raised. */
const afterFrame = ({ after }: Effects['clock']) =>
  new Promise<void>((over) => {
    requestAnimationFrame(() => after(0, over))
    after(FRAME_MS, over)
  })

/**
 * What talks with the shop server; its code and the schemas of the contract come with the first question. Nothing waits that is
 * asked while the page goes away.
 */
export function lateHttp(api: PrilavokConfig['api'], { clock, report }: Pick<Effects, 'clock' | 'report'>): Http {
  const http = createLazyHttp(async () => {
    const { createHttp } = await import('@prilavok/browser/http')
    return createHttp({
      ...originOfScript(import.meta.url),
      ...api,
      visit: readVisit,
      dropped: ({ name }, count) =>
        report({ kind: 'answer', message: `${name}: ${count} malformed record(s) were left out of the answer.` }),
    })
  })
  const ask = async (...question: Parameters<Http>) => {
    const [, , options] = question
    if (options?.keepalive !== true) await afterFrame(clock)
    return options?.signal?.aborted ? fail({ kind: 'aborted', message: 'Network Error' }) : http(...question)
  }
  return ask as Http
}
