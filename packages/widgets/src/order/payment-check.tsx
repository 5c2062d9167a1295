import { checkoutSettings } from '@prilavok/core/checkout'
import { shopSettings } from '@prilavok/core'
import { paymentFlow } from '@prilavok/core/flows'
import { useSettings, useShop, useStore } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { InfoIcon } from '@prilavok/ui/icon'
import { useEffect, useState, type ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import './dead-end.css'
import './payment-check.css'
import { paymentCheckRu, type PaymentCheckLabels } from './order.labels'
import { useArrival } from './use-arrival'
import { PhoneLink, ShopLink } from '../lib/shop-link'

/** How long the button shows that it was pressed: the response changes nothing where the bank is still silent. */
const REQUESTED_MS = 1_500

/** What the waiting screen takes. */
export interface PaymentCheckProps {
  /** What went wrong meanwhile. */
  readonly children?: ReactNode
  readonly labels?: Partial<PaymentCheckLabels> | undefined
}

/**
 * While the payment is being checked: the page asks to be kept open (CHK-53). After ten minutes it says honestly that it is still
 * being checked, whom to call, and offers to check again (PAY-77). What screen readers announce changes with the state, not with each request.
 */
export function PaymentCheck({ children, labels }: PaymentCheckProps) {
  const shop = useShop()
  const { run, checkNow, chooseAnother } = shop.use(paymentFlow)
  const long = useStore(run, (state) => state.long)
  const { setTitle } = shop.effects.page
  const text = useLabels('paymentCheck', paymentCheckRu, labels)
  const place = useArrival<HTMLElement>()
  const [requested, setRequested] = useState(false)
  const title = long ? text.longTitle : text.title
  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => {
    if (!requested) return
    const timer = setTimeout(() => setRequested(false), REQUESTED_MS)
    return () => clearTimeout(timer)
  }, [requested])
  const requestAgain = () => {
    setRequested(true)
    void checkNow()
  }
  return (
    <section className="pk-dead-end pk-payment-check" ref={place} tabIndex={-1} aria-label={text.title}>
      {long ? (
        <span className="pk-payment-check__mark">
          <InfoIcon size={24} />
        </span>
      ) : (
        <span className="pk-payment-check__spinner" aria-hidden="true" />
      )}
      <div className="pk-payment-check__words" role="status">
        <p className="pk-payment-check__title">{long ? text.long : text.checking}</p>
        <p className="pk-payment-check__help">{long ? text.longHelp : text.help}</p>
      </div>
      {children}
      {long && <People text={text} />}
      <div className="pk-dead-end__ways">
        {long && (
          <Button variant="primary" busy={requested} onClick={requestAgain}>
            {text.again}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void chooseAnother()}>
          {text.another}
        </Button>
      </div>
    </section>
  )
}

/** People to ask while the bank is silent. */
function People({ text }: { readonly text: PaymentCheckLabels }) {
  const { pages } = useSettings(shopSettings)
  const { supportPhone } = useSettings(checkoutSettings)
  if (supportPhone === null && pages.chat === null) return null
  return (
    <p className="pk-payment-check__people">
      {supportPhone !== null && (
        <>
          {text.call} <PhoneLink phone={supportPhone} />
        </>
      )}
      {pages.chat !== null && <ShopLink href={pages.chat}>{text.chat}</ShopLink>}
    </p>
  )
}
