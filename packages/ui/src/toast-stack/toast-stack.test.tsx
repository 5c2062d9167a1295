import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastStack, type Toast } from './toast-stack'

const sheet = readFileSync(`${import.meta.dirname}/toast-stack.css`, 'utf8')

const items: readonly Toast[] = [
  { id: 'a', text: 'Чайник удалён', action: { label: 'Вернуть', onPress: () => {} } },
  { id: 'b', tone: 'danger', text: 'Выберите пункт выдачи' },
]
const region = () => screen.getByRole('region', { name: 'Уведомления' })
const card = (text: string) => screen.getByText(text).closest('.pk-toast') ?? document.body

const layer = { showPopover: vi.fn(), hidePopover: vi.fn() }
afterEach(() => {
  vi.clearAllMocks()
  for (const name of Object.keys(layer)) Reflect.deleteProperty(HTMLElement.prototype, name)
})

describe('ToastStack', () => {
  it('lies 20 px from the corner, 10 px between, at 1031 [NOTIFY-02]', () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = sheet
    render(<ToastStack items={items} onClose={() => {}} />)
    const stack = getComputedStyle(region())
    const list = getComputedStyle(card('Чайник удалён').parentElement ?? document.body)
    expect([stack.position, stack.zIndex, stack.getPropertyValue('inset-inline-start')]).toEqual([
      'fixed',
      '1031',
      '20px',
    ])
    expect(stack.getPropertyValue('inset-block-end')).toBe('calc(env(safe-area-inset-bottom) + 20px)')
    expect(list.gap).toBe('10px')
    style.remove()
  })

  it('stacks several at once, danger and ordinary [NOTIFY-03]', () => {
    render(<ToastStack items={items} onClose={() => {}} />)
    expect(screen.getByRole('alert').textContent).toContain('Выберите пункт выдачи')
    expect(card('Чайник удалён').getAttribute('data-tone')).toBe('info')
    expect(screen.getByText('Чайник удалён').closest('[aria-live="polite"]')).not.toBeNull()
  })

  it('is there before the first notification, or screen readers would miss it', () => {
    render(<ToastStack items={[]} onClose={() => {}} />)
    expect(region().querySelector('[aria-live]')).not.toBeNull()
  })

  it('says when the hand or the focus is on one [NOTIFY-01]', () => {
    const [pause, resume] = [vi.fn(), vi.fn()]
    render(<ToastStack items={items} onClose={() => {}} onPause={pause} onResume={resume} />)
    fireEvent.mouseEnter(card('Чайник удалён'))
    fireEvent.mouseLeave(card('Чайник удалён'))
    screen.getByRole('button', { name: 'Вернуть' }).focus()
    screen.getByRole('button', { name: 'Вернуть' }).blur()
    expect(pause.mock.calls).toEqual([['a'], ['a']])
    expect(resume.mock.calls).toEqual([['a'], ['a']])
  })

  it('is closed by its button', () => {
    const closed = vi.fn()
    render(<ToastStack items={items} onClose={closed} />)
    const [, second] = screen.getAllByRole('button', { name: 'Закрыть уведомление' })
    if (second !== undefined) fireEvent.click(second)
    expect(closed).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('hands the focus on when its notification is closed by key, and back when it was the last [A11Y-02]', () => {
    const page = (shown: readonly Toast[]) => (
      <>
        <button type="button">Удалить</button>
        <ToastStack items={shown} onClose={() => {}} />
      </>
    )
    const { rerender } = render(page(items))
    screen.getByRole('button', { name: 'Удалить' }).focus()
    const [first, second] = screen.getAllByRole('button', { name: 'Закрыть уведомление' })
    act(() => first?.focus())
    fireEvent(
      first ?? document.body,
      new FocusEvent('focus', { relatedTarget: screen.getByRole('button', { name: 'Удалить' }) }),
    )
    if (first !== undefined) fireEvent.click(first, { detail: 0 })
    expect(document.activeElement).toBe(second)
    rerender(page(items.slice(1)))
    if (second !== undefined) fireEvent.click(second, { detail: 0 })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить' }))
  })

  it('enters the top layer anew for each new notification and leaves it with the last', () => {
    Object.assign(HTMLElement.prototype, layer)
    const stack = (shown: readonly Toast[]) => <ToastStack items={shown} onClose={() => {}} />
    const { rerender } = render(stack([]))
    expect(layer.showPopover).not.toHaveBeenCalled()
    rerender(stack(items.slice(0, 1)))
    rerender(stack(items))
    expect(layer.showPopover).toHaveBeenCalledTimes(2)
    rerender(stack([]))
    expect(layer.hidePopover).toHaveBeenCalledTimes(2)
  })
})
