import { calculateCart, confirmOrder, loadOrder, saveOrder } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillIn, showCheckout, submit, submitButton, type } from '../testing/show-checkout'
import { calculated } from '../testing/show-in-shop'

const summary = () => screen.getByRole('region', { name: 'Подтверждение заказа' })
const textOf = (element: Element) => (element.textContent ?? '').replace(/\u00a0/g, ' ')
const entries = () => within(screen.getByRole('group', { name: /^Исправьте/ })).getAllByRole('button')
const problem = (code: string, more: object = {}) => ({ code, title: 'Refused', status: 422, ...more }) as never

afterEach(() => vi.restoreAllMocks())

describe('a try that made no order', () => {
  it('[CHK-85] refused by the server: the alert is followed by the error', async () => {
    const page = await showCheckout({
      script: ({ refuse }) =>
        refuse(confirmOrder, {
          kind: 'status',
          status: 409,
          problem: problem('out-of-stock', { detail: 'Товар закончился' }),
        }),
    })
    await fillIn(page)
    await submit(page)
    expect(textOf(await screen.findByRole('alert'))).toMatch(
      /^Ошибка оформления заказа, если вы столкнулись с ней, пожалуйста скопируйте её и отправьте нам нам\.Товар закончился/,
    )
  })

  it('[CHK-85] the error can be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const page = await showCheckout({
      script: ({ refuse }) =>
        refuse(confirmOrder, {
          kind: 'status',
          status: 409,
          problem: problem('out-of-stock', { detail: 'Товар закончился' }),
        }),
    })
    await fillIn(page)
    await submit(page)
    fireEvent.click(await screen.findByRole('button', { name: 'Скопировать' }))
    expect(await screen.findByRole('button', { name: 'Скопировано' })).toBeTruthy()
    expect(write).toHaveBeenCalledWith('Товар закончился')
  })

  it('[SAFE-02] a lost response and no order: the buyer is told so and can try again', async () => {
    const page = await showCheckout({ script: ({ refuse }) => refuse(confirmOrder, { kind: 'network' }) })
    await fillIn(page)
    await submit(page)
    expect(textOf(await screen.findByRole('alert'))).toContain('Заказ пока не оформлен')
    await submit(page)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })

  it('[SAFE-02] nobody knows whether there is an order: that is said too', async () => {
    const page = await showCheckout({ script: ({ refuse }) => refuse(confirmOrder, { kind: 'network' }) })
    await fillIn(page)
    page.refuse(loadOrder, { kind: 'network' })
    await submit(page)
    expect(textOf(await screen.findByRole('alert'))).toContain('Не получилось узнать, оформлен ли заказ')
  })

  it('[CHK-87] unsaved edits keep the order from being sent, and that is said', async () => {
    const page = await showCheckout()
    await fillIn(page)
    page.refuse(saveOrder, { kind: 'network' })
    await submit(page)
    expect(textOf(await screen.findByRole('alert'))).toContain('Заказ не отправлен')
    expect(page.callsOf(confirmOrder)).toEqual([])
  })

  it('[SAFE-01] a server that is asked too often: how long to wait, in plain words, and nothing typed is lost', async () => {
    const page = await showCheckout({
      script: ({ refuse }) =>
        refuse(confirmOrder, {
          kind: 'status',
          status: 429,
          problem: problem('rate-limited', { status: 429, retryAfterSeconds: 12 }),
        }),
    })
    await fillIn(page)
    await submit(page)
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'Слишком много запросовЗаказ пока не отправлен, всё заполненное на месте. Подождите 12 с и нажмите «Оформить заказ» ещё раз.',
    )
    await submit(page)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })

  it('[SAFE-02] changed prices are shown before and after, and the order is to be confirmed again', async () => {
    const page = await showCheckout({
      script: ({ refuse }) => refuse(confirmOrder, { kind: 'status', status: 409, problem: problem('price-changed') }),
    })
    await fillIn(page)
    page.always(calculateCart, ({ body }) => calculated(body, { total: 250 }))
    await submit(page)
    expect(textOf(summary())).toContain('Товары стоили 200 ₽, теперь 250 ₽')
    expect(submitButton().textContent).toBe('Подтвердить заказ')
    await submit(page)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })

  it('[HTTP-04] [SAFE-02] a field that the server refuses shows why at the field and in the list', async () => {
    const errors = [{ pointer: '/customer/value/phone', code: 'phone', message: 'На этот номер нельзя позвонить' }]
    const page = await showCheckout({
      script: ({ refuse }) =>
        refuse(confirmOrder, { kind: 'status', status: 422, problem: problem('validation-failed', { errors }) }),
    })
    await fillIn(page)
    await submit(page)
    expect(entries().map(textOf)).toEqual(['На этот номер нельзя позвонить'])
    const phone = screen.getByLabelText('Телефон')
    expect(textOf(document.getElementById(phone.getAttribute('aria-describedby') ?? '') ?? document.body)).toBe(
      'На этот номер нельзя позвонить',
    )
    type('Телефон', '9120000000')
    expect(phone.getAttribute('aria-invalid')).toBeNull()
  })

  it('has the focus at its explanation', async () => {
    const page = await showCheckout({ script: ({ refuse }) => refuse(confirmOrder, { kind: 'network' }) })
    await fillIn(page)
    await submit(page)
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true))
  })
})

describe('edits that wait for the server', () => {
  it('[CHK-87] are said to be unsaved after a while, without stopping the buyer', async () => {
    const page = await showCheckout()
    await page.advance(1_000)
    for (let time = 0; time < 6; time++) page.refuse(saveOrder, { kind: 'network' })
    type('Имя', 'Иван')
    await page.advance(4_000)
    expect(textOf(summary())).not.toContain('Не сохранено')
    await page.advance(2_000)
    expect(textOf(summary())).toContain('Не сохранено')
    // What comes by itself moves nothing that was there: it is the last.
    expect(document.querySelector('.pk-order-summary__after')?.lastElementChild?.textContent).toContain('Не сохранено')
    await act(() => page.advance(60_000))
    expect(textOf(summary())).not.toContain('Не сохранено')
  })
})
