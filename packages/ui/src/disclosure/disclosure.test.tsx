import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Disclosure } from './disclosure'

const block = (open: boolean, onToggle: (open: boolean) => void = () => {}, count = 0) => (
  <Disclosure title="Цвет" count={count} open={open} onToggle={onToggle}>
    Красный
  </Disclosure>
)

describe('Disclosure', () => {
  it('says how many are chosen, and nothing for none', () => {
    const { container, rerender } = render(block(false, () => {}, 2))
    expect(container.querySelector('.pk-badge')?.textContent).toBe('2')
    rerender(block(false))
    expect(container.querySelector('.pk-badge')).toBeNull()
  })

  it('asks to open once when the browser has opened it', () => {
    const toggled = vi.fn()
    const { container } = render(block(false, toggled))
    const details = container.querySelector('details')
    if (details === null) throw new Error('no details')
    details.open = true
    fireEvent(details, new Event('toggle'))
    expect(toggled).toHaveBeenCalledWith(true)
  })

  it('is open when it is told to be', () => {
    const toggled = vi.fn()
    const { container, rerender } = render(block(false, toggled))
    rerender(block(true, toggled))
    expect(container.querySelector('details')?.open).toBe(true)
    expect(toggled).not.toHaveBeenCalled()
    expect(screen.getByText('Красный')).toBeTruthy()
  })
})
