import { html, setAttribute } from '../element'
import { iconNode, MINUS_PATH, PLUS_PATH } from '../icon'
import '../styles/kit.css'
import './quantity-stepper.css'
import type { QuantityStepperLabels } from './quantity-stepper.labels'
import { countOfKey, digitsOf, FEWEST, MOST, typedCount, within } from './quantity-stepper.rules'

/** A stepper that stands on a page. */
export interface QuantityStepperView {
  readonly node: Element
  /** Shows the count of a good; what is being typed stays. */
  readonly show: (name: string, value: number, text: QuantityStepperLabels) => void
}

/** The quantity stepper for parts that draw themselves; hears a whole number from 1 to 9999, and only when it differs. */
export function openQuantityStepper(onChange: (quantity: number) => void): QuantityStepperView {
  let value = 0
  let draft: string | null = null
  const step = (path: string, by: number) => {
    const button = html('button', { type: 'button', class: 'pk-quantity-stepper__step' }, iconNode(path))
    button.addEventListener('click', () => {
      if (!button.hasAttribute('aria-disabled')) settle(typedCount(draft, value) + by)
    })
    return button
  }
  const number = html('input', {
    class: 'pk-quantity-stepper__number',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: String(String(MOST).length),
    role: 'spinbutton',
    'aria-valuemin': String(FEWEST),
    'aria-valuemax': String(MOST),
  }) as HTMLInputElement
  const fewer = step(MINUS_PATH, -1)
  const more = step(PLUS_PATH, 1)

  const write = () => {
    const text = draft ?? String(value)
    if (number.value !== text) number.value = text
  }
  const settle = (quantity: number) => {
    const next = within(quantity)
    draft = null
    if (next !== value) onChange(next)
    write()
  }
  const name = (part: Element, label: string) => setAttribute(part, 'aria-label', label)
  const stop = (part: Element, off: boolean) =>
    off ? setAttribute(part, 'aria-disabled', 'true') : part.removeAttribute('aria-disabled')

  number.addEventListener('input', () => {
    draft = digitsOf(number.value)
    write()
  })
  number.addEventListener('focus', () => number.select())
  number.addEventListener('blur', () => settle(typedCount(draft, value)))
  number.addEventListener('keydown', (event) => {
    const next = countOfKey(event.key, draft, value)
    if (next === undefined) return
    event.preventDefault()
    settle(next ?? value)
  })
  return {
    node: html('div', { class: 'pk-quantity-stepper', 'data-size': 'medium' }, fewer, number, more),
    show(good, count, text) {
      value = count
      name(fewer, text.fewer(good))
      name(number, text.quantity(good))
      name(more, text.more(good))
      stop(fewer, value <= FEWEST)
      stop(more, value >= MOST)
      setAttribute(number, 'aria-valuenow', String(value))
      write()
    },
  }
}
