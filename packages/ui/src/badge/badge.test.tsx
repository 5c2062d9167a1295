import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Badge } from './badge'

it('says its word and carries its tone as a state', () => {
  render(<Badge tone="success">Выгодно</Badge>)
  expect(screen.getByText('Выгодно').getAttribute('data-tone')).toBe('success')
})

it('is neutral by itself', () => {
  render(<Badge>3</Badge>)
  expect(screen.getByText('3').getAttribute('data-tone')).toBe('neutral')
})
