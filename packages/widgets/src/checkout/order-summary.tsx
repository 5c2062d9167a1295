import { checkoutSettings } from '@prilavok/core/checkout'
import { shopSettings } from '@prilavok/core'
import { countPieces, linesToBuy } from '@prilavok/core/cart'
import { orderSums } from '@prilavok/core/flows'
import { CREDIT_ITEM, type PaymentRun } from '@prilavok/core/payment'
import { useCart, useCheckout, useDelivery, useOrderPayment, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useRef } from 'react'
import { lazySection } from '../lib/lazy-section'
import { useLabels } from '../lib/labels'
import { KeptInSight } from '../lib/kept-in-sight'
import { useMoney } from '../lib/use-money'
import './order-summary.css'
import { orderSummaryRu, type OrderSummaryLabels } from './checkout.labels'
import { SumRows } from './sum-rows'
import { useInView } from '../lib/use-in-view'
import { useLongUnsaved } from './use-long-unsaved'
import { useSubmit } from './use-submit'
import { LazyExtras, LazyPayment } from './lazy'
import { PhoneLink, ShopLink } from '../lib/shop-link'

const LazyFinanced = lazySection(() => import('../payment/financed-total'))

export interface OrderSummaryProps {
  readonly labels?: Partial<OrderSummaryLabels> | undefined
}

/** What the order costs, what is wrong with it, and the button that makes it. Source: CHK-30 to CHK-34. */
export function OrderSummary({ labels }: OrderSummaryProps) {
  const text = useLabels('orderSummary', orderSummaryRu, labels)
  const money = useMoney()
  const cart = useCart()
  const delivery = useDelivery()
  const { item, choice, phase } = useOrderPayment()
  const checkout = useCheckout()
  const { submitted, submission, priceChange, quoteChange, ready, question, unsavedSince } = checkout
  const { greySubmit } = useSettings(checkoutSettings).checkout
  const { submit, outcome, failed } = useSubmit(checkout, text.nothingChosen)
  const unsaved = useLongUnsaved(unsavedSince)

  const [card, sumsInView] = useInView<HTMLDivElement>()

  const sums = orderSums({ cart, delivery, payment: choice })
  const deliveryPrice = sums.deliveryIsFree ? text.free : sums.delivery === null ? '' : money(sums.delivery)
  const total = money(sums.discountedTotal ?? sums.total)
  const spoken = useSettledSums(text.spoken(total, deliveryPrice), cart.calculating || delivery.status === 'loading')
  const busy = submission !== 'idle'
  return (
    <section
      className="pk-order-summary"
      aria-labelledby="pk-order-summary-title"
      data-sums-in-view={sumsInView ? '' : undefined}
    >
      <div className="pk-order-summary__card" ref={card}>
        <h2 className="pk-order-summary__title" id="pk-order-summary-title">
          {text.heading}
        </h2>
        <SumRows
          sums={sums}
          pieces={countPieces(linesToBuy(cart.lines))}
          deliveryPrice={deliveryPrice}
          text={text}
          change={quoteChange}
          settling={cart.calculating}
        />
        {item === CREDIT_ITEM && (
          <LazyFinanced>
            {({ FinancedTotal }) => <FinancedTotal amount={sums.discountedTotal ?? sums.total} />}
          </LazyFinanced>
        )}
        <LazyExtras silent>{({ PromoField }) => <PromoField />}</LazyExtras>
        <div className="pk-order-summary__outcome" ref={outcome}>
          <LazyExtras>
            {({ LeftLink, SubmitReport }) =>
              submitted ? <SubmitReport failed={failed} words={text} /> : <LeftLink text={text} />
            }
          </LazyExtras>
          {choice !== null && <LazyPayment>{({ SecurePayment }) => <SecurePayment />}</LazyPayment>}
        </div>
      </div>
      <KeptInSight className="pk-order-summary__bar">
        <p className="pk-order-summary__reminder" aria-hidden="true">
          {text.total} <b>{total}</b>
        </p>
        <Button
          variant="primary"
          wide
          looksDisabled={greySubmit && !ready && !busy}
          aria-busy={busy || undefined}
          icon={busy ? <span className="pk-order-summary__spinner" aria-hidden="true" /> : undefined}
          onClick={() => busy || void submit()}
        >
          {busy ? busyWords(phase, text) : priceChange === null ? text.submit : text.confirm}
        </Button>
      </KeptInSight>
      <div className="pk-order-summary__after">
        <Help text={text} />
        {/* It comes by itself, so it stands where it moves nothing that a finger may be on its way to. */}
        <p className="pk-order-summary__saving" role="status">
          {unsaved && (
            <>
              <b>{text.unsaved}</b> {text.unsavedHelp}
            </>
          )}
        </p>
      </div>
      <LiveRegion message={spoken} />
      {question !== null && (
        <LazyExtras>{({ OrderQuestion }) => <OrderQuestion total={total} onOrder={() => void submit()} />}</LazyExtras>
      )}
    </section>
  )
}

/** Says the sums once they have settled, and only when they are others than at the start. Source: A11Y-04. */
function useSettledSums(message: string, settling: boolean): string {
  const [spoken, announce] = useAnnounce()
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (settling || known.current === message) return
    if (known.current !== null) announce(message)
    known.current = message
  }, [message, settling, announce])
  return spoken
}

/** The text of the button while the order is on its way. */
function busyWords(phase: PaymentRun['phase'], text: OrderSummaryLabels): string {
  if (phase === 'widget') return text.paying
  return phase === 'starting' || phase === 'redirecting' ? text.goingToPay : text.submitting
}

/** People to ask. Source: CHK-29. */
function Help({ text }: { readonly text: OrderSummaryLabels }) {
  const { pages } = useSettings(shopSettings)
  const { supportPhone } = useSettings(checkoutSettings)
  if (supportPhone === null && pages.chat === null) return null
  return (
    <p className="pk-order-summary__help">
      <span>{text.help}</span>
      {supportPhone !== null && <PhoneLink phone={supportPhone} />}
      {pages.chat !== null && <ShopLink href={pages.chat}>{text.chat}</ShopLink>}
    </p>
  )
}
