import { subscribeWithSelector } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ReadonlyStore } from '../../lib/store'
import type { Feature } from '../../shop'
import { noRun, type PaymentRun } from './payment-run.types'

/** Where the payment of the page is; only its payment session writes it. */
export const paymentRunFeature: Feature<ReadonlyStore<PaymentRun> & Pick<StoreApi<PaymentRun>, 'setState'>> = {
  name: 'payment-run',
  create: () => createStore(subscribeWithSelector(() => noRun)),
}
