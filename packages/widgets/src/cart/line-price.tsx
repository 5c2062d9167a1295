import { isPriceKnown, type PricedLine } from '@prilavok/core/cart'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { cartLineRu } from './cart-line.labels'
import './line-price.css'

type Priced = Pick<PricedLine, 'price' | 'hashCode' | 'discountPrice'>

/** What one piece costs, and what it costs with the discount when there is one. */
export function LinePrice({ line }: { readonly line: Priced }) {
  const text = useLabels('cartLine', cartLineRu)
  const money = useMoney()
  const { price, discountPrice } = line
  return (
    <span className="pk-line-price">
      <span className="pk-line-price__amount">
        {isPriceKnown(line) ? money(price) : text.unknown}
        <span className="pk-line-price__each"> {text.each}</span>
      </span>
      {discountPrice !== null && discountPrice < price && (
        <span className="pk-line-price__discount">{text.discounted(money(discountPrice))}</span>
      )}
    </span>
  )
}
