import { calculateCart } from '@prilavok/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calculated, line, showInShop } from '../testing/show-in-shop'
import { CartNotes } from './cart-notes'

const PAY_LATER = 'Доступна оплата при получении'
const PREPAY = 'Для заказов дешевле 3000\u00a0₽ доступна только предоплата'
const pieces = (quantity: number) => [line('a', { quantity })]

describe('the notes on paying', () => {
  it.each([
    ['PaymentOnDelivery, exactly 3000 ₽ [CART-22]', 'PaymentOnDelivery', 30, PAY_LATER],
    ['PaymentOnDeliveryForSmallProducts, more [CART-22]', 'PaymentOnDeliveryForSmallProducts', 31, PAY_LATER],
    ['a city without it, 3000 ₽ [CART-22]', 'None', 30, ''],
    ['a city that is not known, 3000 ₽ [CART-22]', null, 30, ''],
    ['less than 3000 ₽ [CART-23]', 'PaymentOnDelivery', 29, PREPAY],
    ['less than 3000 ₽, whatever the city [CART-23] [CART-24]', null, 29, PREPAY],
  ])('%s', async (_, paymentType, quantity, note) => {
    const { container, settle } = showInShop(<CartNotes paymentType={paymentType} />, { lines: pieces(quantity) })
    await settle()
    expect(container.textContent).toBe(note)
  })

  it('compare the total that is shown, not the sum of the products [CART-24]', async () => {
    const { container, settle } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, {
      lines: pieces(30),
      script: ({ always }) =>
        always(calculateCart, ({ body }) => calculated(body, { payOnDeliveryDiscountedCost: 2_999.99 })),
    })
    await settle()
    await waitFor(() => expect(container.textContent).toBe(PREPAY))
  })

  it("take the shop's own threshold, and name it [CART-24]", () => {
    showInShop(<CartNotes paymentType={null} />, { lines: pieces(30), settings: { payOnDeliveryNoteFrom: 500_000 } })
    expect(screen.getByText('Для заказов дешевле 5000 ₽ доступна только предоплата')).toBeTruthy()
  })

  it("take the server's threshold before the setting, so that they agree with the order page", async () => {
    const { container, settle } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, {
      lines: pieces(25),
      script: ({ always }) => always(calculateCart, ({ body }) => calculated(body, { payOnDeliveryFrom: 2000 })),
    })
    await settle()
    await waitFor(() => expect(container.textContent).toBe(PAY_LATER))
  })

  it('promise nothing on delivery that the order page refuses for one of its products', async () => {
    const { cart, container, settle } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, {
      lines: [line('gates', { name: 'Ворота', quantity: 30 }), line('a', { quantity: 30 })],
      script: ({ always }) =>
        always(calculateCart, ({ body }) =>
          calculated(body, { onlyForPrepaymentProducts: [{ id: 'gates', name: 'Ворота' }] }),
        ),
    })
    await settle()
    await waitFor(() => expect(container.textContent).toBe('Товар «Ворота» можно оплатить только заранее'))
    await act(async () => void cart.remove('gates'))
    expect(container.textContent).toBe(PAY_LATER)
  })

  it('[SAFE-16] name the lines whose prices could not be read, until they are known', async () => {
    let isBroken = true
    const { cart, container, settle } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, {
      lines: [line('a', { name: 'Дрель', quantity: 30 }), line('b', { name: 'Бита' })],
      script: ({ always }) =>
        always(calculateCart, ({ body }) => {
          const whole = calculated(body) as { readonly items: readonly { readonly id: string }[] }
          return isBroken ? { ...whole, items: whole.items.filter(({ id }) => id !== 'b') } : whole
        }),
    })
    await settle()
    await waitFor(() => expect(container.textContent).toContain('Не удалось узнать сегодняшнюю цену: «Бита».'))
    expect(container.textContent).not.toContain('Дрель')
    isBroken = false
    await act(async () => void cart.increment('a'))
    await settle()
    await waitFor(() => expect(container.textContent).toBe(PAY_LATER))
  })

  it('write a threshold of five digits in groups', () => {
    showInShop(<CartNotes paymentType={null} />, { lines: pieces(30), settings: { payOnDeliveryNoteFrom: 1_500_000 } })
    expect(screen.getByText('Для заказов дешевле 15 000 ₽ доступна только предоплата')).toBeTruthy()
  })

  it('say nothing about an empty cart [CART-24]', async () => {
    const { cart, container } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, { lines: pieces(30) })
    await act(async () => cart.clear())
    expect(container.textContent).toBe('')
  })

  it('wait for prices that only the server knows', async () => {
    const { container, settle } = showInShop(<CartNotes paymentType="PaymentOnDelivery" />, {
      lines: [line('a', { price: 0, quantity: 30 })],
    })
    expect(container.textContent).toBe('')
    await settle()
    await waitFor(() => expect(container.textContent).toBe(PAY_LATER))
  })
})
