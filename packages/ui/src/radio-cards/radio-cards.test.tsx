import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RadioCards, type RadioCard } from './radio-cards'

type Method = 'pickup' | 'courier' | 'post'

const options: readonly RadioCard<Method>[] = [
  { value: 'pickup', label: 'Пункт выдачи', description: '3 дня', price: '250 ₽', more: 'Выберите пункт' },
  { value: 'courier', label: 'Курьер', price: '490 ₽' },
  { value: 'post', label: 'Почта', disabled: true, reason: 'Слишком тяжёлый заказ' },
]

const cards = (value: Method | null, onChange: (value: Method) => void = () => {}, error = '') => (
  <RadioCards legend="Способ доставки" options={options} value={value} onChange={onChange} error={error} />
)

describe('RadioCards', () => {
  it('is a named group whose cards say name, description and price', () => {
    render(cards('pickup'))
    expect(screen.getByRole('group', { name: 'Способ доставки' })).toBeTruthy()
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Пункт выдачи' })
    const described = (radio.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['3 дня', '250 ₽'])
    expect(radio.checked).toBe(true)
  })

  it('is chosen anywhere on the card', () => {
    const chosen = vi.fn()
    render(cards('pickup', chosen))
    fireEvent.click(screen.getByText('490 ₽'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('courier')
  })

  it('shows why a card cannot be chosen', () => {
    const chosen = vi.fn()
    render(cards('pickup', chosen))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Почта' }).disabled).toBe(true)
    fireEvent.click(screen.getByText('Слишком тяжёлый заказ'))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('opens what belongs to the chosen card only', () => {
    const { rerender } = render(cards('pickup'))
    expect(screen.getByText('Выберите пункт')).toBeTruthy()
    rerender(cards('courier'))
    expect(screen.queryByText('Выберите пункт')).toBeNull()
  })

  it('describes the group by its error', () => {
    render(cards(null, () => {}, 'Выберите способ'))
    const group = screen.getByRole('group', { name: 'Способ доставки' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Выберите способ')
  })
})
