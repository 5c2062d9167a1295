import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showCheckout } from '../testing/show-checkout'
import { line } from '../testing/show-in-shop'

const lines = [line('a', { name: 'Клей', quantity: 2 }), line('b', { name: 'Грунтовка' })]
const names = () => [...document.querySelectorAll('.pk-product-name')].map(({ textContent }) => textContent)
const askToRemove = async (name: string) => {
  screen.getByRole('button', { name: `Удалить из заказа: ${name}` }).focus()
  fireEvent.click(screen.getByRole('button', { name: `Удалить из заказа: ${name}` }))
  return within(await screen.findByRole('dialog', { name: 'Удалить товар из заказа?' }))
}

describe('the products of the order', () => {
  it('[CHK-16] have plus, minus and delete each', async () => {
    const { cart } = await showCheckout({ lines })
    fireEvent.click(screen.getByRole('button', { name: 'Добавить ещё: Грунтовка' }))
    fireEvent.click(screen.getByRole('button', { name: 'Убрать один: Клей' }))
    expect(cart.state.getState().lines).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
    expect(screen.getAllByRole('button', { name: /^Удалить из заказа/ })).toHaveLength(2)
  })

  it('[CHK-17] stay when the buyer says no; the state of the page carries the question until then [CHK-56]', async () => {
    const { cart, flow } = await showCheckout({ lines })
    const question = () => flow.features.checkout.state.getState().question
    expect(question()).toBeNull()
    const dialog = await askToRemove('Клей')
    expect(question()).toEqual({ kind: 'remove', line: 'a' })
    expect(dialog.getByText('Клей')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Оставить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(question()).toBeNull()
    expect(cart.state.getState().lines).toHaveLength(2)
  })

  it('[CHK-17] [A11Y-02] go when the buyer says yes, and the focus stays in the list', async () => {
    const { cart } = await showCheckout({ lines })
    const dialog = await askToRemove('Клей')
    expect(cart.state.getState().lines).toHaveLength(2)
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(names()).toEqual(['Грунтовка']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить из заказа: Грунтовка' }))
  })

  it('of a long order are folded until they are requested', async () => {
    await showCheckout({ lines: Array.from({ length: 21 }, (_, index) => line(String(index))) })
    expect(names()).toHaveLength(4)
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 17' }))
    expect(names()).toHaveLength(21)
    fireEvent.click(screen.getByRole('button', { name: 'Свернуть' }))
    expect(names()).toHaveLength(4)
  })

  it('[CHK-06] the last one deleted leads back to the cart', async () => {
    const { visited } = await showCheckout({ lines: [line('a', { name: 'Клей' })] })
    const dialog = await askToRemove('Клей')
    fireEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(visited).toEqual(['/profile/cart']))
  })
})
