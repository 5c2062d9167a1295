import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as icons from './icons'
import * as quantityIcons from './quantity-icons'

it.each(Object.entries({ ...icons, ...quantityIcons }))('%s is a drawing that screen readers skip', (_, Icon) => {
  const { container } = render(<Icon size={16} />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 24 24')
  expect(drawing?.getAttribute('class')).toBe('pk-icon')
  expect(drawing?.getAttribute('data-size')).toBe('16')
  expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
})
