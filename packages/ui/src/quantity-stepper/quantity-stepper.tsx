import { useState, type KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon, TrashIcon, type Icon } from '../icon'
import { quantityStepperLabels, type QuantityStepperLabels } from './quantity-stepper.labels'
import '../styles/kit.css'
import './quantity-stepper.css'

/** A count that can be typed and stepped. */
export interface QuantityStepperProps {
  /** The good that is counted, as screen readers name it. */
  readonly name: string
  readonly value: number
  /** Hears a whole number between `min` and `max`, and only when it differs. */
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
  const { name, value, onChange, min = 1, max = 9999, onRemove, disabled = false, size = 'medium', labels } = props
  const [draft, setDraft] = useState<string | null>(null)
  const text = { ...quantityStepperLabels, ...labels }
  const typed = Number(draft || value)

  const settle = (quantity: number) => {
    const next = Math.min(max, Math.max(min, quantity))
    setDraft(null)
    if (next !== value) onChange(next)
  }
  const fewer = () => settle(typed - 1)
  const more = () => settle(typed + 1)
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => settle(typed),
    Escape: () => setDraft(null),
    ArrowUp: more,
    ArrowDown: fewer,
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    // Escape belongs to the dialog around once there is nothing left to undo.
    if (act === undefined || (event.key === 'Escape' && draft === null)) return
    event.preventDefault()
    act()
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
        : step(text.fewer(name), MinusIcon, disabled || value <= min, fewer)}
      <input
        className="pk-quantity-stepper__number"
        type="text"
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
        onInput={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => settle(typed)}
        onKeyDown={press}
      />
      {step(text.more(name), PlusIcon, disabled || value >= max, more)}
    </div>
  )
}
