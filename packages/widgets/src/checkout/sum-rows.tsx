import type { QuoteChange } from '@prilavok/core/checkout'
import type { OrderSums } from '@prilavok/core/flows'
import type { ReactNode } from 'react'
import { useMoney } from '../lib/use-money'
import type { OrderSummaryLabels } from './checkout.labels'
import { LazyExtras } from './lazy'
import './sum-rows.css'

interface SumRowsProps {
  readonly sums: OrderSums
  /** Pieces of all products together. */
  readonly pieces: number
  readonly deliveryPrice: string
  readonly text: OrderSummaryLabels
  /** What the sums were before the shop counted anew by itself; null: it has not. */
  readonly change: QuoteChange | null
  /** New prices are on their way. */
  readonly settling: boolean
}

/** Everything that costs money, and what makes it less. Source: CHK-30, DELIV-21. */
export function SumRows({ sums, pieces, deliveryPrice, text, change, settling }: SumRowsProps) {
  const money = useMoney()
  const news = change && (
    <LazyExtras silent>{({ FormerSums }) => <FormerSums change={change} sums={sums} />}</LazyExtras>
  )
  return (
    <dl className="pk-sum-rows" data-settling={settling ? '' : undefined}>
      <Row name={text.products(pieces)} value={money(sums.products)} />
      <Row name={text.delivery} value={deliveryPrice} kind={sums.deliveryIsFree ? 'free' : undefined} />
      {sums.discount > 0 && (
        <Row name={text.discount} value={money(-sums.discount)} kind="discount">
          {sums.reasons.map((reason) => (
            <span className="pk-sum-rows__reason" key={reason}>
              {reason}
            </span>
          ))}
        </Row>
      )}
      <Row name={text.total} value={money(sums.total)} kind={sums.discountedTotal === null ? 'total' : 'former'}>
        {sums.discountedTotal === null && news}
      </Row>
      {sums.discountedTotal !== null && (
        <Row name={text.discountedTotal} value={money(sums.discountedTotal)} kind="total">
          {news}
        </Row>
      )}
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly kind?: 'total' | 'former' | 'discount' | 'free' | undefined
  readonly children?: ReactNode
}

const Row = ({ name, value, kind, children }: RowProps) => (
  <div className="pk-sum-rows__row" data-kind={kind}>
    <dt>
      {name}
      {children}
    </dt>
    <dd>{value}</dd>
  </div>
)
