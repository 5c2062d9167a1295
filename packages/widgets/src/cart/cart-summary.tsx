import { countPieces, linesToBuy, sumOfLines } from '@prilavok/core/cart'
import { useCart, useSettings } from '@prilavok/react'
import { ButtonLink } from '@prilavok/ui/button'
import type { ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { cartNotesRu } from './cart-notes.labels'
import type { CartPageLabels } from './cart-page.labels'
import './cart-summary.css'
import { isPriceKnown } from './line-price'
import type { CartPageParts } from './use-late-parts'

interface CartSummaryProps {
  readonly text: CartPageLabels
  /** As the page says; when it does not, the visitor's city is asked. */
  readonly paymentType?: string | undefined
  /** The notes on paying, which come late. */
  readonly notes: Pick<CartPageParts, 'CartNotes' | 'VisitorCartNotes'> | null | undefined
  readonly AfterTotal?: ComponentType<{ readonly total: number }> | undefined
}

/** What the cart costs and the way to the order. */
export function CartSummary({ text, paymentType, notes, AfterTotal }: CartSummaryProps) {
  const { lines, total, discountedOrderAmount, calculating } = useCart()
  const { pages, payOnDeliveryNoteFrom } = useSettings()
  const words = useLabels('cartNotes', cartNotesRu)
  const money = useMoney()
  const sum = sumOfLines(lines)
  // Its text stands where it will stand as a notice, so that nothing moves when that comes.
  const noteIsSure = total < payOnDeliveryNoteFrom && lines.every(isPriceKnown)
  return (
    <div className="pk-cart-summary" data-calculating={calculating ? '' : undefined}>
      <div className="pk-cart-summary__sums">
        <h2 className="pk-cart-summary__title">{text.summary}</h2>
        <dl className="pk-cart-summary__rows">
          <Row name={text.goods(countPieces(linesToBuy(lines)))} value={money(sum)} />
          {total < sum && <Row name={text.discount} value={money(total - sum)} />}
          <Row name={text.total} value={money(total)} kind="total" />
          {discountedOrderAmount !== null && discountedOrderAmount < total && (
            <Row name={text.discountedTotal} value={money(discountedOrderAmount)} kind="discounted" />
          )}
        </dl>
        {!notes ? (
          noteIsSure && <p className="pk-cart-summary__note">{words.prepaymentOnly(payOnDeliveryNoteFrom)}</p>
        ) : paymentType === undefined ? (
          <notes.VisitorCartNotes />
        ) : (
          <notes.CartNotes paymentType={paymentType} />
        )}
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
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly kind?: 'total' | 'discounted'
}

const Row = ({ name, value, kind }: RowProps) => (
  <div className="pk-cart-summary__row" data-kind={kind}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
