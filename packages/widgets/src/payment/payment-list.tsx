import type { PaymentState } from '@prilavok/core/payment'
import { useCheckoutField, usePayment, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { RadioCards, type RadioCard } from '@prilavok/ui/radio-cards'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { reasonOf, wordsOf } from './payment-items'
import './payment-list.css'
import { paymentListRu, type PaymentListLabels } from './payment-list.labels'
import { paymentRejectRu } from './payment-reject.labels'

export interface PaymentListProps {
  readonly labels?: Partial<PaymentListLabels> | undefined
}

type Offer = PaymentState['offers'][number]

/** The ways to pay; what this order may not use is there with the reason (PAY-27). */
export function PaymentList({ labels }: PaymentListProps) {
  const { status, offers, choice, choose, retry, prepaymentOnlyProduct } = usePayment()
  const { vatPercent } = useSettings()
  const { id, error, left } = useCheckoutField('payment')
  const text = useLabels('paymentList', paymentListRu, labels)
  const rejects = useLabels('paymentReject', paymentRejectRu)
  const waiting = useLabels('skeleton', skeletonLabels)
  const money = useMoney()

  const card = (offer: Offer): readonly RadioCard<string>[] => {
    const words = wordsOf(offer.id, text, vatPercent)
    if (words === null) return []
    const reason = offer.available ? null : reasonOf(offer, rejects, prepaymentOnlyProduct)
    return [
      {
        ...words,
        value: offer.id,
        disabled: !offer.available,
        price: offer.amount === null || !offer.available ? undefined : money(offer.amount),
        reason: reason === null ? undefined : 'text' in reason ? reason.text : <TrustedHtml html={reason.html} />,
      },
    ]
  }
  const cards = offers.flatMap(card)
  if (status === 'failed' && cards.length === 0) {
    return (
      <Notice tone="danger" announce action={<Button onClick={retry}>{text.retry}</Button>}>
        {text.failed}
      </Notice>
    )
  }
  if (status !== 'ready' && cards.length === 0) {
    return (
      <Skeleton labels={waiting}>
        <SkeletonBlock height="70px" />
      </Skeleton>
    )
  }
  return (
    <div className="pk-payment-list">
      {cards.length > 0 && (
        <RadioCards
          id={id}
          legend={text.legend}
          hideLegend
          options={cards}
          value={choice}
          error={error(text.error)}
          onChange={(option) => {
            choose(option)
            left()
          }}
        />
      )}
      {!offers.some((offer) => offer.available) && (
        <Notice tone="warning" title={text.none}>
          {text.noneHelp}
        </Notice>
      )}
    </div>
  )
}
