import { notificationsFeature } from '@prilavok/core/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { line, showInShop } from '../testing/show-in-shop'
import { CartButton } from './cart-button'

const network = vi.hoisted(() => ({ down: true, requests: 0 }))
vi.mock('./after-press', async (original) => {
  network.requests++
  if (network.down) throw new Error('The chunk cannot be loaded')
  return original()
})

it('adds, deletes and offers to undo while the dialog cannot be loaded, and tries again with the next click', async () => {
  const { cart, shop, settle } = showInShop(<CartButton id="a" name="Клей" price={10_000} />, {
    lines: [line('b')],
  })
  const add = () => screen.findByRole('button', { name: 'Добавить в корзину' })
  fireEvent.click(await add())
  expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }, { id: 'a', quantity: 1 }])
  await waitFor(() => expect(network.requests).toBe(1))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()

  fireEvent.click(await screen.findByRole('button', { name: 'Удалить из корзины' }))
  expect(cart.state.getState().lines).toMatchObject([{ id: 'b' }])
  await waitFor(() => expect(shop.use(notificationsFeature).state.getState().items).toHaveLength(1))

  network.down = false
  fireEvent.click(await add())
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
