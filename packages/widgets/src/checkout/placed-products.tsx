import type { AcceptedOrder } from '@prilavok/core/checkout'
import { useLabels } from '../lib/labels'
import { ProductPicture } from '../cart/product-picture'
import { ShopLink } from '../lib/shop-link'
import { useMoney } from '../lib/use-money'
import { safeLink } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { orderFactsRu } from './accepted-order.labels'
import './placed-products.css'

type Line = AcceptedOrder['lines'][number]

/** A longer list shows so many products until the rest is opened; on paper it shows all. */
const SHOWN = 4

/** The lines show what the row below them adds up: the prices before the discount where that row is before it. */
function unitsOf(lines: readonly Line[], products: number | null): (line: Line) => number | null {
  const full = lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)
  return full === products ? ({ price }) => price : ({ price, discountPrice }) => discountPrice ?? price
}

/** The products of a placed order and what it costs. */
export function PlacedProducts({ lines, order }: Pick<AcceptedOrder, 'lines' | 'order'>) {
  const text = useLabels('orderFacts', orderFactsRu)
  const unitOf = unitsOf(lines, order?.sums.products ?? null)
  const [whole, setWhole] = useState(false)
  const foldable = lines.length > SHOWN + 1
  return (
    <section className="pk-placed-products" aria-labelledby="pk-placed-products-title">
      <h3 className="pk-placed-products__title" id="pk-placed-products-title">
        {text.products}
      </h3>
      <ul className="pk-placed-products__lines" data-folded={foldable && !whole ? '' : undefined}>
        {lines.map((line) => (
          <ProductLine key={line.id} line={line} unit={unitOf(line)} pieces={text.pieces(line.quantity)} />
        ))}
      </ul>
      {foldable && (
        <Button variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text.fewer : text.more(lines.length - SHOWN)}
        </Button>
      )}
      {order !== null && <Sums order={order} />}
    </section>
  )
}

interface ProductLineProps {
  readonly line: Line
  /** The price of one piece, in kopecks. */
  readonly unit: number | null
  readonly pieces: string
}

function ProductLine({ line, unit, pieces }: ProductLineProps) {
  const money = useMoney()
  const origin = useShop().effects.location.origin()
  const link = line.link ? safeLink(line.link, origin) : null
  return (
    <li className="pk-placed-products__line">
      <ProductPicture url={line.thumbUrl ?? ''} />
      <span className="pk-placed-products__name">
        {link === null ? line.name : <ShopLink href={link}>{line.name}</ShopLink>}
        <span className="pk-placed-products__pieces">
          {unit === null || line.quantity === 1 ? pieces : `${pieces} × ${money(unit)}`}
        </span>
      </span>
      {unit !== null && <b className="pk-placed-products__sum">{money(unit * line.quantity)}</b>}
    </li>
  )
}

/** The discounts, the promo code in a row of its own. */
function discountsOf({ sums, promo }: NonNullable<AcceptedOrder['order']>) {
  const byCode = promo?.discount ?? 0
  return { byCode, others: Math.max(0, (sums.discount ?? 0) - byCode) }
}

function Sums({ order }: { readonly order: NonNullable<AcceptedOrder['order']> }) {
  const text = useLabels('orderFacts', orderFactsRu)
  const money = useMoney()
  const { products, delivery, total } = order.sums
  const { byCode, others } = discountsOf(order)
  const rows: readonly (readonly [string, string | null])[] = [
    [text.goods, products === null ? null : money(products)],
    [text.discount, others === 0 ? null : money(-others)],
    [text.promo(order.promo?.code ?? ''), byCode === 0 ? null : money(-byCode)],
    [text.shipping, delivery === null ? null : delivery === 0 ? text.free : money(delivery)],
    [text.total, total === null ? null : money(total)],
  ]
  const known = rows.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="pk-placed-products__sums">
      {known.map(([name, value]) => (
        <div key={name} data-total={name === text.total ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
