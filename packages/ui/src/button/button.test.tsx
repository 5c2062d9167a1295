import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PlusIcon } from '../icon'
import { Button, ButtonLink } from './button'
import { IconButton } from './icon-button'

describe('Button', () => {
  it('does not submit the form of the page around it', () => {
    render(<Button>В корзину</Button>)
    expect(screen.getByRole('button', { name: 'В корзину' }).getAttribute('type')).toBe('button')
  })

  it('ignores presses while busy, stays focusable and keeps its name', () => {
    const press = vi.fn()
    const submit = vi.fn((event: Event) => event.preventDefault())
    const { container } = render(
      <form>
        <Button type="submit" busy onClick={press}>
          Оформить
        </Button>
      </form>,
    )
    container.querySelector('form')?.addEventListener('submit', submit)
    const button = screen.getByRole('button', { name: 'Оформить' })
    fireEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(button.hasAttribute('data-busy')).toBe(true)
  })

  it('can look disabled and still be pressed [CHK-32]', () => {
    const press = vi.fn()
    render(
      <Button looksDisabled onClick={press}>
        Подтвердить
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Подтвердить' })
    fireEvent.click(button)
    expect(press).toHaveBeenCalledTimes(1)
    expect(button.hasAttribute('data-looks-disabled')).toBe(true)
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  it('can be a link', () => {
    render(<ButtonLink href="/cart">В корзину</ButtonLink>)
    expect(screen.getByRole('link', { name: 'В корзину' }).getAttribute('href')).toBe('/cart')
  })

  it('speaks the label of an icon button', () => {
    render(<IconButton label="Добавить ещё" icon={<PlusIcon />} />)
    expect(screen.getByRole('button', { name: 'Добавить ещё' }).className).toBe('pk-button pk-icon-button')
  })
})
