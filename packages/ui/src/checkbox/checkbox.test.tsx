import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox'

describe('Checkbox', () => {
  it('is chosen by a press on its words', () => {
    const chosen = vi.fn()
    render(
      <Checkbox checked={false} onChange={chosen}>
        Получит другой человек
      </Checkbox>,
    )
    fireEvent.click(screen.getByText('Получит другой человек'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('says its error', () => {
    render(
      <Checkbox checked={false} onChange={() => {}} error="Согласитесь с условиями">
        Согласие
      </Checkbox>,
    )
    const box = screen.getByRole('checkbox', { name: 'Согласие' })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Согласитесь с условиями',
    )
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('can be half chosen', () => {
    render(
      <Checkbox checked={false} indeterminate onChange={() => {}}>
        Все
      </Checkbox>,
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
  })
})
