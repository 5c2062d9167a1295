import { shopSettings } from '@prilavok/core'
import { countPieces, linesToBuy, sumOfLines } from '@prilavok/core/cart'
import { useSettings, type UseCart } from '@prilavok/react'
import type { ComponentType, ReactNode } from 'react'
import { KeptInSight } from '../lib/kept-in-sight'
import { useInView } from '../lib/use-in-view'
import { useMoney } from '../lib/use-money'
import './cart-summary.css'
import type { CartPageLabels } from './cart.labels'
import { ShopButtonLink } from '../lib/shop-button-link'

interface CartSummaryProps {
  readonly cart: Pick<UseCart, 'lines' | 'total' | 'discountedOrderAmount' | 'calculating'>
  readonly text: CartPageLabels
  /** The notes on paying; they come last, where they push nothing away. */
  readonly note: ReactNode
  readonly AfterTotal: ComponentType<{ readonly total: number }> | undefined
}

/** What the bar at the bottom covers, and a bar of the page below it. */
const COVERED = '0px 0px -130px'

/** What the cart costs and the way to the order. */
export function CartSummary({ cart, text, note, AfterTotal }: CartSummaryProps) {
  const { lines, total, discountedOrderAmount, calculating } = cart
  const { pages } = useSettings(shopSettings)
  const money = useMoney()
  const sum = sumOfLines(lines)
  const [sums, sumsInView] = useInView<HTMLDListElement>(COVERED)
  return (
    <div
      className="pk-cart-summary"
      data-calculating={calculating ? '' : undefined}
      data-sums-in-view={sumsInView ? '' : undefined}
    >
      <div className="pk-cart-summary__sums">
        <h2 className="pk-cart-summary__title">{text.summary}</h2>
        <dl className="pk-cart-summary__rows" ref={sums}>
          <Row name={text.products(countPieces(linesToBuy(lines)))} value={money(sum)} />
          {total < sum && <Row name={text.discount} value={money(total - sum)} kind="discount" />}
          <Row name={text.total} value={money(total)} kind="total" />
          {discountedOrderAmount !== null && discountedOrderAmount < total && (
            <Row name={text.discountedTotal} value={money(discountedOrderAmount)} kind="discounted" />
          )}
        </dl>
        {AfterTotal !== undefined && <AfterTotal total={total} />}
      </div>
      <KeptInSight className="pk-cart-summary__bar">
        <p className="pk-cart-summary__reminder" aria-hidden="true">
          {text.total} <b>{money(total)}</b>
        </p>
        <ShopButtonLink variant="primary" wide href={pages.order}>
          {text.order}
        </ShopButtonLink>
      </KeptInSight>
      <p className="pk-cart-summary__next">{text.next}</p>
      <div className="pk-cart-summary__note">{note}</div>
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
