import { fireEvent, render, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '../combobox'
import { QuantityStepper } from '../quantity-stepper'
import { PhoneField, TextArea, TextField } from '../text-field'

type Draw = (value: string, onText: (text: string) => void) => ReactNode

const noItems = { items: [], itemToString: String, itemToKey: String }
const nothing = () => {}

/** Every control that keeps a text, what is filled in and what it shows then. A list keeps no text: what is typed in it is a search. */
const CONTROLS: readonly (readonly [string, Draw, string, string])[] = [
  ['a text field', (value, onInput) => <TextField label="Поле" {...{ value, onInput }} />, 'Омск', 'Омск'],
  ['a text area', (value, onInput) => <TextArea label="Поле" {...{ value, onInput }} />, 'Омск', 'Омск'],
  [
    'a field with suggestions',
    (value, onInput) => <Combobox label="Поле" {...noItems} {...{ value, onInput }} onChoose={nothing} />,
    'Омск',
    'Омск',
  ],
  [
    'a count',
    (value, onText) => (
      <QuantityStepper name="Цемент" value={Number(value || 1)} onChange={(count) => onText(String(count))} />
    ),
    '12',
    '12',
  ],
  [
    'a phone with its mask',
    (value, onInput) => <PhoneField label="Поле" {...{ value, onInput }} />,
    '+7 912 345-67-89',
    '+7 (912) 345-67-89',
  ],
]

const fillIn = (control: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text)
  fireEvent(control, new Event('change', { bubbles: true }))
}

describe('what fills a control in with a change alone', () => {
  it.each(CONTROLS)('is taken by %s, and stays with the next render', async (_, draw, text, shown) => {
    const heard = vi.fn()
    function Page() {
      const [value, setValue] = useState('')
      const take = (next: string) => {
        heard(next)
        setValue(next)
      }
      return draw(value, take)
    }
    const { rerender, container } = render(<Page />)
    const control = container.querySelector<HTMLInputElement>('input, textarea')
    if (control === null) throw new Error('There is no control.')
    fillIn(control, text)
    rerender(<Page />)
    fireEvent.blur(control)
    await waitFor(() => expect(control.value).toBe(shown))
    expect(heard.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
