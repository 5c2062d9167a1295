import { cartFeature, countPieces, linesToBuy, pricedLines } from '@prilavok/core/cart'
import { checkoutSettings, type CheckoutBlock } from '@prilavok/core/checkout'
import { checkoutFlow, type CheckoutView } from '@prilavok/core/flows'
import { useOrderPayment, useSettings, useShop, useStore } from '@prilavok/react'
import { useRef } from 'react'
import { ContactsBlock } from '../contacts/contacts-block'
import { CardsWaiting } from '../lib/cards-waiting'
import { useLabels } from '../lib/labels'
import { LazyProblem } from '../payment/lazy-problem'
import { type CheckoutFormLabels, checkoutFormRu, productListRu } from './checkout.labels'
import { CheckoutSection } from './checkout-section'
import { DeliveryWaiting } from './delivery-waiting'
import { OrderSummary } from './order-summary'
import { ProductList } from './product-list'
import { useSteps } from './use-steps'
import { LazyDelivery, LazyExtras, LazyPayment } from './lazy'

export interface CheckoutFormProps {
  readonly labels?: Partial<CheckoutFormLabels> | undefined
}

const CONTACTS: readonly CheckoutBlock[] = ['user-contacts-block', 'recipient-contacts-block']
const DELIVERY: readonly CheckoutBlock[] = [
  'transport-company-anchor',
  'pickpoint-header-anchor',
  'address-delivery-anchor',
]
const PAYMENT: readonly CheckoutBlock[] = ['delivery-purchase-type-anchor', 'invoice-data-anchor']

/** The blocks that still miss something, as one text: it changes only when one of them does. */
const openBlocks = ({ errors }: CheckoutView): string => [...new Set(errors.map(({ block }) => block))].join()

/** The order form: its sections in their order, and the summary beside them (CHK-15). */
export function CheckoutForm({ labels }: CheckoutFormProps) {
  const { features, view } = useShop().use(checkoutFlow)
  const open = useStore(view, openBlocks)
  const paymentIsOpen = useStore(view, (seen) => seen.paymentIsOpen)
  const startAt = useStore(features.checkout.state, (state) => state.startAt)
  const { notYou, offerRegistration } = useSettings(checkoutSettings).checkout
  const { problem } = useOrderPayment()
  // As in the sums: what is sold out is not counted.
  const pieces = useStore(useShop().use(cartFeature).state, (state) => countPieces(linesToBuy(pricedLines(state))))
  const root = useRef<HTMLDivElement>(null)
  const text = useLabels('checkoutForm', checkoutFormRu, labels)
  const step = useSteps()
  const lines = useLabels('productList', productListRu)
  const done = (blocks: readonly CheckoutBlock[]) =>
    blocks.some((block) => open.includes(block)) ? undefined : text.done
  return (
    <div className="pk-checkout__columns" ref={root}>
      <div className="pk-checkout__sections">
        {problem !== null && !paymentIsOpen && <LazyProblem>{({ PaymentProblem }) => <PaymentProblem />}</LazyProblem>}
        <CheckoutSection id="pk-order-products" title={lines.heading} aside={lines.products(pieces)}>
          <ProductList />
        </CheckoutSection>
        <CheckoutSection id="user-contacts-block" {...step('userContacts')} done={done(CONTACTS)}>
          {(notYou || offerRegistration) && <LazyExtras>{({ BuyerBanners }) => <BuyerBanners />}</LazyExtras>}
          <ContactsBlock emailHint={<LazyExtras silent>{({ EmailHint }) => <EmailHint />}</LazyExtras>} />
        </CheckoutSection>
        <CheckoutSection id="pickpoint-selection-block" {...step('pickpointSelection')} done={done(DELIVERY)}>
          <LazyDelivery fallback={<DeliveryWaiting />}>{({ DeliverySection }) => <DeliverySection />}</LazyDelivery>
        </CheckoutSection>
        {paymentIsOpen && (
          <CheckoutSection id="delivery-purchase-type-anchor" {...step('paymentSelection')} done={done(PAYMENT)}>
            <LazyPayment fallback={<CardsWaiting height="70px" />}>
              {({ PaymentSection }) => <PaymentSection />}
            </LazyPayment>
          </CheckoutSection>
        )}
        <CheckoutSection id="commentary-block">
          <LazyExtras>{({ OrderEnd }) => <OrderEnd />}</LazyExtras>
        </CheckoutSection>
      </div>
      <OrderSummary />
      <LazyExtras>{({ KeptPlace }) => <KeptPlace root={root} />}</LazyExtras>
      {startAt !== null && <LazyExtras>{({ StartAt }) => <StartAt step={startAt} />}</LazyExtras>}
    </div>
  )
}
