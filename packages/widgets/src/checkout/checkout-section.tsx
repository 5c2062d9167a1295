import { CheckIcon, type Icon as IconType } from '@prilavok/ui/icon'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import type { ReactNode } from 'react'
import './checkout-section.css'

interface CheckoutSectionProps {
  /** The anchor that errors and links lead to. */
  readonly id: string
  readonly title?: string | undefined
  /** Its number among the steps of the order. */
  readonly step?: number | undefined
  /** Shown in place of the number. */
  readonly Icon?: IconType | undefined
  /** What the step needs, in a sentence. */
  readonly hint?: string | undefined
  /** Said when nothing is missing in it any more. */
  readonly done?: string | undefined
  /** Stands beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One card of the order form. */
export function CheckoutSection({ id, title, step, Icon, hint, done, aside, children }: CheckoutSectionProps) {
  const titleId = `${id}-title`
  return (
    <section className="pk-checkout-section" id={id} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <header className="pk-checkout-section__head">
          {step !== undefined && (
            <span
              className="pk-checkout-section__step"
              data-done={done === undefined ? undefined : ''}
              aria-hidden="true"
            >
              {done !== undefined ? <CheckIcon size={16} /> : Icon === undefined ? step : <Icon size={16} />}
            </span>
          )}
          <h2 className="pk-checkout-section__title" id={titleId}>
            {title}
            {done !== undefined && <VisuallyHidden> {done}</VisuallyHidden>}
          </h2>
          {aside !== undefined && <span className="pk-checkout-section__aside">{aside}</span>}
        </header>
      )}
      {hint !== undefined && <p className="pk-checkout-section__hint">{hint}</p>}
      {children}
    </section>
  )
}
