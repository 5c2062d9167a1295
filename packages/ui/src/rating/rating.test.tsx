import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Rating, RATING_INCREMENT, RATING_MAX, RatingInput, ratingLabelsEn, type RatingIncrement } from '.'

const fills = (container: HTMLElement) =>
  [...container.querySelectorAll<SVGElement>('.pk-rating__star')].map(({ dataset }) => dataset['fill']?.[0]).join('')

describe('Rating', () => {
  it('has a maximum of 5 [UI-13] and goes by whole stars by default [UI-14]', () => {
    expect([RATING_MAX, RATING_INCREMENT]).toEqual([5, 1])
    const { container } = render(<Rating value={3.4} />)
    expect(fills(container)).toBe('fffee')
  })

  it.each<[number, RatingIncrement | undefined, string, string]>([
    [4.5, 0.5, 'ffffh', '4,5 из 5'],
    [4.5, 1, 'fffff', '4,5 из 5'],
    [4.24, 0.5, 'ffffe', '4,2 из 5'],
    [4.26, 0.5, 'ffffh', '4,3 из 5'],
    [0, undefined, 'eeeee', '0 из 5'],
    [5, undefined, 'fffff', '5 из 5'],
    [9, undefined, 'fffff', '5 из 5'],
    [-1, undefined, 'eeeee', '0 из 5'],
    [Number.NaN, undefined, 'eeeee', '0 из 5'],
  ])('%d by steps of %s is drawn as %s and said as %s [UI-13] [UI-14]', (value, increment, stars, said) => {
    const { container } = render(<Rating value={value} increment={increment} />)
    expect(fills(container)).toBe(stars)
    expect(screen.getByRole('img', { name: said })).toBeTruthy()
  })

  it('speaks English too', () => {
    render(<Rating value={4.5} labels={ratingLabelsEn} />)
    expect(screen.getByRole('img', { name: '4.5 out of 5' })).toBeTruthy()
  })
})

describe('RatingInput', () => {
  it('is a group of radio buttons, one per step [UI-14] [UI-15]', () => {
    const chosen = vi.fn()
    const { rerender } = render(<RatingInput legend="Оценка" value={null} onChange={chosen} />)
    expect(screen.getByRole('group', { name: 'Оценка' })).toBeTruthy()
    const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    expect(names()).toEqual(['1 из 5', '2 из 5', '3 из 5', '4 из 5', '5 из 5'])
    fireEvent.click(screen.getByRole('radio', { name: '4 из 5' }))
    expect(chosen).toHaveBeenCalledExactlyOnceWith(4)
    rerender(<RatingInput legend="Оценка" value={4.5} increment={0.5} onChange={chosen} />)
    expect(names()).toHaveLength(10)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4,5 из 5' }).checked).toBe(true)
  })

  it('fills the stars up to what is chosen, or pointed at', () => {
    const { container } = render(<RatingInput legend="Оценка" value={2} onChange={() => {}} />)
    expect(fills(container)).toBe('ffeee')
    fireEvent.pointerEnter(screen.getByRole('radio', { name: '5 из 5' }), { pointerType: 'mouse' })
    expect(fills(container)).toBe('fffff')
    const stars = container.querySelector('.pk-rating-input__stars') ?? expect.unreachable()
    fireEvent.pointerLeave(stars)
    expect(fills(container)).toBe('ffeee')
  })

  it('belongs to no form of the page, and says its error', () => {
    render(<RatingInput legend="Оценка" value={null} onChange={() => {}} error="Поставьте оценку" />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ form }) => form === null)).toBe(true)
    const group = screen.getByRole('group', { name: 'Оценка' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Поставьте оценку')
  })
})
