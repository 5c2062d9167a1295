import type { PaymentProvider } from '../payment-provider.types'
import { classifyStatus } from '../payment-providers'
import type { PaymentStrategy } from '../payment-strategy.types'

/** How often a return requests the status: once after a failure, otherwise until the result is known (PAY-61 to PAY-63). */
export const resumeByClaim: PaymentStrategy['resume'] = ({ claim }) => (claim === 'failure' ? 'ask' : 'await')

/** Providers with a page of their own: the server starts the payment, the browser goes where it says. Source: PAY-45. */
export const redirectStrategy = (provider: PaymentProvider): PaymentStrategy => ({
  id: provider.key,
  kind: 'redirect',
  async start({ startOrder }) {
    const started = await startOrder()
    return 'outcome' in started ? started.outcome : { type: 'redirect', start: started.start }
  },
  resume: resumeByClaim,
  classify: (status) => classifyStatus(provider, status),
  dispose() {},
})
