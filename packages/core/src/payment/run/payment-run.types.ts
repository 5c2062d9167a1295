import type { PaymentOptionId } from '@prilavok/contracts'
import type { SafeUrl } from '../../lib/safe-url'
import type { ProviderKey } from '../payment-provider.types'

/**
 * What went wrong with a payment. `redirect`: the way to the service is shut (PAY-46); `declined`: the money was not received
 * (PAY-75, PAY-76);
 * `unfinished`: the buyer came back, or closed the provider's form or window, without having paid; `check`: the payment cannot be checked or the paid order could not be confirmed (PAY-80, PAY-81);
 * `unsupported`: a return of an unknown provider (PAY-60); `credit`: the credit widget failed (PAY-55); `script`: the
 * provider's script did not come (fault case 31); `popup`: the browser has blocked the window of the service (fault case 35);
 * `busy`: the server had too many requests, nothing was started.
 */
export type PaymentProblem =
  'redirect' | 'declined' | 'unfinished' | 'check' | 'unsupported' | 'credit' | 'script' | 'popup' | 'busy'

/**
 * Where a payment is. `starting`: the requests to the server and the provider are under way; `redirecting`: the page is being left; `widget`:
 * the provider's form or window is open in the page; `awaiting`: the server is polled until the result is known; `declined`: no money
 * was received, another try may begin; `accepted`: the order is made.
 */
export type PaymentPhase = 'idle' | 'starting' | 'redirecting' | 'widget' | 'awaiting' | 'declined' | 'accepted'

/** A payment on its way from the press of the button to the accepted order. */
export interface PaymentRun {
  readonly phase: PaymentPhase
  readonly provider: ProviderKey | null
  readonly option: PaymentOptionId | null
  /** The server has been polled for more than ten minutes. Source: PAY-77. */
  readonly long: boolean
  readonly problem: PaymentProblem | null
  /** Where a blocked window can be opened by hand; an address that was judged. */
  readonly link: SafeUrl | null
}

/** No payment is on its way. */
export const noRun: PaymentRun = { phase: 'idle', provider: null, option: null, long: false, problem: null, link: null }
