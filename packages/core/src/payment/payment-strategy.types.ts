import type { Kopecks, PaymentOptionId, ServiceOrderStart } from '@prilavok/contracts'
import type { AbortNotice } from '../lib/latest'
import type { SafeUrl, ScriptUrl } from '../lib/safe-url'
import type { PaymentProvider, PaymentVerdict, ProviderKey } from './payment-provider.types'
import type { PaymentSettings } from './payment-form.settings'
import type { PaymentProblem } from './run/payment-run.types'

/** One product of a payment; the price of one piece, in kopecks. */
export interface PaymentLine {
  readonly id: string
  readonly name: string
  readonly price: Kopecks
  readonly quantity: number
}

/** What a provider's form or widget may get of the order; it stays in memory (SAFE-17). */
export interface PaymentOrder {
  readonly id: string
  /** What the buyer pays, with discount and delivery, as the server counts it. */
  readonly amount: Kopecks
  readonly delivery: Kopecks
  readonly lines: readonly PaymentLine[]
  readonly buyer: {
    readonly firstName: string
    readonly lastName: string
    readonly middleName: string
    readonly phone: string
    readonly email: string
  }
}

/**
 * What becomes of a payment after its strategy has acted. `redirect`: the browser goes to the started service; `window`: its page
 * is opened beside the shop's; `await`: the server is polled until the result is known; `closed`: the buyer has closed the form or window, the
 * server is asked once and, where it is not paid, the form says that the payment is not finished; `reload`: the same, and the page loads
 * anew (PAY-50); `cancelled`: back to the form without a word.
 */
export type PaymentOutcome =
  | { readonly type: 'redirect'; readonly start: Pick<ServiceOrderStart, 'url' | 'succeed'> }
  | { readonly type: 'window'; readonly url: string }
  | { readonly type: 'await' }
  | { readonly type: 'closed' | 'reload' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly problem: PaymentProblem }

/** The start of a payment at the shop server: what it returned, or what is to become of the payment instead. */
export type PaymentStarted = { readonly start: ServiceOrderStart } | { readonly outcome: PaymentOutcome }

/** The page that a provider's script, form or window works in. */
export interface ProviderPage {
  /** The global that the provider's script defines; null when its address may not be loaded or it does not come in time, and the next call tries again. */
  readonly loadScript: (address: ScriptUrl | null, global: string) => Promise<unknown>
  /** Gives the page a function under a global name that the provider's script calls, until the returned function is called. */
  readonly expose: (name: string, run: (...given: readonly unknown[]) => unknown) => () => void
  /** Whether the page has a frame of this origin. */
  readonly hasFrame: (origin: string) => boolean
  /** The element that the form is rendered into; waits until the page has one. */
  readonly container: () => Promise<object>
  readonly after: (ms: number, run: () => void) => () => void
  /** Scheme, host and port of the page. */
  readonly origin: string
}

/** What the shop gives a strategy to work with. */
export interface PaymentContext extends ProviderPage {
  readonly option: PaymentOptionId
  readonly order: PaymentOrder
  readonly settings: PaymentSettings
  /** Starts the payment at the shop server, under one idempotency key however often it is called. Source: SAFE-01. */
  readonly startOrder: (profileId?: string) => Promise<PaymentStarted>
  /** Polls the server for the status of the payment from now on, while the provider's form is open. Source: PAY-38. */
  readonly watchStatus: () => void
  /** The provider's form or window is open in the page now. */
  readonly shown: () => void
  /** A judged address of the provider; null where it may not be followed (SAFE-12). */
  readonly judge: (url: string | null) => SafeUrl | null
  /** Reports to the page's developer what is wrong with the settings; nothing personal. */
  readonly report: (message: string) => void
}

/** What the address of a return claims; the server's word decides (PAY-57, SAFE-07). */
export interface PaymentReturn {
  readonly provider: PaymentProvider
  readonly claim: 'success' | 'failure' | 'waiting'
}

/** How one provider is paid through; a partner may give one (`paymentStrategies` of the settings). */
export interface PaymentStrategy {
  /** Key of its provider. */
  readonly id: ProviderKey
  readonly kind: 'redirect' | 'widget' | 'form'
  /** The provider gives no way to close its window: going back leaves the page, as it does without a window. */
  readonly staysOpen?: boolean
  /** Loads what the provider needs in the page, ahead of the buyer's press; false when it does not load. */
  readonly load?: (context: Pick<PaymentContext, 'loadScript' | 'settings' | 'origin' | 'report'>) => Promise<boolean>
  /** From the press of the button on; the signal is aborted when the buyer chooses otherwise. */
  readonly start: (context: PaymentContext, signal: AbortNotice) => Promise<PaymentOutcome>
  /** The buyer is back with these parameters; they are a hint, the server decides (PAY-61 to PAY-63, SAFE-07). */
  readonly resume: (ret: PaymentReturn) => 'await' | 'ask'
  /** What a status of the server means. Source: PAY-64 to PAY-77. */
  readonly classify: (status: string) => PaymentVerdict
  /** Removes what it has put into the page. */
  readonly dispose: () => void
}
