import { quotesOf, type DeliveryState } from '@prilavok/core/delivery'
import { useCheckoutField, useDelivery } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import { RadioCards, type RadioCard } from '@prilavok/ui/radio-cards'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './carrier-list.css'
import { carrierListRu, type CarrierListLabels } from './delivery.labels'
import { showNext } from './show-next'

export interface CarrierListProps {
  readonly labels?: Partial<CarrierListLabels> | undefined
}

type Quote = ReturnType<typeof quotesOf>[number]

/** What comes after the choice: the pickup points, or the address for the courier (DELIV-19, DELIV-20). */
const NEXT: Readonly<Record<DeliveryState['method'], string>> = {
  pickup: 'pickpoint-header-anchor',
  courier: 'address-delivery-anchor',
}

/** The carriers that go to the city: how long, how paid, for how much. */
export function CarrierList({ labels }: CarrierListProps) {
  const delivery = useDelivery()
  const { id, error, left } = useCheckoutField('carrier')
  const text = useLabels('carrierList', carrierListRu, labels)
  const money = useMoney()
  const { carrier, method, status, quotes, chooseCarrier } = delivery
  const byHand = useRef(false)
  useEffect(() => {
    if (byHand.current) showNext(NEXT[method])
    byHand.current = false
  }, [carrier, method])

  const card = (quote: Quote): RadioCard<string> => ({
    value: quote.carrier,
    label: quote.name,
    badge: quote.recommended ? <Badge tone="accent">{text.recommended}</Badge> : undefined,
    description: <Terms quote={quote} text={text} prepaymentOnly={quotes?.prepaymentOnly[0]?.name ?? null} />,
    price: quote.free ? (
      <span className="pk-carrier-list__free">{text.free}</span>
    ) : quote.cost === null ? (
      text.unknownCost
    ) : (
      money(quote.cost)
    ),
  })
  return (
    <div className="pk-carrier-list" id="transport-company-anchor" aria-busy={status === 'loading'}>
      <RadioCards
        id={id}
        legend={text.legend}
        options={quotesOf(delivery).map(card)}
        value={carrier}
        error={error(text.error)}
        onChange={(chosen) => {
          byHand.current = true
          chooseCarrier(chosen)
          left()
        }}
      />
    </div>
  )
}

interface TermsProps {
  readonly quote: Quote
  readonly text: CarrierListLabels
  readonly prepaymentOnly: string | null
}

/** How long it takes, how long it is kept, and whether it can be paid there. Source: DELIV-24 to DELIV-30. */
function Terms({ quote, text, prepaymentOnly }: TermsProps) {
  const { daysFrom, daysTo, storageDays, cashOnDelivery } = quote
  const times = [text.days(daysFrom, daysTo), storageDays === null ? '' : text.storage(storageDays)].filter(
    (part) => part !== '',
  )
  const pays = cashOnDelivery === 'Available'
  const product = cashOnDelivery === 'OnlyForPrepayment' ? (quote.prepaymentOnlyProduct ?? prepaymentOnly) : null
  return (
    <span className="pk-carrier-list__terms">
      {times.length > 0 && <span>{times.join(' · ')}</span>}
      <span className="pk-carrier-list__cash" data-pays={pays ? '' : undefined}>
        <span>{pays ? text.cashOnDelivery : text.noCashOnDelivery}</span>
        {product !== null && <span className="pk-carrier-list__product">: {text.prepaymentOnly(product)}</span>}
      </span>
    </span>
  )
}
