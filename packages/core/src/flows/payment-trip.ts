import type { PaymentOptionId } from '@prilavok/contracts'
import type { AbortNotice } from '../lib/latest'
import type { PaymentCalls, PaymentProvider, PaymentStrategy } from '../payment'

/** One payment of one draft at one provider, until it ends or the buyer chooses otherwise. */
export interface PaymentTrip {
  readonly orderId: string
  readonly provider: PaymentProvider
  readonly option: PaymentOptionId
  readonly strategy: PaymentStrategy
  readonly calls: PaymentCalls
  /** Told when the buyer has chosen otherwise; a provider's late word is then nobody's. */
  readonly signal: AbortNotice
  /** Ends the trip and takes away what it has put into the page. */
  readonly stop: () => void
  /** Is to be called when the trip ends. */
  readonly atEnd: (run: () => void) => void
}

/** Begins a trip; nothing is asked yet. */
export function createTrip(
  given: Pick<PaymentTrip, 'orderId' | 'provider' | 'option' | 'strategy' | 'calls'>,
): PaymentTrip {
  const endings: Array<() => void> = []
  let over = false
  const atEnd = (run: () => void) => void (over ? run() : endings.push(run))
  return {
    ...given,
    atEnd,
    signal: {
      get aborted() {
        return over
      },
      addEventListener: (_, listener) => atEnd(listener),
    },
    stop() {
      if (over) return
      over = true
      for (const end of endings.splice(0)) end()
      given.strategy.dispose()
    },
  }
}
