import { confirmOrder, loadOrder, loadPurchaseTypes } from '@prilavok/contracts'
import type { SettingsInput } from '@prilavok/core'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draft, fillIn, showCheckout, type ShownCheckout } from '../testing/show-checkout'

const dialog = (name: string) => screen.findByRole('dialog', { name })
const filled = async (settings?: SettingsInput): Promise<ShownCheckout> => {
  const page = await showCheckout(settings === undefined ? {} : { settings })
  await fillIn(page)
  return page
}
const ask = (page: ShownCheckout) => page.advance(60_000)

describe('the page asks whether to order', () => {
  it('[CHK-65] [CHK-66] in a dialog that shows what would be ordered', async () => {
    const page = await filled()
    expect(screen.queryByRole('dialog')).toBeNull()
    await ask(page)
    const requests = await dialog('Подтверждаем заказ?')
    const facts = [...requests.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.replace(/\s/g, ' '))
    expect(facts).toEqual([
      'ПолучательПетров Иван+7 (912) 345-67-89',
      'ДоставкаСДЭКул. Ленина, 1',
      'ОплатаПри получении',
      'Итого550 ₽',
    ])
  })

  it('[CHK-68] a yes orders as the button does', async () => {
    const page = await filled()
    await ask(page)
    fireEvent.click(within(await dialog('Подтверждаем заказ?')).getByRole('button', { name: 'Подтвердить заказ' }))
    await page.settle()
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
  })

  it('[CHK-68] a yes without the consent lists it, as the button does', async () => {
    const page = await filled()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Согласен/ }))
    await ask(page)
    fireEvent.click(within(await dialog('Подтверждаем заказ?')).getByRole('button', { name: 'Подтвердить заказ' }))
    await page.settle()
    expect(
      await screen.findByRole('button', { name: 'Подтвердите согласие на обработку персональных данных' }),
    ).toBeTruthy()
    expect(page.callsOf(confirmOrder)).toEqual([])
  })

  it.each(['Не сейчас', 'Закрыть'])('[CHK-67] «%s» puts it off for three minutes', async (button) => {
    const page = await filled()
    await ask(page)
    fireEvent.click(within(await dialog('Подтверждаем заказ?')).getByRole('button', { name: button }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await page.advance(179_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    await page.advance(1_000)
    expect(await dialog('Подтверждаем заказ?')).toBeTruthy()
  })
})

describe('a buyer on the way out', () => {
  it('[CHK-75] [CHK-80] is shown what is left, and led to it', async () => {
    const page = await showCheckout({
      settings: { options: { ExitWarningType: 'new' }, supportPhone: '8 800 000-00-00' },
    })
    act(() => page.page.mouseLeaves(5))
    const requests = await dialog('Заказ ещё не оформлен')
    expect(within(requests).getByText('Осталось указать данные получателя')).toBeTruthy()
    expect(within(requests).getByRole('link', { name: '8 800 000-00-00' })).toBeTruthy()
    fireEvent.click(within(requests).getByRole('button', { name: 'Вернуться к шагу «Данные получателя»' }))
    await act(() => new Promise((frame) => requestAnimationFrame(frame)))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.id).toBe('user-contacts-block-title')
  })

  it('[CHK-75] can close it and go', async () => {
    const page = await filled()
    act(() => page.page.mouseLeaves(5))
    const requests = await dialog('Заказ ещё не оформлен')
    expect(within(requests).getByText('Осталось подтвердить заказ')).toBeTruthy()
    fireEvent.click(within(requests).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a return from a payment service', () => {
  it('[CHK-36] begins at the last step', async () => {
    const kept = { id: 'draft-1', lastStep: 'pickpointSelection', returning: true, preselectedPayment: null }
    await showCheckout({
      script(test) {
        test.storage.saved.set('prilavok.order', JSON.stringify(kept))
        test.storage.saved.set('prilavok.order.key', JSON.stringify({ id: 'draft-1', key: 'key-of-this-browser' }))
        test.always(loadOrder, () => draft({ lastStep: 'pickpointSelection' }))
      },
    })
    expect(document.activeElement?.id).toBe('pickpoint-selection-block-title')
  })

  it('[CHK-36] waits for the section of the payment', async () => {
    const page = await showCheckout({
      script(test) {
        test.storage.saved.set('prilavok.order', JSON.stringify({ id: 'draft-1', returning: true }))
        test.storage.saved.set('prilavok.order.key', JSON.stringify({ id: 'draft-1', key: 'key-of-this-browser' }))
        test.always(loadOrder, () => draft({ lastStep: 'paymentSelection' }))
      },
    })
    expect(document.getElementById('delivery-purchase-type-anchor')).toBeNull()
    await act(async () => page.flow.features.delivery.choosePoint('1'))
    expect(document.activeElement?.id).toBe('delivery-purchase-type-anchor-title')
  })

  it.each(['basket', 'phoneConfirmation', 'of a newer server'])(
    '[CHK-13] at the step %s has its form, without a section of that name',
    async (lastStep) => {
      await showCheckout({ script: (test) => void test.always(loadOrder, () => draft({ lastStep })) })
      expect(screen.getByLabelText('Фамилия')).toBeTruthy()
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      expect(headings).not.toContain('Корзина')
      expect(headings).not.toContain('Подтверждение телефона')
    },
  )

  it('[CHK-53] [CHK-54] while the payment is being checked asks to keep the page open', async () => {
    const page = await showCheckout()
    act(() => page.flow.features.checkout.show('checking'))
    expect(
      (await screen.findByText('Проверяем оплату. Пожалуйста, не закрывайте страницу')).closest('[role=status]'),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Фамилия')).toBeNull()
  })
})

describe('what a shop may add to the form', () => {
  const known = {
    customer: { id: 'customer-1', firstName: 'Иван', lastName: 'Петров', phone: '9123456789', comment: 'Вечером' },
  }

  it('[CHK-82] offers to register only where the setting is on, and [CHK-08] never asks for it', async () => {
    const offer = 'Зарегистрироваться'
    await filled()
    expect(screen.queryByRole('link', { name: offer })).toBeNull()
    document.body.replaceChildren()
    await showCheckout({ settings: { checkout: { offerRegistration: true } } })
    expect((await screen.findByRole('link', { name: offer })).getAttribute('href')).toBe('/profile/registration')
  })

  it('[CHK-83] names a known customer only where the setting is on, and clears the contacts', async () => {
    const script = (test: TestEffects) => test.always(loadOrder, () => draft(known))
    await showCheckout({ script })
    expect(screen.queryByText(/Это не вы/)).toBeNull()
    document.body.replaceChildren()
    const page = await showCheckout({ script, settings: { checkout: { notYou: true } } })
    expect(await screen.findByText('Вы оформляете заказ как Петров Иван')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Очистить данные' }))
    expect(page.flow.features.contacts.state.getState().buyer).toMatchObject({
      id: null,
      firstName: '',
      phone: '',
      comment: 'Вечером',
    })
    expect(screen.queryByText(/Это не вы/)).toBeNull()
  })

  it('[CHK-24] a hint for the chosen way to pay, unless the split test leaves it out', async () => {
    const hint = /сначала осмотрите товар/
    await filled()
    expect(await screen.findByText(hint)).toBeTruthy()
    document.body.replaceChildren()
    const page = await filled({ options: { PaymentHints: false } })
    expect(page.callsOf(loadPurchaseTypes).length).toBeGreaterThan(0)
    expect(screen.queryByText(hint)).toBeNull()
  })
})
