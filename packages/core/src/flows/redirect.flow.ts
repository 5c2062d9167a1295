import type { ServiceOrderStart } from '@prilavok/contracts'
import { orderFeature } from '../order'
import { judgeRedirect, paymentFeature, redirectHostsOf } from '../payment'
import type { Feature } from '../shop'

/** What the start of a payment answered; null is a start that failed. */
export type PaymentStart = Pick<ServiceOrderStart, 'url' | 'succeed'> | null

/** The way out of the shop to a payment service; whoever asks for it tells the buyer of a failure. */
export interface PaymentRedirect {
  /** Sends the buyer to the address that the start of a payment answered; false, and nothing moves, where that may not be (SAFE-12). */
  readonly leave: (provider: string, start: PaymentStart) => boolean
  /** The address of a provider as it may be opened, or null (SAFE-12). */
  readonly judge: (provider: string, url: string | null) => string | null
}

/** Follows only what may be followed; the page's developer hears why not, without the address, which may hold a buyer's data. */
export const redirectFlow: Feature<PaymentRedirect> = {
  name: 'redirect-flow',
  create({ effects: { location, report }, settings, use }) {
    const [order, payment] = [use(orderFeature), use(paymentFeature)]
    const judge = (provider: string, url: string | null): string | null => {
      const verdict = judgeRedirect(url, {
        hosts: redirectHostsOf(provider, settings.allowedRedirectHosts),
        origin: location.origin(),
      })
      if (verdict.follow) return verdict.url
      const hint =
        verdict.host === null ? '' : ` Its host is ${verdict.host}; if it is right, name it in allowedRedirectHosts.`
      report({ kind: 'answer', message: `A redirect to "${provider}" was not followed: ${verdict.why}.${hint}` })
      return null
    }
    const leave = (provider: string, start: PaymentStart): boolean => {
      const url = start !== null && start.succeed ? judge(provider, start.url) : null
      if (url === null) return false
      // Before the page goes: the way back begins at the step and the option that were left (CHK-36, PAY-24).
      order.leaveForPayment(payment.state.getState().choice)
      return location.redirect(url)
    }
    return { judge, leave }
  },
}
