import { confirmOrder, loadOrder } from '@prilavok/contracts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draft, fillIn, showCheckout, submit, submitButton } from '../testing/show-checkout'
import { titleOf } from './wizard-steps'
import { wizardStepsRu } from './checkout.labels'

const text = (element: Element | null | undefined): string => element?.textContent ?? ''

afterEach(() => vi.restoreAllMocks())

describe('the order page', () => {
  it('[CHK-02] sets the title of the document', async () => {
    const { titles } = await showCheckout()
    expect(titles).toEqual(['Оформление заказа'])
  })

  it('[CHK-50] shows the shape of the form until the order is there', async () => {
    let held: { readonly respond: (response: unknown) => void } | undefined
    const page = await showCheckout({ script: (test) => void (held = test.hold(loadOrder)) })
    expect(page.container.querySelector('.pk-checkout')?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByLabelText('Фамилия')).toBeNull()
    held?.respond(draft())
    await page.settle()
    expect(screen.getByLabelText('Фамилия')).toBeTruthy()
  })
  it('[CHK-15] [CHK-18] [CHK-21] [CHK-23] [CHK-25] has its sections in their order, under their anchors', async () => {
    const page = await showCheckout()
    await fillIn(page)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }))
    const ids = [...page.container.querySelectorAll('section[id], .pk-order-summary')].map(
      ({ id, className }) => id || className,
    )
    expect(ids).toEqual([
      'pk-order-products',
      'user-contacts-block',
      'recipient-contacts-block',
      'pickpoint-selection-block',
      'pickpoint-header-anchor',
      'delivery-purchase-type-anchor',
      'commentary-block',
      'pk-order-summary',
    ])
  })

  it('[CHK-11] titles the steps of the order', async () => {
    const page = await showCheckout()
    await fillIn(page)
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent?.replace(' Заполнено', ''))
    expect(titles).toEqual(['Ваш заказ', 'Данные получателя', 'Доставка', 'Способ оплаты', 'Подтверждение заказа'])
  })

  it('[CHK-12] knows the titles of all steps, also of those that have no section', () => {
    expect(wizardStepsRu).toMatchObject({ basket: 'Корзина', phoneConfirmation: 'Подтверждение телефона' })
    expect(titleOf('basket', wizardStepsRu)).toBe('Корзина')
    expect(titleOf('phoneConfirmation', wizardStepsRu)).toBe('Подтверждение телефона')
    expect(titleOf('of a newer server', wizardStepsRu)).toBe('of a newer server')
  })

  it('[CHK-27] [CHK-28] asks for the consent, unticked, with the policy beside it', async () => {
    await showCheckout()
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /обработку персональных данных/ })
    expect(consent.checked).toBe(false)
    expect(screen.getByRole('link', { name: /политику конфиденциальности/ }).getAttribute('href')).toBe('/policy.pdf')
  })

  it('[CHK-14] [PAY-17] offers the payment once the delivery is complete', async () => {
    const page = await showCheckout()
    expect(document.getElementById('delivery-purchase-type-anchor')).toBeNull()
    await act(async () => page.flow.features.delivery.choosePoint('1'))
    expect(document.getElementById('delivery-purchase-type-anchor')).toBeTruthy()
  })

  it('[CHK-84] says that an unknown order is not there and leads on', async () => {
    const page = await showCheckout({ script: ({ always }) => always(loadOrder, () => null) })
    expect(text(await screen.findByText('Не найден заказ с таким номером'))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Вернуться в корзину' }).getAttribute('href')).toBe('/profile/cart')
    fireEvent.click(screen.getByRole('button', { name: 'Оформить новый заказ' }))
    expect(page.visited).toEqual(['reload'])
  })

  it('a failed load shows it in place and can be tried again', async () => {
    const page = await showCheckout({ script: ({ refuse }) => refuse(loadOrder, { kind: 'status', status: 500 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await page.settle()
    expect(screen.getByLabelText('Фамилия')).toBeTruthy()
  })

  it('[CHK-51] [CHK-54] [CHK-52] a completed order has its own screen; the button starts a new one', async () => {
    const page = await showCheckout({
      script: ({ always }) => always(loadOrder, () => draft({ createdOrderId: 'order-9' })),
    })
    expect(await screen.findByText('Этот заказ уже оформлен')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Создать новый заказ' }))
    expect(page.visited).toEqual(['reload'])
  })
})

describe('an order with pay on delivery', () => {
  it('[CHK-55] [CHK-57] [CHK-58] [CHK-59] ends on the finishing screen, which has the focus', async () => {
    const page = await showCheckout()
    await fillIn(page)
    await submit(page)
    const heading = await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })
    expect(document.activeElement).toBe(heading)
    const said = text(page.container)
    expect(said).toContain('Номер заказа 100-09')
    expect(said).toContain('Обычно менеджер перезванивает в течение 3 часов или на следующий рабочий день.')
    expect(said).toContain(
      'Заказы с оплатой при получении, которые не удалось подтвердить по телефону, отменяются автоматически.',
    )
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
  })

  it('shows its products and whom the shop calls, as its server returns them, and no threat to whom has paid', async () => {
    const page = await showCheckout()
    await fillIn(page)
    page.always(loadOrder, () =>
      draft({
        createdOrderId: 'order-9',
        access: 'owner',
        cart: [{ id: 'a', quantity: 2, name: 'Клей', price: 1250, thumbUrl: '/a.webp' }],
        order: {
          number: '100-09',
          total: 2500,
          paid: 2500,
          due: 0,
          goodsTotal: 2500,
          deliveryCost: 0,
          paidOn: '2026-11-01T10:00:00Z',
          purchaseType: 'PayViaYooKassa',
          toDoor: true,
          address: 'Москва, ул. Ленина, 1',
          customerName: 'Петров Иван',
          email: 'ivan@example.com',
        },
      }),
    )
    await submit(page)
    await screen.findByText('Москва, ул. Ленина, 1')
    const said = text(page.container).replace(/\s/g, ' ')
    for (const part of ['Оплачено 2 500 ₽', '1 ноября 2026', 'Картой на сайте', 'Петров Иван', 'Курьер позвонит'])
      expect(said).toContain(part)
    for (const part of ['2 шт. × 1 250 ₽', 'Чек придёт на почту ivan@example.com.', 'Бесплатно'])
      expect(said).toContain(part)
    expect(said).not.toContain('отменяются')
    expect(page.titles.at(-1)).toBe('Заказ № 100-09 принят')
    expect(screen.getByRole('link', { name: 'Ссылка на заказ' }).getAttribute('href')).toBe('/profile/order?id=draft-1')
  })

  it('that costs nothing says so, and nothing of a payment', async () => {
    const page = await showCheckout()
    await fillIn(page)
    const order = { number: '100-09', total: 0, paid: 0, due: 0, purchaseType: 'PayOnDelivery', toDoor: true }
    page.always(loadOrder, () => draft({ createdOrderId: 'order-9', access: 'owner', order }))
    await submit(page)
    await screen.findByText('Платить ничего не нужно')
    expect(text(page.container)).not.toMatch(/Оплачено|Чек придёт|Оплатите/)
  })

  it('that was paid in part ends with what was paid and what is left to pay', async () => {
    const page = await showCheckout()
    await fillIn(page)
    const waiting = page.hold(confirmOrder)
    fireEvent.click(submitButton())
    await page.settle()
    waiting.respond({
      orderId: 'order-9',
      orderInProcessId: 'draft-1',
      customerId: 'customer-1',
      orderNumber: '100-09',
      paymentStatus: 'Pending',
      total: 300,
      paid: 280,
      due: 20,
    })
    await page.settle()
    await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })
    expect(text(page.container).replace(/\s/g, ' ')).toContain('Оплачено 280 ₽ из 300 ₽')
    expect(text(page.container).replace(/\s/g, ' ')).toContain('Осталось доплатить 20 ₽')
  })

  it('[CHK-60] [CHK-61] the finishing screen leads to people and to the main page', async () => {
    const page = await showCheckout({
      settings: { supportPhone: '8 800 000-00-00', pages: { chat: '/chat', home: '/shop' } },
    })
    await fillIn(page)
    await submit(page)
    await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['tel:88000000000', '/chat', '/shop', '/product/a'])
  })

  it('[SAFE-01] is made once, however often the button is pressed', async () => {
    const page = await showCheckout()
    await fillIn(page)
    const waiting = page.hold(confirmOrder)
    fireEvent.click(submitButton())
    fireEvent.click(submitButton())
    await page.settle()
    expect(submitButton().textContent).toBe('Оформляем…')
    fireEvent.click(submitButton())
    waiting.respond({
      orderId: 'order-9',
      orderInProcessId: 'draft-1',
      customerId: 'customer-1',
      orderNumber: '100-09',
    })
    await page.settle()
    await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
  })

  it('[CHK-29] the form leads to people who help', async () => {
    await showCheckout({ settings: { pages: { chat: '/chat' } } })
    const summary = within(screen.getByRole('region', { name: 'Подтверждение заказа' }))
    expect(summary.getByRole('link', { name: 'Написать в чат' }).getAttribute('href')).toBe('/chat')
  })
})
