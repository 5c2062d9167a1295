import { checkConfirmCode, sendSmsCode } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { SmsLogin } from './sms-login'

const sent = { succeed: true, codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 }
const show = (script: (test: TestEffects) => void) =>
  showInShop(
    <>
      <SmsLogin />
      <NotificationStack />
    </>,
    { script },
  )
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))
const type = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })

describe('the login by a code', () => {
  it('sends a code to a valid phone only, then asks for it and reloads the page [LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-04] [LOGIN-05]', async () => {
    const page = show(({ respond, refuse }) => {
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
    expect(screen.getByText('Неверный код. Попробуйте ещё раз.')).toBeTruthy()
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
    const page = show(({ refuse }) => refuse(sendSmsCode, { kind: 'status', status: 500 }))
    type(/Телефон/, '9123456789')
    press('Получить код')
    await page.settle()
    expect(screen.getByText('Не удалось отправить код. Попробуйте ещё раз.')).toBeTruthy()
    press('У меня уже есть код')
    expect(screen.getByLabelText(/Код из сообщения/)).toBeTruthy()
  })

  it('sends another code after the pause, which it counts down', async () => {
    const page = show(({ always }) => always(sendSmsCode, () => sent))
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
