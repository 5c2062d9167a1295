import { calculateCart } from '@prilavok/contracts'
import { PROMO_KEY } from '@prilavok/core/promo-code'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { calculated, line, showInShop } from '../testing/show-in-shop'
import { PromoField } from './promo-field'

const show = (stored?: string, labels = {}) =>
  showInShop(<PromoField />, {
    lines: [line('a')],
    labels,
    script: ({ storage, always }) => {
      if (stored !== undefined) storage.saved.set(PROMO_KEY, stored)
      always(calculateCart, ({ body }) =>
        calculated(body, {
          promo: body.promoCode && {
            code: body.promoCode,
            isApplied: body.promoCode === 'SALE10',
            discount: body.promoCode === 'SALE10' ? 10 : null,
            reason: body.promoCode === 'SALE10' ? null : 'minSum',
            message: 'Промокод действует при заказе от 500 ₽. Не хватает 400 ₽',
            missing: 400,
          },
        }),
      )
    },
  })
const field = () => screen.getByRole('textbox', { name: 'Промокод' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the promo code', () => {
  it('is a quiet question until it is opened, and has the focus then', async () => {
    const { settle } = show()
    await settle()
    expect(screen.queryByRole('textbox')).toBeNull()
    press('Есть промокод?')
    expect(document.activeElement).toBe(field())
  })

  it('is granted with what it takes off, kept, and can be removed', async () => {
    const { settle, storage } = show()
    await settle()
    press('Есть промокод?')
    fireEvent.input(field(), { target: { value: 'sale 10' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await settle()
    expect(screen.getByRole('status').textContent).toMatch(/Промокод SALE10.10/)
    expect(storage.saved.get(PROMO_KEY)).toBe('SALE10')
    press('Убрать промокод SALE10')
    await settle()
    expect(screen.queryByText(/SALE10/)).toBeNull()
    expect(storage.saved.has(PROMO_KEY)).toBe(false)
  })

  it('says why it is refused at the field, until something else is typed', async () => {
    const { settle } = show('BIG')
    await settle()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Не хватает 400 ₽/)).toBeTruthy()
    fireEvent.input(field(), { target: { value: 'SALE10' } })
    expect(screen.queryByText(/Не хватает/)).toBeNull()
    press('Применить')
    await settle()
    expect(screen.getByRole('status')).toBeTruthy()
  })

  it('speaks English by the reason [EMBED-10]', async () => {
    const { settle } = show('BIG', en)
    await settle()
    expect(screen.getByText(/400.* more/)).toBeTruthy()
  })
})
