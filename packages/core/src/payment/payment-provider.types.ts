import type { PaymentOptionId } from '@prilavok/contracts'
import type { PaymentSettings } from './payment-form.settings'

/** Key of a payment provider in paths, queries and return addresses; those of PAY-58 are the standard ones. */
export type ProviderKey = string

/** What the shop knows of a payment provider. */
export interface PaymentProvider {
  readonly key: ProviderKey
  /** Payment options that this provider serves. */
  readonly options: readonly PaymentOptionId[]
  /** Under which calls it is reached: its own path, the instalment calls, or the payment status of the draft (PAY-92). */
  readonly calls: 'own' | 'installment' | 'payment-status'
  /** `redirect`: the browser goes to its page; `widget`: its script opens a window in the page; `form`: its script draws a form. */
  readonly kind: 'redirect' | 'widget' | 'form'
  /** Its word for "paid"; compared with case (PAY-64 to PAY-73). */
  readonly paid: string
  /** Its own words for "refused", beside those that every provider has. Source: PAY-74, PAY-77. */
  readonly refused: ReadonlySet<string>
  /** Whether it has a schedule of when and how much is paid. Source: PAY-93. */
  readonly hasSchedule: boolean
  /** Settings without which its form or widget cannot be opened. Source: PAY-107. */
  readonly needs?: readonly (keyof PaymentSettings)[]
}

/** What a provider's status means; an unknown word counts as pending (PAY-77). */
export type PaymentVerdict = 'pending' | 'success' | 'failure'
