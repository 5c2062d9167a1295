import { CREDIT_ITEM, type PaymentItem, type PaymentItemValue, type PaymentReason } from '@prilavok/core/payment'
import { useCheckoutField, usePayment, useVatPercent } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { RadioCards, type RadioCard } from '@prilavok/ui/radio-cards'
import type { ReactNode } from 'react'
import { CardsWaiting } from '../lib/cards-waiting'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { creditBadge, wordsOf } from './payment-items'
import './payment-list.css'
import { paymentListRu, type PaymentListLabels } from './payment.labels'
import { PaymentMarks } from './payment-marks'
import { useRejectReason } from './use-reject-reason'

/** What the list of the ways to pay takes. */
export interface PaymentListProps {
  /** Is called with each choice of the buyer. */
  readonly onChoose?: ((item: PaymentItemValue) => void) | undefined
  /** Opens inside the card of the instalments and credits while it is chosen. */
  readonly credits?: ReactNode
  readonly labels?: Partial<PaymentListLabels> | undefined
}

/** The rules that choose for the buyer; an earlier choice is the buyer's own. */
const PROPOSED: ReadonlySet<PaymentReason> = new Set<PaymentReason>(['best', 'payOnDelivery', 'firstAvailable'])

/** The ways to pay; what this order may not use is there with the reason. Source: PAY-07, PAY-08, PAY-27. */
export function PaymentList({ onChoose, credits, labels }: PaymentListProps) {
  const { status, items, item, why, chooseItem, retry } = usePayment()
  const vatPercent = useVatPercent()
  const { id, error, left } = useCheckoutField('payment')
  const text = useLabels('paymentList', paymentListRu, labels)
  const reasonFor = useRejectReason()
  const money = useMoney()

  /** A decision about money that no person has made says so. */
  const isOurs = (value: PaymentItemValue) => value === item && why !== null && PROPOSED.has(why)

  const card = (each: PaymentItem): readonly RadioCard<string>[] => {
    const words = wordsOf(each.value, text, vatPercent)
    if (words === null) return []
    const { available, amount } = each
    const badge = available && each.value === CREDIT_ITEM ? creditBadge(each.members, text) : undefined
    return [
      {
        value: each.value,
        label: words.label,
        description: words.description,
        badge: badge && <Badge tone={each.badgeType === 'primary' ? 'accent' : 'neutral'}>{badge}</Badge>,
        extra: (words.marks || isOurs(each.value)) && (
          <>
            {isOurs(each.value) && <span className="pk-payment-list__ours">{text.chosenForYou}</span>}
            {words.how !== undefined && <span className="pk-payment-list__how">{words.how}</span>}
            {words.marks && <PaymentMarks marks={words.marks} />}
          </>
        ),
        disabled: !available,
        more: each.value === CREDIT_ITEM ? credits : undefined,
        price: amount === null || !available ? undefined : money(amount),
        reason: available ? undefined : reasonFor(each),
      },
    ]
  }
  const cards = items.flatMap(card)
  if (status === 'failed' && cards.length === 0) {
    return (
      <Notice tone="danger" announce action={<Button onClick={retry}>{text.retry}</Button>}>
        {text.failed}
      </Notice>
    )
  }
  if (status !== 'ready' && cards.length === 0) return <CardsWaiting height="70px" />
  // Within the credit block the missing choice is shown there, and the way to it leads there.
  const own = item === CREDIT_ITEM ? undefined : error(text.error)
  return (
    <div className="pk-payment-list">
      {cards.length > 0 && (
        <RadioCards
          id={id}
          error={own}
          legend={text.legend}
          hideLegend
          options={cards}
          value={item}
          onChange={(value) => {
            chooseItem(value)
            left()
            onChoose?.(value)
          }}
        />
      )}
      {!items.some(({ available }) => available) && (
        <Notice tone="warning" title={text.none}>
          {text.noneHelp}
        </Notice>
      )}
    </div>
  )
}
