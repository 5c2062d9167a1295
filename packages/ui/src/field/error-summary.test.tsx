import { fireEvent, render, screen } from '@testing-library/react'
import type { RefObject } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary } from './error-summary'
import { errorSummaryLabels } from './field.labels'
import { errorSummaryLabelsEn } from '../labels.en'

const errors = [
  { fieldId: 'first-name', message: 'Введите своё имя' },
  { fieldId: 'carrier', message: 'Выберите транспортную компанию' },
]

const page = (
  <>
    <ErrorSummary errors={errors} />
    <input id="first-name" aria-label="Имя" />
    <fieldset id="carrier" tabIndex={-1}>
      <input type="radio" name="c" aria-label="КИТ" disabled />
      <input type="radio" name="c" aria-label="СДЭК" />
    </fieldset>
  </>
)

describe('ErrorSummary', () => {
  it('is nothing while nothing is wrong', () => {
    const { container } = render(<ErrorSummary errors={[]} />)
    expect(container.childElementCount).toBe(0)
  })

  it('takes the focus as a named group [A11Y-03]', () => {
    const ref: RefObject<HTMLDivElement | null> = { current: null }
    render(<ErrorSummary errors={errors} ref={ref} />)
    ref.current?.focus()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Исправьте 2 ошибки' }))
  })

  it('leads into the field and, in a group, to its first choice [A11Y-03]', () => {
    render(page)
    fireEvent.click(screen.getByRole('button', { name: 'Введите своё имя' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'))
    fireEvent.click(screen.getByRole('button', { name: 'Выберите транспортную компанию' }))
    expect(document.activeElement).toBe(screen.getByLabelText('СДЭК'))
  })

  it('lets the page open what hides the field', () => {
    const follow = vi.fn()
    render(<ErrorSummary errors={errors} onFollow={follow} />)
    fireEvent.click(screen.getByRole('button', { name: 'Введите своё имя' }))
    expect(follow).toHaveBeenCalledExactlyOnceWith('first-name')
  })

  it('counts in Russian and in English', () => {
    expect([1, 2, 5, 21].map(errorSummaryLabels.heading)).toEqual([
      'Исправьте 1 ошибку',
      'Исправьте 2 ошибки',
      'Исправьте 5 ошибок',
      'Исправьте 21 ошибку',
    ])
    expect([1, 2].map(errorSummaryLabelsEn.heading)).toEqual(['Correct 1 error', 'Correct 2 errors'])
  })
})
