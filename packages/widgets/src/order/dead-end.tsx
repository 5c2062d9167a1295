import { shopSettings } from '@prilavok/core'
import { useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { CartIcon, WarningIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import { deadEndRu, type DeadEndLabels } from './order.labels'
import './dead-end.css'
import { useArrival } from './use-arrival'
import { ShopButtonLink } from '../lib/shop-button-link'

export interface DeadEndProps {
  /** Why there is no form: the order is not known, or could not be loaded. */
  readonly kind: 'missing' | 'failed'
  readonly onStartAnew: () => void
  readonly onRetry: () => void
  readonly labels?: Partial<DeadEndLabels> | undefined
}

const icons = { missing: CartIcon, failed: WarningIcon }

/** The order page without a form: why, and the way on (CHK-84, CHK-86). */
export function DeadEnd({ kind, onStartAnew, onRetry, labels }: DeadEndProps) {
  const text = useLabels('deadEnd', deadEndRu, labels)
  const { cart } = useSettings(shopSettings).pages
  const place = useArrival<HTMLDivElement>()
  const Icon = icons[kind]
  const action = {
    missing: { label: text.startAnew, run: onStartAnew },
    failed: { label: text.retry, run: onRetry },
  }[kind]
  return (
    <div className="pk-dead-end" ref={place} tabIndex={-1} role="group" aria-label={text[kind]}>
      <EmptyState
        icon={<Icon size={24} />}
        title={text[kind]}
        action={
          <div className="pk-dead-end__ways">
            <Button variant="primary" onClick={action.run}>
              {action.label}
            </Button>
            <ShopButtonLink href={cart}>{text.toCart}</ShopButtonLink>
          </div>
        }
      >
        {text[`${kind}Help`]}
      </EmptyState>
    </div>
  )
}
