import { checkoutFlow } from '@prilavok/core/flows'
import { useOrderPayment, useShop, useStore } from '@prilavok/react'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { LazyProblem } from '../payment/lazy-problem'
import { CheckoutForm } from './checkout-form'
import './checkout-page.css'
import { checkoutPageRu, type CheckoutPageLabels } from './checkout.labels'
import { CheckoutSkeleton } from './checkout-skeleton'
import { LazyAccepted, LazyDelivery, LazyExtras, LazyWaitingScreen } from './lazy'

/** The order page; only its texts can be set. */
export interface CheckoutPageProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CheckoutPageLabels> | undefined
}

/** The order page, from its opening to the accepted order. Source: CHK-01, CHK-50 to CHK-61. */
export function CheckoutPage({ labels }: CheckoutPageProps) {
  const shop = useShop()
  const { features, open, startAnew } = shop.use(checkoutFlow)
  const screen = useStore(features.checkout.state, (state) => state.screen)
  const accepted = useStore(features.checkout.state, (state) => state.accepted)
  const { title } = useLabels('checkoutPage', checkoutPageRu, labels)
  const { setTitle } = shop.effects.page
  const { phase, problem } = useOrderPayment()
  const submission = useStore(features.checkout.state, (state) => state.submission)
  const checking = screen === 'checking'
  const isMade = screen === 'accepted' || screen === 'completed'
  // The form and the waiting screen say it in their own place.
  const homeless = problem !== null && screen !== 'form' && screen !== 'checking' && screen !== 'loading'

  useEffect(() => {
    // The waiting screen and the confirmation have titles of their own.
    if (!checking && !isMade) setTitle(title)
  }, [setTitle, title, checking, isMade])
  useEffect(() => () => setTitle(null), [setTitle])
  useEffect(() => {
    if (phase === 'starting') {
      LazyWaitingScreen.preload()
      LazyProblem.preload()
    }
    if (checking || submission === 'confirming') LazyAccepted.preload()
  }, [phase, checking, submission])
  useEffect(() => {
    // A second mount on the page shows what the first one has opened.
    if (features.order.state.getState().status === 'idle') void open()
    LazyDelivery.preload()
    LazyExtras.preload()
  }, [features, open])

  return (
    <div className="pk-checkout" aria-busy={screen === 'loading'}>
      {screen === 'loading' && <CheckoutSkeleton />}
      {screen === 'form' && <CheckoutForm />}
      {homeless && <LazyProblem>{({ PaymentProblem }) => <PaymentProblem />}</LazyProblem>}
      {checking && <LazyWaitingScreen>{({ WaitingScreen }) => <WaitingScreen />}</LazyWaitingScreen>}
      {isMade && accepted !== null && (
        <LazyAccepted>
          {({ AcceptedOrder }) => (
            <AcceptedOrder order={accepted} onStartAnew={screen === 'completed' ? startAnew : undefined} />
          )}
        </LazyAccepted>
      )}
      {(screen === 'missing' || screen === 'failed') && (
        <LazyExtras>
          {({ DeadEnd }) => <DeadEnd kind={screen} onStartAnew={startAnew} onRetry={() => void open()} />}
        </LazyExtras>
      )}
    </div>
  )
}
