import { useSplitPayment } from '@prilavok/react'
import { useMoney } from '../lib/use-money'
import type { ProductInfoLabels } from './product-info.labels'

/** What each payment takes of the page's product, once the server has calculated it. Source: PRICE-07. */
export function SplitParts({ words }: { readonly words: ProductInfoLabels['parts'] }) {
  const parts = useSplitPayment()
  const money = useMoney()
  if (parts === null) return null
  const [first = 0] = parts
  const last = parts.at(-1) ?? first
  return (
    <span className="pk-product-info__parts">
      , {words(parts.length, money(first), last === first ? null : money(last))}
    </span>
  )
}
