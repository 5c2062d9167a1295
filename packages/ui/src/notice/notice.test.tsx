import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notice } from './notice'

it('is silent furniture by itself', () => {
  render(<Notice title="Отчество">обязательно при наличии</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Отчество')).toBeTruthy()
})

it('interrupts for danger and waits its turn otherwise when asked to speak', () => {
  render(
    <>
      <Notice tone="danger" announce>
        Не удалось загрузить
      </Notice>
      <Notice tone="success" announce>
        Сохранено
      </Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Не удалось загрузить')
  expect(screen.getByRole('status').textContent).toBe('Сохранено')
})
