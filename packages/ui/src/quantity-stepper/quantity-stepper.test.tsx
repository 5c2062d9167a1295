import fc from 'fast-check'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parseNumber } from '../number'
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
    ['0', 1, 'Исправлено на 1'],
    ['99999', 9999, 'Исправлено на 9999'],
    ['1e3', 1000, ''],
    ['-7', 1, 'Исправлено на 1'],
    ['1,5', 2, 'Исправлено на 2'],
    ['1 200 шт.', 1200, ''],
  ])('reads %s as a whole number from 1 to 9999 and says what it changed [SAFE-08]', async (typed, quantity, said) => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: typed } })
    await waitFor(() => expect(number().value).toBe(typed))
    fireEvent.keyDown(number(), { key: 'Enter' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
    await waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(quantity))
  })

  it.each(['two', '1-2', '12abc'])('keeps the old number where %s is typed, and says so', async (typed) => {
    const listener = show({})
    fireEvent.input(number(), { target: { value: typed } })
    await waitFor(() => expect(number().value).toBe(typed))
    leave()
    await waitFor(() => expect(number().value).toBe('3'))
    expect(screen.getByRole('status').textContent).toBe('Это не число, осталось 3')
    expect(listener).not.toHaveBeenCalled()
    fireEvent.click(more())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  })

  it('never makes another number of the digits of a text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'0123456789,.-e ') }), async (typed) => {
        const listener = vi.fn()
        const { container, unmount } = render(<QuantityStepper name="Чайник" value={3} onChange={listener} />)
        const field = container.querySelector('input') as HTMLInputElement
        act(() => void fireEvent.input(field, { target: { value: typed } }))
        act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
        const meant = parseNumber(typed)
        const count = meant === null ? 3 : Math.min(9999, Math.max(1, Math.round(meant)))
        await waitFor(() => expect(field.value).toBe('3'))
        expect(listener.mock.calls).toEqual(count === 3 ? [] : [[count]])
        unmount()
      }),
      { numRuns: 60 },
    )
  })

  it('steps by the pack', () => {
    const listener = show({ value: 24, min: 24, step: 8 })
    fireEvent.click(more())
    fireEvent.keyDown(number(), { key: 'ArrowUp' })
    fireEvent.click(fewer())
    expect(listener.mock.calls).toEqual([[32], [32]])
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
