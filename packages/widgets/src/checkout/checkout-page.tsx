import { checkoutFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '@prilavok/react'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { CheckoutForm } from './checkout-form'
import './checkout-page.css'
import { checkoutPageRu, type CheckoutPageLabels } from './checkout-page.labels'
import { CheckoutSkeleton } from './checkout-skeleton'
import { Later } from './later'

/** The order page; only its texts can be set. */
export interface CheckoutPageProps {
  readonly labels?: Partial<CheckoutPageLabels> | undefined
}

/** The order page, from its opening to the accepted order (CHK-01, CHK-50 to CHK-61). */
export function CheckoutPage({ labels }: CheckoutPageProps) {
  const shop = useShop()
  const { rooms, open, startAnew } = shop.use(checkoutFlow)
  const screen = useStore(rooms.checkout.state, (state) => state.screen)
  const accepted = useStore(rooms.checkout.state, (state) => state.accepted)
  const { title } = useLabels('checkoutPage', checkoutPageRu, labels)
  const { setTitle } = shop.effects.page

  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    // A second mount on the page shows what the first one has opened.
    if (rooms.order.state.get().status === 'idle') void open()
    Later.preload()
  }, [rooms, open])

  return (
    <div className="pk-checkout" aria-busy={screen === 'loading'}>
      {screen === 'loading' && <CheckoutSkeleton />}
      {screen === 'form' && <CheckoutForm />}
      {screen === 'checking' && <Later>{({ PaymentCheck }) => <PaymentCheck />}</Later>}
      {screen === 'accepted' && <Later>{({ AcceptedOrder }) => <AcceptedOrder number={accepted?.number ?? null} />}</Later>}
      {(screen === 'missing' || screen === 'failed' || screen === 'completed') && (
        <Later>{({ DeadEnd }) => <DeadEnd kind={screen} onStartAnew={startAnew} onRetry={() => void open()} />}</Later>
      )}
    </div>
  )
}
