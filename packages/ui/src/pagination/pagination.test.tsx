import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pagination, shownPages } from './index'

describe('the pages of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 10, [1, 2, 3, null, 10]],
    [2, 10, [1, 2, 3, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 8, 9, 10]],
    [2, 4, [1, 2, 3, 4]],
    [3, 3, [1, 2, 3]],
  ])('[UI-02] page %i of %i shows a window of 3 pages: %j', (page, pageCount, shown) => {
    expect(shownPages(page, pageCount)).toEqual(shown)
  })

  it('says which page is current, and leads to the others', () => {
    const change = vi.fn()
    render(<Pagination page={5} pageCount={10} onChange={change} />)
    expect(screen.getByRole('navigation', { name: 'Страницы списка' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Страница 5' }).getAttribute('aria-current')).toBe('page')
    for (const name of ['Страница 4', 'Страница 5', 'Предыдущая страница', 'Следующая страница', 'Страница 10'])
      fireEvent.click(screen.getByRole('button', { name }))
    expect(change.mock.calls.flat()).toEqual([4, 4, 6, 10])
  })

  it('its steps stay where they are at the ends, and lead nowhere', () => {
    const change = vi.fn()
    render(<Pagination page={1} pageCount={2} onChange={change} />)
    const back = screen.getByRole('button', { name: 'Предыдущая страница' })
    expect(back.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(back)
    expect(change).not.toHaveBeenCalled()
  })

  it('nothing is shown for one page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} onChange={() => {}} />)
    expect(container.innerHTML).toBe('')
  })
})
