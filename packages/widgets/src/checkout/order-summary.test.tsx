import { calculateCart, confirmOrder, loadDeliveryCosts } from '@prilavok/contracts'
import { notificationsFeature } from '@prilavok/core/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { carrier, costsOf, fillIn, showCheckout, submit, submitButton } from '../testing/show-checkout'
import { line } from '../testing/show-in-shop'

const summary = () => screen.getByRole('region', { name: 'Подтверждение заказа' })
const textOf = (element: Element) => (element.textContent ?? '').replace(/\u00a0/g, ' ')
const entries = () => within(screen.getByRole('group', { name: /^Исправьте/ })).getAllByRole('button')
const rowOf = (name: string) =>
  textOf(within(summary()).getByText(name, { selector: 'dt' }).closest('div') ?? document.body)

afterEach(() => vi.restoreAllMocks())

describe('the sums', () => {
  it('[CHK-30] are products, delivery and total', async () => {
    await showCheckout()
    expect(rowOf('2 товара')).toContain('200 ₽')
    expect(rowOf('Доставка')).toContain('350 ₽')
    expect(rowOf('Итого')).toContain('550 ₽')
  })

  it.each([
    [1, '1 товар'],
    [2, '2 товара'],
    [5, '5 товаров'],
    [21, '21 товар'],
  ])('[UI-10] count %i pieces as %s', async (quantity, words) => {
    await showCheckout({ lines: [line('a', { quantity })] })
    expect(within(summary()).getByText(words)).toBeTruthy()
  })

  it('count what can be bought, in the heading as in the sums', async () => {
    await showCheckout({
      lines: [line('a', { quantity: 2 }), line('b')],
      script: ({ always }) =>
        always(calculateCart, () => ({
          items: [{ id: 'a', name: '', price: 100, hashCode: 'h' }],
          total: 200,
          removed: [{ id: 'b', name: 'Товар b' }],
        })),
    })
    expect(screen.getAllByText('2 товара')).toHaveLength(2)
    expect(screen.queryByText('3 товара')).toBeNull()
  })

  it('[CHK-30] have the discounted total when there is a discount, with its reasons', async () => {
    const discount = {
      orderAmount: 200,
      discountedOrderAmount: 190,
      payImmediatelyOrderAmountWithDiscount: 180,
      payOnDeliveryOrderAmountWithDiscount: 180,
      reasons: ['Скидка 10% постоянному покупателю'],
    }
    const page = await showCheckout({
      script: ({ always }) =>
        always(loadDeliveryCosts, () =>
          costsOf({ Cdek: carrier('Cdek', 'СДЭК', { recommended: true }) }, { discount }),
        ),
    })
    await fillIn(page)
    expect(rowOf('Скидка')).toContain('−20 ₽')
    expect(rowOf('Скидка')).toContain('Скидка 10% постоянному покупателю')
    expect(rowOf('Итого')).toContain('550 ₽')
    expect(rowOf('Итого со скидкой')).toContain('530 ₽')
  })

  it('[DELIV-21] [UI-11] say БЕСПЛАТНО for a free delivery and nothing while none is chosen', async () => {
    const page = await showCheckout({
      script: ({ always }) =>
        always(loadDeliveryCosts, () => costsOf({ Kit: carrier('Kit', 'ТК КИТ', { freeDelivery: true, cost: 0 }) })),
    })
    expect(rowOf('Доставка')).toBe('Доставка')
    fireEvent.click(screen.getByRole('radio', { name: /ТК КИТ/ }))
    await page.settle()
    expect(rowOf('Доставка')).toContain('БЕСПЛАТНО')
    expect(rowOf('Итого')).toContain('200 ₽')
  })

  it('[A11Y-04] are spoken once they have settled', async () => {
    const page = await showCheckout()
    fireEvent.click(screen.getByRole('radio', { name: /ПЭК/ }))
    await page.settle()
    await waitFor(() => expect(screen.getAllByRole('status').map(textOf)).toContain('Доставка 500 ₽. Итого 700 ₽'), {
      timeout: 2_000,
    })
  })
})

describe('the submit button', () => {
  it('looks alive from the beginning', async () => {
    await showCheckout()
    expect(submitButton().hasAttribute('data-looks-disabled')).toBe(false)
    expect(submitButton().getAttribute('aria-disabled')).toBeNull()
  })

  it('[CHK-31] [CHK-32] where the shop wants it, looks ready only once enough is filled in and the consent is given', async () => {
    const page = await showCheckout({ settings: { checkout: { greySubmit: true } } })
    const looksDisabled = () => submitButton().hasAttribute('data-looks-disabled')
    expect(looksDisabled()).toBe(true)
    await fillIn(page)
    expect(looksDisabled()).toBe(false)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Согласен/ }))
    expect(looksDisabled()).toBe(true)
    expect(submitButton().getAttribute('aria-disabled')).toBeNull()
  })

  it('[CHK-32] looks alive while the order is on its way, whatever is unticked meanwhile', async () => {
    const page = await showCheckout({ settings: { checkout: { greySubmit: true } } })
    await fillIn(page)
    const confirming = page.hold(confirmOrder)
    await submit(page)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Согласен/ }))
    const looks = () => [submitButton().getAttribute('aria-busy'), submitButton().hasAttribute('data-looks-disabled')]
    expect(looks()).toEqual(['true', false])
    confirming.refuse({ kind: 'status', status: 503 })
    await page.settle()
    expect(looks()).toEqual([null, true])
  })

  it('[CHK-32] [CHK-33] a press validates all the same and lists what is wrong', async () => {
    const page = await showCheckout()
    await submit(page)
    expect(entries().map(textOf)).toEqual([
      'Введите свою фамилию',
      'Введите своё имя',
      'Введите корректный номер телефона',
      'Выберите пункт выдачи или укажите адресс доставки',
      'Подтвердите согласие на обработку персональных данных',
    ])
    expect(page.callsOf(confirmOrder)).toEqual([])
  })

  it('[VALID-02] [VALID-24] [A11Y-03] after a failed submit the first failing block is in view and the list has the focus', async () => {
    const page = await showCheckout()
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    await submit(page)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Исправьте/ })))
    expect(scrolled).toEqual(['user-contacts-block'])
    const block = document.getElementById('user-contacts-block')
    expect(block?.querySelector('[aria-invalid="true"]')).toBe(document.querySelector('[aria-invalid="true"]'))
  })

  it('[VALID-01] [VALID-02] another recipient is looked at first', async () => {
    const page = await showCheckout()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }))
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    await submit(page)
    await waitFor(() => expect(scrolled).toEqual(['recipient-contacts-block']))
    expect(textOf(entries()[0] ?? document.body)).toBe('Введите фамилию получателя')
  })

  it('[CHK-34] [A11Y-03] following an entry puts the focus into its field', async () => {
    const page = await showCheckout()
    await submit(page)
    fireEvent.click(screen.getByRole('button', { name: 'Введите своё имя' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Имя'))
    fireEvent.click(screen.getByRole('button', { name: 'Подтвердите согласие на обработку персональных данных' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Согласен/ }))
  })

  it('[VALID-22] raises a danger notification when neither carrier nor point is chosen', async () => {
    const page = await showCheckout({
      script: ({ always }) => always(loadDeliveryCosts, () => costsOf({ Pek: carrier('Pek', 'ПЭК') })),
    })
    await submit(page)
    expect(page.shop.use(notificationsFeature).state.getState().items).toMatchObject([
      { kind: 'danger', text: 'Выберите транспортную компанию и пункт выдачи!' },
    ])
    expect(entries().map(textOf)).toContain('Выберите транспортную компанию')
  })

  it('the carrier leads to the delivery section while no city is known', async () => {
    const page = await showCheckout({
      script: ({ refuse, always }) => (always(loadDeliveryCosts, () => costsOf({})), refuse(loadDeliveryCosts, {})),
    })
    await submit(page)
    fireEvent.click(screen.getByRole('button', { name: 'Выберите транспортную компанию' }))
    expect(document.getElementById('pickpoint-selection-block')?.contains(document.activeElement)).toBe(true)
  })

  it('[CHK-80] what is left to do is said above it, and leads there', async () => {
    const page = await showCheckout()
    const left = () => screen.getByRole('button', { name: /^Осталось/ })
    fireEvent.click(left())
    expect(textOf(left())).toBe('Осталось указать данные получателя')
    expect(document.activeElement).toBe(screen.getByLabelText('Фамилия'))
    await fillIn(page)
    expect(textOf(summary())).not.toContain('Осталось')
    const consent = screen.getByRole('checkbox', { name: /^Согласен/ })
    fireEvent.click(consent)
    expect(textOf(left())).toBe('Осталось дать согласие на обработку персональных данных')
    fireEvent.click(left())
    expect(document.activeElement).toBe(consent)
  })

  it('[CHK-33] once a refused order lists what is wrong, what is left is not said a second time', async () => {
    const page = await showCheckout()
    await submit(page)
    expect(entries().length).toBeGreaterThan(1)
    expect(textOf(summary())).not.toContain('Осталось')
    await fillIn(page)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Согласен/ }))
    expect(entries()).toHaveLength(1)
    expect(textOf(summary())).not.toContain('Осталось')
  })
})
