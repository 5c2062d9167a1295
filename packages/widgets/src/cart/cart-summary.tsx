import { countPieces, linesToBuy, sumOfLines } from '@prilavok/core/cart'
import { useCart, useSettings } from '@prilavok/react'
import { ButtonLink } from '@prilavok/ui/button'
import type { ComponentType } from 'react'
import { useMoney } from '../lib/use-money'
import type { CartPageLabels } from './cart-page.labels'
import './cart-summary.css'
import type { CartPageParts } from './use-late-parts'

interface CartSummaryProps {
  readonly text: CartPageLabels
  /** As the page says; when it does not, the visitor's city is asked. */
  readonly paymentType?: string | undefined
  /** The notes on paying, which come late. */
  readonly notes: Pick<CartPageParts, 'CartNotes' | 'VisitorCartNotes'> | null | undefined
  readonly AfterTotal?: ComponentType<{ readonly total: number }> | undefined
}

/** What the cart costs and the way to the order; the notes on paying come last, where they push nothing away. */
export function CartSummary({ text, paymentType, notes, AfterTotal }: CartSummaryProps) {
  const { lines, total, discountedOrderAmount, calculating } = useCart()
  const { pages } = useSettings()
  const money = useMoney()
  const sum = sumOfLines(lines)
  return (
    <div className="pk-cart-summary" data-calculating={calculating ? '' : undefined}>
      <div className="pk-cart-summary__sums">
        <h2 className="pk-cart-summary__title">{text.summary}</h2>
        <dl className="pk-cart-summary__rows">
          <Row name={text.goods(countPieces(linesToBuy(lines)))} value={money(sum)} />
          {total < sum && <Row name={text.discount} value={money(total - sum)} kind="discount" />}
          <Row name={text.total} value={money(total)} kind="total" />
          {discountedOrderAmount !== null && discountedOrderAmount < total && (
            <Row name={text.discountedTotal} value={money(discountedOrderAmount)} kind="discounted" />
          )}
        </dl>
        {AfterTotal !== undefined && <AfterTotal total={total} />}
      </div>
      <div className="pk-cart-summary__bar">
        <p className="pk-cart-summary__reminder" aria-hidden="true">
          {text.total} <b>{money(total)}</b>
        </p>
        <ButtonLink variant="primary" wide href={pages.order}>
          {text.order}
        </ButtonLink>
      </div>
      <p className="pk-cart-summary__next">{text.next}</p>
      <div className="pk-cart-summary__note">
        {notes && (paymentType === undefined ? <notes.VisitorCartNotes /> : <notes.CartNotes paymentType={paymentType} />)}
      </div>
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly kind?: 'discount' | 'total' | 'discounted'
}

const Row = ({ name, value, kind }: RowProps) => (
  <div className="pk-cart-summary__row" data-kind={kind}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
