import { useState, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon, TrashIcon, type Icon } from '../icon'
import { NO_FORM } from '../lib/no-form'
import { quantityStepperLabels, type QuantityStepperLabels } from './quantity-stepper.labels'
import '../styles/kit.css'
import './quantity-stepper.css'

/** The fewest and the most that a stepper counts where nothing else is set. */
const FEWEST = 1
const MOST = 9999

/** What of a typed text can be a count. */
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The count that a text means; an empty one is the count as it was. */
const typedCount = (draft: string | null, value: number): number => Number(draft || value)

/** The nearest count that is allowed. */
const within = (count: number, min = FEWEST, max = MOST): number => Math.min(max, Math.max(min, count))

/**
 * The count that a key leads to; null where it forgets what was typed, undefined where it is none of the stepper's: Escape
 * belongs to the dialog around once there is nothing left to undo.
 */
function countOfKey(key: string, draft: string | null, value: number): number | null | undefined {
  const typed = typedCount(draft, value)
  if (key === 'Enter') return typed
  if (key === 'ArrowUp') return typed + 1
  if (key === 'ArrowDown') return typed - 1
  return key === 'Escape' && draft !== null ? null : undefined
}

/** A count that can be typed and stepped. */
export interface QuantityStepperProps {
  /** The product that is counted, as screen readers name it. */
  readonly name: string
  readonly value: number
  /** Called with a whole number between `min` and `max`, and only when it differs. */
  readonly onChange: (quantity: number) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** With it the minus of the smallest quantity becomes a delete button. */
  readonly onRemove?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly labels?: Partial<QuantityStepperLabels> | undefined
}

/** Minus, a number that can be typed, plus. Keys at the border keep the focus, so they are never taken out of use. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, onChange, min = FEWEST, max = MOST, onRemove, disabled = false, size = 'medium', labels } = props
  const [draft, setDraft] = useState<string | null>(null)
  const text = { ...quantityStepperLabels, ...labels }
  const typed = typedCount(draft, value)

  const settle = (quantity: number) => {
    const next = within(quantity, min, max)
    setDraft(null)
    if (next !== value) onChange(next)
  }
  const press = (event: KeyboardEvent) => {
    const next = countOfKey(event.key, draft, value)
    if (next === undefined) return
    event.preventDefault()
    settle(next ?? value)
  }
  const step = (label: string, Mark: Icon, off: boolean, onPress: () => void) => (
    <button
      type="button"
      className="pk-quantity-stepper__step"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Mark size={size === 'small' ? 16 : 20} />
    </button>
  )
  return (
    <div className="pk-quantity-stepper" data-size={size}>
      {value <= min && onRemove !== undefined
        ? step(text.remove(name), TrashIcon, disabled, onRemove)
        : step(text.fewer(name), MinusIcon, disabled || value <= min, () => settle(typed - 1))}
      <input
        className="pk-quantity-stepper__number"
        type="text"
        form={NO_FORM}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(max).length}
        role="spinbutton"
        aria-label={text.quantity(name)}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onInput={(event) => setDraft(digitsOf(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => settle(typed)}
        onKeyDown={press}
      />
      {step(text.more(name), PlusIcon, disabled || value >= max, () => settle(typed + 1))}
    </div>
  )
}
