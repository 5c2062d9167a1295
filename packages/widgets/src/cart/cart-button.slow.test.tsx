import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { line, showInShop } from '../testing/show-in-shop'
import { CartButton } from './cart-button'

const network = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive, arrived }
})
vi.mock('./after-press', async (original) => {
  await network.arrived
  return original()
})

it('does not open a dialog for a product that was deleted while it was loading', async () => {
  showInShop(<CartButton id="a" name="Клей" price={10_000} />, { lines: [line('b')] })
  const add = () => screen.findByRole('button', { name: 'Добавить в корзину' })
  fireEvent.click(await add())
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить из корзины' }))
  network.arrive()
  await act(async () => void (await import('./after-press')))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(await add())
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
