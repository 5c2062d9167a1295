import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { SignInBox } from './sign-in-box'

afterEach(cleanup)

const problem = (code: string, status: number) => json({ code, title: `Отказ ${code}`, status, traceId: '' }, status)
const session = {
  user: { id: '1', login: 'anna', displayName: 'Анна', email: null, avatarUrl: null, locale: 'ru' },
  roles: [],
  permissions: [],
  csrfToken: 'token',
  expiresOn: '',
  needsSecondFactor: false,
}

/** The box over a server that knows one password and one code. */
function open() {
  const bodies: Readonly<Record<string, string>>[] = []
  const { Wing, staff } = staffFixture(async (request) => {
    const body = (await request.json()) as Readonly<Record<string, string>>
    bodies.push(body)
    if (body['password'] !== 'right') return problem('bad-credentials', 401)
    if (body['otp'] === undefined) return problem('code-required', 422)
    return body['otp'] === '123456' ? json(session) : problem('code-invalid', 422)
  })
  staff.session.signedOut()
  act(() => void staff.session.askSignIn())
  render(
    <Wing>
      <SignInBox />
    </Wing>,
  )
  return { bodies, staff }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const enter = () => fireEvent.click(screen.getByRole('button', { name: 'Войти' }))

it('asks for the code once the password is right, and sends it with both', async () => {
  const { bodies, staff } = open()
  type('Логин', 'anna')
  type('Пароль', 'wrong')
  enter()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Отказ bad-credentials'))
  expect(screen.queryByLabelText('Код из приложения')).toBeNull()
  type('Пароль', 'right')
  enter()
  const code = await screen.findByLabelText('Код из приложения')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(screen.queryByRole('alert')).toBeNull()
  type('Код из приложения', '000000')
  enter()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Неверный или уже использованный код'))
  type('Код из приложения', '123456')
  enter()
  await waitFor(() => expect(staff.session.getState().session?.user.login).toBe('anna'))
  expect(bodies.at(-1)).toEqual({ login: 'anna', password: 'right', otp: '123456' })
})

it('goes back to the password', async () => {
  const { bodies } = open()
  type('Логин', 'anna')
  type('Пароль', 'right')
  enter()
  await screen.findByLabelText('Код из приложения')
  fireEvent.click(screen.getByRole('button', { name: 'Вернуться' }))
  type('Пароль', 'other')
  enter()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Отказ bad-credentials'))
  expect(bodies.at(-1)).toEqual({ login: 'anna', password: 'other' })
})

it('keeps the focus in the login while it is typed, and knows the login of a session that has ended', async () => {
  open()
  const login = screen.getByLabelText('Логин')
  await waitFor(() => expect(document.activeElement).toBe(login))
  type('Логин', 'an')
  expect(document.activeElement).toBe(login)
  cleanup()

  const { Wing, staff } = staffFixture(() => problem('session-ended', 401))
  act(() => void staff.session.askSignIn())
  render(
    <Wing>
      <SignInBox />
    </Wing>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Логин').value).toBe('anna')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Пароль')))
})
