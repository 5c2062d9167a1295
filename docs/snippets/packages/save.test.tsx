import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Rename } from './save'

it('the example of the interface parts hears what was typed', () => {
  const saved: string[] = []
  render(<Rename onSave={(name) => saved.push(name)} />)
  fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Drill' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual(['Drill'])
})
