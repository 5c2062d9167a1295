import { useState, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon, TrashIcon, type Icon } from '../icon'
import { NO_FORM, typing } from '../lib/control'
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

/** A count of digits alone is read at once; what reads any other text is loaded with it. */
const isPlain = (text: string): boolean => /^\d*$/.test(text.trim())

/** The number that a typed text means; null for none, or where the code for it does not come. */
const readText = async (text: string): Promise<number | null> =>
  import('../number').then(
    ({ parseNumber }) => parseNumber(text),
    () => null,
  )

/** By how many steps a key changes the count. */
const STEPS: Readonly<Record<string, number>> = { Enter: 0, ArrowUp: 1, ArrowDown: -1 }

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

  /** Takes the number that was typed, or the steps from it; null: there is none, and the count stays. */
  const take = (typed: number | null, steps: number) => {
    const next = typed === null ? value : within(Math.round(typed) + steps * by, min, max)
    const remark = typed === null ? text.unreadable(next) : text.changed(next)
    setDraft(null)
    setSaid(steps !== 0 || typed === next ? '' : remark)
    if (next !== value) onChange(next)
  }
  const settle = (steps: number) => {
    const typed = draft?.trim() || String(value)
    if (isPlain(typed)) take(Number(typed), steps)
    else void readText(typed).then((number) => take(number, steps))
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
        {...typing(draft ?? String(value), setDraft)}
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
