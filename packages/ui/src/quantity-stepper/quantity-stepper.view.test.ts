import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quantityStepperLabels } from './quantity-stepper.labels'
import { openQuantityStepper } from './quantity-stepper.view'

afterEach(() => document.body.replaceChildren())

function open(value = 3) {
  const heard = vi.fn()
  const stepper = openQuantityStepper(heard)
  const show = (count: number) => stepper.show('Чайник', count, quantityStepperLabels)
  show(value)
  document.body.append(stepper.node)
  const [fewer, number, more] = stepper.node.children as Iterable<Element> as [
    HTMLElement,
    HTMLInputElement,
    HTMLElement,
  ]
  const type = (text: string) => fireEvent.input(number, { target: { value: text } })
  return { heard, show, fewer, number, more, type }
}

describe('the stepper that draws itself', () => {
  it('adds and takes one and names the good', () => {
    const { heard, fewer, more, number } = open()
    more.click()
    fewer.click()
    expect(heard.mock.calls).toEqual([[4], [2]])
    expect([fewer, number, more].map((part) => part.getAttribute('aria-label'))).toEqual([
      'Убрать один: Чайник',
      'Количество: Чайник',
      'Добавить ещё: Чайник',
    ])
  })

  it.each([
    ['0', 1],
    ['99999', 9999],
    ['1e3', 13],
    ['-7', 7],
  ])('makes a whole number from 1 to 9999 of %s when it is left or entered [SAFE-08]', (typed, quantity) => {
    const { heard, number, type } = open()
    type(typed)
    expect([number.value, heard.mock.calls]).toEqual([typed.replace(/\D/g, ''), []])
    fireEvent.keyDown(number, { key: 'Enter' })
    type(typed)
    fireEvent.blur(number)
    expect(heard.mock.calls).toEqual([[quantity], [quantity]])
  })

  it('keeps what is being typed when the count changes elsewhere', () => {
    const { show, number, type } = open()
    type('12')
    show(5)
    expect([number.value, number.getAttribute('aria-valuenow')]).toEqual(['12', '5'])
  })

  it('keeps the old number when the field is left empty', () => {
    const { heard, number, type } = open()
    type('')
    fireEvent.blur(number)
    expect([number.value, heard.mock.calls]).toEqual(['3', []])
  })

  it('undoes the typing with Escape, and only then lets Escape through', () => {
    const { number, type } = open()
    type('77')
    const first = fireEvent.keyDown(number, { key: 'Escape' })
    expect([first, number.value, fireEvent.keyDown(number, { key: 'Escape' })]).toEqual([false, '3', true])
  })

  it('steps with the arrow keys, from what was typed', () => {
    const { heard, number, type } = open()
    type('7')
    fireEvent.keyDown(number, { key: 'ArrowUp' })
    fireEvent.keyDown(number, { key: 'ArrowDown' })
    expect(heard.mock.calls).toEqual([[8], [2]])
  })

  it('stops at the borders without losing the focus [A11Y-02] [CART-09]', () => {
    const { heard, show, fewer, more } = open(9999)
    more.focus()
    more.click()
    expect([more.getAttribute('aria-disabled'), fewer.getAttribute('aria-disabled'), document.activeElement]).toEqual([
      'true',
      null,
      more,
    ])
    show(1)
    fewer.click()
    expect([more.getAttribute('aria-disabled'), fewer.getAttribute('aria-disabled'), heard.mock.calls]).toEqual([
      null,
      'true',
      [],
    ])
  })
})
