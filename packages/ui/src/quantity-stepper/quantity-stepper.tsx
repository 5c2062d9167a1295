import { useState, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon, TrashIcon, type Icon } from '../icon'
import { NO_FORM } from '../lib/no-form'
import { parseNumber } from '../number'
import { quantityStepperLabels, type QuantityStepperLabels } from './quantity-stepper.labels'
import '../styles/kit.css'
import './quantity-stepper.css'

/** The fewest and the most that a stepper counts where nothing else is set. */
const FEWEST = 1
const MOST = 9999
/** Characters of a typed count, with groups, a fraction and a unit. */
const LONGEST = 20

/** The nearest count that is allowed. */
const within = (count: number, min = FEWEST, max = MOST): number => Math.min(max, Math.max(min, count))

/** The whole count that a text means; an empty one is the count as it was, null what is no number. */
function typedCount(draft: string | null, value: number): number | null {
  if (draft === null || draft.trim() === '') return value
  const number = parseNumber(draft)
  return number === null ? null : Math.round(number)
}

/** By how many steps a key changes the count. */
const STEPS: Readonly<Record<string, number>> = { Enter: 0, ArrowUp: 1, ArrowDown: -1 }

/** What is said of a typed text that another count was made of; nothing where it means that count. */
function remarkOn(draft: string, count: number, text: QuantityStepperLabels): string {
  if (draft.trim() === '') return ''
  const number = parseNumber(draft)
  if (number === count) return ''
  return number === null ? text.unreadable(count) : text.changed(count)
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
  /** How many the buttons and the arrow keys add and take; 1 without it. A typed count may be any. */
  readonly step?: number | undefined
  /** With it the minus of the smallest quantity becomes a delete button. */
  readonly onRemove?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly labels?: Partial<QuantityStepperLabels> | undefined
}

/** Minus, a number that can be typed, plus. Keys at the border keep the focus, so they are never taken out of use. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, onChange, min = FEWEST, max = MOST, onRemove, disabled = false, size = 'medium', labels } = props
  const { step: by = 1 } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const text = { ...quantityStepperLabels, ...labels }
  const typed = typedCount(draft, value)

  const settle = (steps: number) => {
    const next = typed === null ? value : within(typed + steps * by, min, max)
    setDraft(null)
    setSaid(draft === null || steps !== 0 ? '' : remarkOn(draft, next, text))
    if (next !== value) onChange(next)
  }
  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key]
    // Escape belongs to the dialog around once there is nothing left to undo.
    if (steps === undefined && (event.key !== 'Escape' || draft === null)) return
    event.preventDefault()
    if (steps === undefined) setDraft(null)
    else settle(steps)
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
        : step(text.fewer(name), MinusIcon, disabled || value <= min, () => settle(-1))}
      <input
        className="pk-quantity-stepper__number"
        type="text"
        form={NO_FORM}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST}
        role="spinbutton"
        aria-label={text.quantity(name)}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => settle(0)}
        onKeyDown={press}
      />
      {step(text.more(name), PlusIcon, disabled || value >= max, () => settle(1))}
      <span className="pk-quantity-stepper__said" role="status">
        {said}
      </span>
    </div>
  )
}
