import { checkConfirmCode, loadCustomerOrders, loadLoginState, logOut, sendSmsCode } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { SmsLogin } from './sms-login'

const sent = { succeed: true, codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 }
/** The widget, once it knows that nobody has logged in, or what the script says. */
const show = async (script: (test: TestEffects) => void) => {
  const page = showInShop(
    <>
      <SmsLogin />
      <NotificationStack />
    </>,
    {
      script: (test) => {
        script(test)
        test.respond(loadLoginState, { isLoggedIn: false })
      },
    },
  )
  await page.settle()
  return page
}
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))
const type = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })

describe('the login by a code', () => {
  it('sends a code to a valid phone only, then asks for it and reloads the page [LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-04] [LOGIN-05]', async () => {
    const page = await show(({ respond, refuse }) => {
      respond(sendSmsCode, sent)
      refuse(checkConfirmCode, { kind: 'status', status: 422 })
      respond(checkConfirmCode, { succeed: true })
    })
    type(/Телефон/, '+7 (912)')
    press('Получить код')
    await page.settle()
    expect(page.callsOf(sendSmsCode)).toEqual([])
    type(/Телефон/, '+7 (912) 345-67-89')
    press('Получить код')
    await page.settle()
    expect(page.callsOf(sendSmsCode).map(({ input }) => input.body)).toEqual([
      { phoneNumber: '9123456789', reCaptchaToken: '' },
    ])
    const code = screen.getByLabelText<HTMLInputElement>(/Код из сообщения/)
    expect([code.autocomplete, code.inputMode, document.activeElement === code]).toEqual([
      'one-time-code',
      'numeric',
      true,
    ])
    type(/Код/, '0000')
    press('Войти')
    await page.settle()
    const wrong = screen.getByLabelText<HTMLInputElement>(/Код/)
    expect(document.getElementById(wrong.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
      'Неверный код. Попробуйте ещё раз.',
    )
    expect([wrong.ariaInvalid ?? wrong.getAttribute('aria-invalid'), document.activeElement === wrong]).toEqual([
      'true',
      true,
    ])
    expect(screen.getAllByText('Неверный код. Попробуйте ещё раз.')).toHaveLength(1)
    expect([page.visited, screen.getByLabelText<HTMLInputElement>(/Код/).value]).toEqual([[], '0000'])
    type(/Код/, '1234')
    press('Войти')
    await page.settle()
    expect(page.callsOf(checkConfirmCode).at(-1)?.input.body).toEqual({
      phoneNumber: '9123456789',
      confirmCode: '1234',
    })
    expect(page.visited).toEqual(['reload'])
  })

  it('stays with the phone when no code could be sent [LOGIN-05]', async () => {
    const page = await show(({ refuse }) => refuse(sendSmsCode, { kind: 'status', status: 500 }))
    type(/Телефон/, '9123456789')
    press('Получить код')
    await page.settle()
    expect(screen.getByText('Не удалось отправить код. Попробуйте ещё раз.')).toBeTruthy()
    press('У меня уже есть код')
    expect(screen.getByLabelText(/Код из сообщения/)).toBeTruthy()
  })

  it('sends another code after the pause, which it counts down', async () => {
    const page = await show(({ always }) => always(sendSmsCode, () => sent))
    type(/Телефон/, '9123456789')
    press('Получить код')
    await page.settle()
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    expect(screen.getByText('Новый код можно запросить через 60 с')).toBeTruthy()
    await page.advance(60_000)
    press('Отправить код ещё раз')
    await page.settle()
    expect(page.callsOf(sendSmsCode)).toHaveLength(2)
    press('Изменить номер')
    expect(screen.getByLabelText<HTMLInputElement>(/Телефон/).value).toBe('+7 (912) 345-67-89')
  })
})

describe('a buyer who has logged in', () => {
  const known = { isLoggedIn: true, customer: { firstName: 'Иван', lastName: 'Петров', phone: '+79123456789' } }
  const order = {
    orderNumber: '1001',
    createdOn: '2026-03-02T10:00:00Z',
    status: 'Shipped',
    statusName: 'Отправлен',
    total: 4990,
    due: 990,
    trackNumber: 'AB12',
  }

  it('sees the name, the orders and the way out in place of the form', async () => {
    const page = await show(({ respond }) => {
      respond(loadLoginState, known)
      respond(loadCustomerOrders, { orders: [order] })
      respond(logOut, null)
    })
    expect(await screen.findByText('Вы вошли как Петров Иван')).toBeTruthy()
    expect(screen.getByText('+7 (912) 345-67-89')).toBeTruthy()
    await page.settle()
    expect(screen.queryByLabelText(/Телефон/)).toBeNull()
    const shown = (await screen.findByRole('listitem')).textContent?.replace(/\s/g, ' ')
    for (const words of [
      'Заказ № 1001',
      '4 990 ₽',
      'Передан в транспортную компанию',
      'трек-номер AB12',
      'осталось оплатить 990 ₽',
    ])
      expect(shown).toContain(words)
    press('Выйти')
    await page.settle()
    expect([page.callsOf(logOut).length, page.visited]).toEqual([1, ['reload']])
  })

  it('can ask again for orders that could not be loaded, and is told where there are none', async () => {
    const page = await show(({ respond, refuse }) => {
      respond(loadLoginState, known)
      refuse(loadCustomerOrders, { kind: 'network' })
      respond(loadCustomerOrders, { orders: [] })
    })
    expect(await screen.findByText('Не удалось загрузить заказы.')).toBeTruthy()
    press('Повторить')
    await page.settle()
    expect(await screen.findByText('Заказов с этим номером телефона пока нет.')).toBeTruthy()
  })
})
