import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { SetUpFactor } from './set-up-factor'

afterEach(cleanup)

const problem = (code: string) => json({ code, title: 'Отказ', status: 422, traceId: '' }, 422)
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The set-up over a server that knows one password and one code. */
function open(isReplaced = false) {
  const bodies: unknown[] = []
  const onDone = vi.fn()
  const { Wing } = staffFixture(async (request) => {
    const body = (await request.json()) as Readonly<Record<string, string>>
    bodies.push(body)
    if (request.url.endsWith('/begin'))
      return body['password'] === 'right'
        ? json({ secret: SECRET, uri: `otpauth://totp/shop:anna?secret=${SECRET}` })
        : problem('password-invalid')
    return body['code'] === '123456' ? json({ codes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] }) : problem('code-invalid')
  })
  render(
    <Wing>
      <SetUpFactor isReplaced={isReplaced} onDone={onDone} />
    </Wing>,
  )
  return { bodies, onDone }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('goes from the password to the secret, the code and the recovery codes, and says what is wrong at its field', async () => {
  const { onDone } = open()
  type('Ваш пароль', 'wrong')
  press('Дальше')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Неверный пароль'))
  expect(screen.getByLabelText('Ваш пароль').getAttribute('aria-invalid')).toBe('true')
  type('Ваш пароль', 'right')
  press('Дальше')

  expect(await screen.findByRole('img', { name: 'Картинка для приложения' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(document.querySelector('[style]')).toBeNull()
  type('Код из приложения', '000000')
  press('Включить')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Неверный или уже использованный код'))
  type('Код из приложения', '123456')
  press('Включить')

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Резервные коды'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AAAAA-BBBBB', 'CCCCC-DDDDD'])
  expect(screen.queryByText(/JBSW/)).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
  press('Коды сохранены, готово')
  expect(onDone).toHaveBeenCalledOnce()
})

it('asks for a code of the factor that is replaced', async () => {
  const { bodies } = open(true)
  type('Ваш пароль', 'right')
  type('Код из прежнего приложения или резервный код', 'AAAAA-BBBBB')
  press('Дальше')
  await screen.findByRole('img')
  expect(bodies).toEqual([{ password: 'right', code: 'AAAAA-BBBBB' }])
})
