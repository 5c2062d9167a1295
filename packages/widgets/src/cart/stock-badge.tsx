import { useAvailable } from '@prilavok/react'
import { Badge, type Tone } from '@prilavok/ui/badge'
import { useLabels } from '../lib/labels'
import { stockBadgeRu, type StockBadgeLabels } from './stock-badge.labels'
import './stock-badge.css'

/** How a product is in stock, as a state of the badge. */
type Stock = 'in-stock' | 'few-left' | 'on-order' | 'out-of-stock' | 'unknown'

/** What a page knows about the stock of a product; the server corrects it. */
export interface StockBadgeProps {
  /** Id of the product in the shop. */
  readonly id: string
  /** Whether it can be bought; left out where the page does not know. */
  readonly available?: boolean | 'on-order' | undefined
  /** Pieces in stock; a few are shown as a number. */
  readonly left?: number | undefined
  /** What the badge says instead of its own text, as long as the server does not correct it. */
  readonly label?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<StockBadgeLabels> | undefined
}

/** From here on down a buyer should know the number. */
const FEW = 5

const TONES: Readonly<Record<Stock, Tone>> = {
  'in-stock': 'success',
  'few-left': 'warning',
  'on-order': 'info',
  'out-of-stock': 'neutral',
  unknown: 'neutral',
}

/** What the page says: its word, else its number. */
function stockOfPage({ available, left }: StockBadgeProps): Stock {
  if (available === 'on-order') return 'on-order'
  if (available === undefined && left === undefined) return 'unknown'
  if (!(available ?? left !== 0)) return 'out-of-stock'
  return left !== undefined && left > 0 && left <= FEW ? 'few-left' : 'in-stock'
}

/** A page that was rendered a while ago may be wrong; what the server has just returned about buying wins. */
function corrected(stock: Stock, available: boolean | null): Stock {
  if (available === false) return 'out-of-stock'
  return available === true && (stock === 'out-of-stock' || stock === 'unknown') ? 'in-stock' : stock
}

/** Whether a product is in stock: nothing while neither page nor server has confirmed it. */
export function StockBadge(props: StockBadgeProps) {
  const { id, left = 0, label, labels } = props
  const text = useLabels('stockBadge', stockBadgeRu, labels)
  const ofPage = stockOfPage(props)
  const stock = corrected(ofPage, useAvailable(id))
  const words = {
    'in-stock': text.inStock,
    'few-left': text.fewLeft(left),
    'on-order': text.onOrder,
    'out-of-stock': text.outOfStock,
    unknown: null,
  }
  const shown = (stock === ofPage ? label : undefined) ?? words[stock]
  if (shown === null) return null
  return (
    <span className="pk-stock-badge" data-stock={stock}>
      <Badge tone={TONES[stock]}>{shown}</Badge>
    </span>
  )
}
