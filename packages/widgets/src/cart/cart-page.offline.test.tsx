import { notificationsFeature } from '@prilavok/core/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { good, showInShop } from '../testing/show-in-shop'
import { CartPage } from './cart-page'

const network = vi.hoisted(() => ({ down: true }))
vi.mock('./cart-page.parts', async (original) => {
  if (network.down) throw new Error('The chunk cannot be loaded')
  return original()
})

it('counts, deletes and leads on while its second chunk cannot be loaded, and asks for it again with the next deletion [SAFE-18]', async () => {
  const { cart, shop } = showInShop(<CartPage />, {
    goods: [good('a', { name: 'Клей' }), good('b', { name: 'Грунтовка' })],
  })
  const removeOf = (name: string) => screen.getByRole('button', { name: `Удалить из корзины: ${name}` })
  fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Клей' }))
  expect(cart.state.getState().goods).toMatchObject([{ id: 'a', quantity: 2 }, { id: 'b' }])
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeTruthy()

  fireEvent.click(removeOf('Клей'))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  removeOf('Грунтовка').focus()
  fireEvent.click(removeOf('Грунтовка'))
  const wayOut = await screen.findByRole('link', { name: 'Перейти в каталог' })
  expect(screen.getByText('Корзина пуста')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(wayOut))
  expect(shop.use(notificationsFeature).state.getState().items).toEqual([])

  network.down = false
  cart.add({ id: 'c', name: 'Затирка', price: 10_000, thumbUrl: '', link: '' })
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить из корзины: Затирка' }))
  await waitFor(() => expect(shop.use(notificationsFeature).state.getState().items).toHaveLength(1))
})
