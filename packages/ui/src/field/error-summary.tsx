import { useId, type ReactNode, type Ref } from 'react'
import { WarningIcon } from '../icon'
import { errorSummaryLabels, type ErrorSummaryLabels } from './field.labels'
import '../styles/kit.css'
import './error-summary.css'

/** An error with the field it belongs to. */
export interface FieldError {
  /** The id of the control, or of the group, that is wrong. */
  readonly fieldId: string
  readonly message: ReactNode
}

/** The errors that the summary lists. */
export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[]
  /** Follows an entry; by default the field comes into view and takes the focus. Open what hides it before calling `goToField`. */
  readonly onFollow?: ((fieldId: string) => void) | undefined
  readonly labels?: Partial<ErrorSummaryLabels> | undefined
  /** Focus it after a failed submit: `focus({ preventScroll: true })` (A11Y-03). */
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const CONTROLS = 'input:not([disabled]), select, textarea, button'

/**
 * Puts the focus into a field and brings what has it into the middle of the view, clear of headers and bars that stick; a group
 * gives the focus to its chosen or first control.
 */
export function goToField(fieldId: string): void {
  const place = document.getElementById(fieldId)
  const inside = place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(CONTROLS)
  const target = place?.matches('fieldset, div, section') === true ? (inside ?? place) : place
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

/** Everything that keeps a form from being sent; each entry leads to its field. */
export function ErrorSummary({ errors, onFollow = goToField, labels, ref }: ErrorSummaryProps) {
  const headingId = useId()
  if (errors.length === 0) return null
  return (
    <div className="pk-error-summary" role="group" tabIndex={-1} aria-labelledby={headingId} ref={ref}>
      <p className="pk-error-summary__heading" id={headingId}>
        <WarningIcon />
        {{ ...errorSummaryLabels, ...labels }.heading(errors.length)}
      </p>
      <ul className="pk-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button type="button" className="pk-error-summary__link" onClick={() => onFollow(fieldId)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
