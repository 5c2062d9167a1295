import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden'

it('keeps its text readable for screen readers', () => {
  render(
    <button type="button">
      +1 <VisuallyHidden>Чайник</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: '+1 Чайник' })).toBeTruthy()
})
