import type { QuoteChange } from '@prilavok/core/checkout'
import type { OrderSums } from '@prilavok/core/flows'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { formerSumsRu } from './order-dialogs.labels'

interface FormerSumsProps {
  readonly change: QuoteChange
  /** The sums as they are shown now. */
  readonly sums: OrderSums
}

/** Beside the total: which of its parts the shop has counted anew by itself, as long as these are the ones that are shown. */
export function FormerSums({ change: { before, after }, sums }: FormerSumsProps) {
  const text = useLabels('formerSums', formerSumsRu)
  const money = useMoney()
  const words = (sum: number | null) => (sum === null ? text.unknown : sum === 0 ? text.free : money(sum))
  const shown = { products: sums.products, delivery: sums.delivery, total: sums.discountedTotal ?? sums.total }
  const changed = (['products', 'delivery'] as const).filter((part) => before[part] !== after[part])
  // Neither of them: it is the discount.
  const parts = changed.length > 0 ? changed : (['total'] as const)
  return (
    <span role="status">
      {parts
        .filter((part) => after[part] === shown[part])
        .map((part) => (
          <span className="pk-sum-rows__reason" key={part}>
            {text[part](words(before[part]), words(after[part]))}
          </span>
        ))}
    </span>
  )
}
