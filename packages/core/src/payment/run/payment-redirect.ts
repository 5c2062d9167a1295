import type { ServiceOrderStart } from '@prilavok/contracts'
import type { SafeUrl } from '../../lib/safe-url'
import { redirectHostsOf } from '../redirect-hosts'
import { judgeRedirect } from '../../lib/redirect.rules'
import type { PaymentParts } from './payment-host.types'

/** The response to the start of a payment; null is a start that failed. */
export type PaymentStart = Pick<ServiceOrderStart, 'url' | 'succeed'> | null

/** The way out of the shop to a payment service; the caller shows a failure to the buyer. */
export interface PaymentRedirect {
  /** Sends the buyer to the address of a started payment; false, and nothing moves, where that may not be (SAFE-12). */
  readonly leave: (provider: string, start: PaymentStart) => boolean
  /** The address of a provider as it may be opened, or null. Source: SAFE-12. */
  readonly judge: (provider: string, url: string | null) => SafeUrl | null
}

/** Follows only what may be followed; the reason goes to the page's developer without the address, which may hold a buyer's data. */
export function createPaymentRedirect({
  effects: { location, report },
  payment,
  redirectHosts,
  draft,
}: Pick<PaymentParts, 'payment' | 'redirectHosts'> & {
  readonly effects: Pick<PaymentParts['effects'], 'location' | 'report'>
  readonly draft: Pick<PaymentParts['draft'], 'leaveForPayment'>
}): PaymentRedirect {
  const judge = (provider: string, url: string | null): SafeUrl | null => {
    const verdict = judgeRedirect(url, { hosts: redirectHostsOf(provider, redirectHosts), origin: location.origin() })
    if (verdict.follow) return verdict.url
    const hint =
      verdict.host === null ? '' : ` Its host is ${verdict.host}; if it is right, name it in allowedRedirectHosts.`
    report({ kind: 'response', message: `A redirect to "${provider}" was not followed: ${verdict.why}.${hint}` })
    return null
  }
  return {
    judge,
    leave(provider, start) {
      const url = start !== null && start.succeed ? judge(provider, start.url) : null
      if (url === null) return false
      // Before the page goes: the way back begins at the step and the option that were left (CHK-36, PAY-24).
      draft.leaveForPayment(payment.state.getState().choice)
      return location.redirect(url)
    },
  }
}
