import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
import { quantityStepperLabelsEn } from '../labels.en'

function show(props: Partial<QuantityStepperProps>) {
  const listener = vi.fn()
  render(<QuantityStepper name="Чайник" value={3} onChange={listener} {...props} />)
  return listener
}
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество: Чайник' })
/** What browsers dispatch when the focus moves on. */
const leave = () =>
  act(() => {
    number().focus()
    number().blur()
  })
const more = () => screen.getByRole('button', { name: 'Добавить ещё: Чайник' })
const fewer = () => screen.getByRole('button', { name: 'Убрать один: Чайник' })

describe('QuantityStepper', () => {
  it('adds and takes one and names the product', () => {
    const listener = show({})
    fireEvent.click(more())
    fireEvent.click(fewer())
    expect(listener.mock.calls).toEqual([[4], [2]])
  })

  it('takes a typed number on blur', async () => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: '12' } })
    await waitFor(() => expect(number().value).toBe('12'))
    expect(listener).not.toHaveBeenCalled()
    leave()
    expect(listener).toHaveBeenCalledExactlyOnceWith(12)
  })

  it.each([
    ['0', 1],
    ['99999', 9999],
    ['1e3', 13],
    ['-7', 7],
  ])('makes a whole number from 1 to 9999 of %s [SAFE-08]', async (typed, quantity) => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: typed } })
    await waitFor(() => expect(number().value).toBe(typed.replace(/\D/g, '')))
    fireEvent.keyDown(number(), { key: 'Enter' })
    expect(listener).toHaveBeenCalledExactlyOnceWith(quantity)
  })

  it('keeps the old number when the field is left empty', async () => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: '' } })
    await waitFor(() => expect(number().value).toBe(''))
    leave()
    await waitFor(() => expect(number().value).toBe('3'))
    expect(listener).not.toHaveBeenCalled()
  })

  it('undoes the typing with Escape, and only then lets Escape through', async () => {
    show({})
    fireEvent.input(number(), { target: { value: '77' } })
    await waitFor(() => expect(number().value).toBe('77'))
    const first = fireEvent.keyDown(number(), { key: 'Escape' })
    await waitFor(() => expect(number().value).toBe('3'))
    expect([first, fireEvent.keyDown(number(), { key: 'Escape' })]).toEqual([false, true])
  })

  it('keeps what is being typed when the count changes elsewhere', async () => {
    const { rerender } = render(<QuantityStepper name="Чайник" value={3} onChange={() => {}} />)
    fireEvent.input(number(), { target: { value: '12' } })
    await waitFor(() => expect(number().value).toBe('12'))
    rerender(<QuantityStepper name="Чайник" value={5} onChange={() => {}} />)
    expect(number().value).toBe('12')
  })

  it('steps on from what was typed', async () => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: '12' } })
    await waitFor(() => expect(number().value).toBe('12'))
    fireEvent.keyDown(number(), { key: 'ArrowUp' })
    expect(listener).toHaveBeenCalledExactlyOnceWith(13)
  })

  it('steps with the arrow keys', () => {
    const listener = show({})
    fireEvent.keyDown(number(), { key: 'ArrowUp' })
    fireEvent.keyDown(number(), { key: 'ArrowDown' })
    expect(listener.mock.calls).toEqual([[4], [2]])
  })

  it('stops at the borders without losing the focus [A11Y-02]', () => {
    const listener = show({ value: 9999 })
    more().focus()
    fireEvent.click(more())
    expect(listener).not.toHaveBeenCalled()
    expect(more().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(more())
  })

  it('offers to delete instead of going below one', () => {
    const removed = vi.fn()
    const listener = show({ value: 1, onRemove: removed })
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: Чайник' }))
    expect(removed).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
  })

  it('never goes below one by itself [CART-09]', () => {
    const listener = show({ value: 1 })
    fireEvent.click(fewer())
    expect(listener).not.toHaveBeenCalled()
  })

  it('speaks English too', () => {
    show({ labels: quantityStepperLabelsEn })
    expect(screen.getByRole('button', { name: 'Add one more: Чайник' })).toBeTruthy()
  })
})
