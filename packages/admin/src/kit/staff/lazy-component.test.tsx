import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { staffFixture } from '../../testing/staff-fixture'
import { lazyComponent } from './lazy-component'

afterEach(cleanup)

it.each([
  ['on request', () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))],
  ['when the line is back', () => void globalThis.dispatchEvent(new Event('online'))],
])('keeps what is around a part that cannot be loaded, and loads it %s [SAFE-18]', async (_, retry) => {
  let tries = 0
  const Part = lazyComponent(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }: { readonly name: string }) => <p>{name}</p>
  })
  const { Wing } = staffFixture(() => new Response(null, { status: 404 }))
  await act(async () => {
    render(
      <Wing>
        <input aria-label="Название" defaultValue="" />
        <Suspense fallback="…">
          <Part name="Столбцы" />
        </Suspense>
      </Wing>,
    )
  })
  fireEvent.change(screen.getByLabelText('Название'), { target: { value: 'набрано' } })
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить')
  retry()
  expect(await screen.findByText('Столбцы')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('набрано')
  expect(tries).toBe(2)
})
