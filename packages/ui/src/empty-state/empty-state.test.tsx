import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button'
import { EmptyState } from './empty-state'

it('says what is missing and offers the next step', () => {
  render(
    <EmptyState title="Корзина пуста" action={<Button>Перейти в каталог</Button>}>
      Добавьте товары
    </EmptyState>,
  )
  expect(screen.getByText('Корзина пуста')).toBeTruthy()
  expect(screen.getByText('Добавьте товары')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Перейти в каталог' })).toBeTruthy()
})
