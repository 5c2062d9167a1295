import { notificationsFeature } from '@prilavok/core/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { line, showInShop } from '../testing/show-in-shop'
import { CartPage } from './cart-page'

const network = vi.hoisted(() => ({ down: true }))
vi.mock('./cart-extras', async (original) => {
  if (network.down) throw new Error('The chunk cannot be loaded')
  return original()
})

it('counts, deletes, offers to undo and leads on while its offers cannot be loaded, and shows an error with a retry button [SAFE-18]', async () => {
  const { cart, shop } = showInShop(<CartPage />, {
    lines: [line('a', { name: 'Клей' }), line('b', { name: 'Грунтовка' })],
  })
  const removeOf = (name: string) => screen.getByRole('button', { name: `Удалить из корзины: ${name}` })
  expect(await screen.findByText(/^Часть страницы не загрузилась/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
  expect(cart.state.getState().lines).toMatchObject([{ id: 'a', quantity: 2 }, { id: 'b' }])
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeTruthy()

  fireEvent.click(removeOf('Клей'))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  network.down = false
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByText(/^Часть страницы не загрузилась/)).toBeNull())

  removeOf('Грунтовка').focus()
  fireEvent.click(removeOf('Грунтовка'))
  const wayOut = await screen.findByRole('link', { name: 'Перейти в каталог' })
  await waitFor(() => expect(document.activeElement).toBe(wayOut))
  await waitFor(() => expect(shop.use(notificationsFeature).state.getState().items).toHaveLength(2))
})
