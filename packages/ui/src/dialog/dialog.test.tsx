import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { RefObject } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from './dialog'
import { dialogLabelsEn } from '../labels.en'

const html = document.documentElement
afterEach(() => void (html.style.overflow = ''))

const dialog = (props: Partial<DialogProps> = {}) => (
  <Dialog
    id="go-to-cart"
    open
    title="Товар в корзине"
    onClose={() => {}}
    footer={<button type="button">Перейти</button>}
    {...props}
  >
    {props.children ?? <input aria-label="Количество" />}
  </Dialog>
)
const shown = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Товар в корзине' })

describe('Dialog', () => {
  it('refuses to be built without an id [NOTIFY-04]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(dialog({ id: '' }))).toThrow('Не передан id модального окна')
    vi.restoreAllMocks()
  })

  it('is a modal named by its title', () => {
    render(dialog())
    expect(shown().open).toBe(true)
    expect(shown().id).toBe('go-to-cart')
  })

  it('takes the focus to its title, or where it is told [A11Y-02]', () => {
    const { unmount } = render(dialog())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Товар в корзине' }))
    unmount()
    const initialFocus: RefObject<HTMLInputElement | null> = { current: null }
    render(dialog({ initialFocus, children: <input aria-label="Город" ref={initialFocus} /> }))
    expect(document.activeElement).toBe(screen.getByLabelText('Город'))
  })

  it('gives the focus back to what had it [A11Y-02]', () => {
    const opener = (open: boolean) => (
      <>
        <button type="button">В корзину</button>
        {dialog({ open })}
      </>
    )
    const { rerender } = render(opener(false))
    screen.getByRole('button', { name: 'В корзину' }).focus()
    rerender(opener(true))
    rerender(opener(false))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'В корзину' }))
  })

  it('gives the focus to the place that is left when the opener is gone [A11Y-02]', () => {
    const left: RefObject<HTMLDivElement | null> = { current: null }
    const page = (open: boolean) => (
      <div ref={left} tabIndex={-1}>
        {!open && <button type="button">В корзину</button>}
        {dialog({ open, returnFocus: () => left.current })}
      </div>
    )
    const { rerender } = render(page(false))
    screen.getByRole('button', { name: 'В корзину' }).focus()
    rerender(page(true))
    rerender(page(false))
    expect(document.activeElement).toBe(left.current)
  })

  it('asks to be closed by Escape, backdrop and button, and stays until its owner agrees', () => {
    const onClose = vi.fn()
    render(dialog({ onClose }))
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(shown(), cancel)
    fireEvent.pointerDown(shown())
    fireEvent.click(shown())
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(onClose.mock.calls).toEqual([['escape'], ['backdrop'], ['button']])
    expect(cancel.defaultPrevented).toBe(true)
    expect(shown().open).toBe(true)
  })

  it('keeps Escape from a modal of the page around the widget, and no other key', () => {
    const page = vi.fn()
    render(<div className="pk-root">{dialog()}</div>)
    document.addEventListener('keydown', page)
    fireEvent.keyDown(screen.getByLabelText('Количество'), { key: 'Escape' })
    expect(page).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByLabelText('Количество'), { key: 'Tab' })
    document.removeEventListener('keydown', page)
    expect(page).toHaveBeenCalledTimes(1)
  })

  it('does not close when a selection is dragged out of it, nor by the cancel of a file field inside', () => {
    const onClose = vi.fn()
    render(dialog({ onClose }))
    fireEvent.pointerDown(screen.getByLabelText('Количество'))
    fireEvent.click(shown())
    fireEvent(screen.getByLabelText('Количество'), new Event('cancel', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('holds the page behind still until the last dialog is closed', () => {
    const two = (outer: boolean, inner: boolean) => (
      <>
        {dialog({ open: outer })}
        {dialog({ id: 'inner', open: inner, title: 'Город' })}
      </>
    )
    const { rerender } = render(two(true, true))
    expect(html.style.overflow).toBe('hidden')
    rerender(two(true, false))
    expect(html.style.overflow).toBe('hidden')
    rerender(two(false, false))
    expect(html.style.overflow).toBe('')
  })

  it('receives the newest handler', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender } = render(dialog({ onClose: first }))
    rerender(dialog({ onClose: second }))
    fireEvent(shown(), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(second).toHaveBeenCalledTimes(1))
    expect(first).not.toHaveBeenCalled()
  })

  it('speaks English too', () => {
    render(dialog({ labels: dialogLabelsEn }))
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })
})
