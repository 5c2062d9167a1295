import { CREDIT_ITEM, planOf } from '@prilavok/core/payment'
import { useCheckoutField, usePayment } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Disclosure } from '@prilavok/ui/disclosure'
import { putInSight } from '@prilavok/ui/in-sight'
import { RadioCards, type RadioCard } from '@prilavok/ui/radio-cards'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './credit-block.css'
import { type CreditBlockLabels, creditBlockRu, paymentNamesRu, paymentTermsRu } from './payment.labels'
import { CreditMember } from './credit-member'
import { TermsTable } from './terms-table'
import { fullName, offerName, termsLine, timesWords } from './terms-words'
import { useRejectReason } from './use-reject-reason'

/** What the credit block takes. */
export interface CreditBlockProps {
  /** How often the buyer has requested it; the page scrolls to it each time, and the focus stays where it is (PAY-26). */
  readonly asked?: number | undefined
  readonly labels?: Partial<CreditBlockLabels> | undefined
}

/** So many are shown before the others are asked for. */
const FIRST = 3

/** The payments in parts and credits behind the one item Credit, with their terms. Source: PAY-05, PAY-25. */
export function CreditBlock({ asked = 0, labels }: CreditBlockProps) {
  const { items, choice, choose } = usePayment()
  const { error, left } = useCheckoutField('payment')
  const text = useLabels('creditBlock', creditBlockRu, labels)
  const names = useLabels('paymentNames', paymentNamesRu)
  const terms = useLabels('paymentTerms', paymentTermsRu)
  const reasonFor = useRejectReason()
  const money = useMoney()
  const [comparing, setComparing] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0 && place.current !== null) putInSight(place.current)
  }, [asked])

  const members = items.find(({ value }) => value === CREDIT_ITEM)?.members ?? []
  const named = members.flatMap((offer) => {
    const name = offerName(offer, names, terms)
    return name === null ? [] : [{ offer, name }]
  })
  const cards = named.map(({ offer, name }): RadioCard<string> => {
    const plan = planOf(offer, offer.amount)
    return {
      value: offer.id,
      label: fullName(offer, name, terms),
      description: termsLine(offer, plan, terms, money),
      price:
        plan === null || !offer.available ? undefined : (
          <>
            {money(plan.each)} <span className="pk-credit-block__times">{timesWords(plan, terms)}</span>
          </>
        ),
      disabled: !offer.available,
      reason: offer.available ? undefined : reasonFor(offer),
      more: <CreditMember option={offer.id} />,
    }
  })
  // What can be chosen comes first; the chosen one is always there.
  const open = [...cards].sort((one, other) => Number(one.disabled) - Number(other.disabled))
  const shown = showsAll ? open : open.filter(({ value }, at) => at < FIRST || value === choice)
  return (
    <section className="pk-credit-block" id="credit-block-anchor" ref={place}>
      <RadioCards
        id="pk-order-credit"
        legend={text.heading}
        options={shown}
        value={choice}
        error={error(text.error)}
        onChange={(option) => {
          choose(option)
          left()
        }}
      />
      {shown.length < cards.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {text.more(cards.length - shown.length)}
        </Button>
      )}
      {named.length > 1 && (
        <Disclosure title={text.compare} open={comparing} onToggle={setComparing}>
          {comparing && <TermsTable offers={named.map(({ offer }) => offer)} />}
        </Disclosure>
      )}
    </section>
  )
}
