import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { OwnAccountScreen } from './own-account-screen'

afterEach(cleanup)

const session = (id: string, more: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  network: '203.0.113.*',
  openedOn: '2026-02-10T08:00:00Z',
  lastSeenOn: '2026-02-10T09:00:00Z',
  isCurrent: false,
  ...more,
})

/** The screen over a server with two other sessions. */
function open(account: object = {}) {
  let sessions = [
    session('1', { isCurrent: true }),
    session('2', { browser: 'Safari', system: 'iOS', device: 'mobile' }),
    session('3', { browser: null, system: null, device: null, network: null }),
  ]
  const asked: string[] = []
  const own = {
    login: 'anna',
    displayName: 'Анна',
    email: null,
    hasSecondFactor: false,
    isSecondFactorDemanded: false,
    secondFactorOn: null,
    recoveryCodesLeft: 0,
    ...account,
  }
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '')
    if (request.method === 'GET' && path === 'account') return json(own)
    if (path === 'account/session/list') return json({ items: sessions })
    asked.push(`${request.method} ${path} ${await request.text()}`.trim())
    if (path === 'account/session/end-others') sessions = sessions.filter(({ isCurrent }) => isCurrent)
    if (request.method === 'DELETE') sessions = sessions.filter(({ id }) => !path.endsWith(`/${id}`))
    if (path === 'account/password')
      return json({ code: 'password-invalid', title: 'Неверный пароль', status: 422, traceId: '' }, 422)
    return new Response(null, { status: 204 })
  })
  render(
    <fixture.Wing>
      <OwnAccountScreen />
    </fixture.Wing>,
  )
  return { ...fixture, asked }
}

it('lists the sessions in words, marks this one and ends others', async () => {
  const { asked, notices } = open()
  const list = within(await screen.findByRole('region', { name: 'Сеансы' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  const [first, phone, program] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/^Firefox, Windows этот.*компьютер · адрес 203\.0\.113\.\*сейчас/)
  expect(phone).toMatch(/^Safari, iOS.*телефон · адрес 203\.0\.113\.\*последний запрос/)
  expect(program).toContain('Программа или неизвестный браузер')
  expect(list.queryByRole('button', { name: 'Завершить сеанс: Firefox, Windows' })).toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Завершить сеанс: Safari, iOS' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  fireEvent.click(list.getByRole('button', { name: 'Завершить все остальные' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(list.queryByRole('button')).toBeNull()
  expect(asked).toEqual(['DELETE account/session/2', 'POST account/session/end-others'])
  expect(notices.map(({ text }) => text)).toEqual(['Сеанс завершён', 'Остальные сеансы завершены'])
})

it('says at the old password that it is wrong, and lets managers of passwords know whose it is', async () => {
  const { asked } = open()
  fireEvent.change(await screen.findByLabelText('Текущий пароль'), { target: { value: 'wrong' } })
  fireEvent.change(screen.getByLabelText('Новый пароль'), { target: { value: 'a-new-password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Неверный пароль'))
  expect(screen.getByLabelText('Текущий пароль').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Новый пароль').getAttribute('autocomplete')).toBe('new-password')
  expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('anna')
  expect(asked).toEqual(['POST account/password {"oldPassword":"wrong","password":"a-new-password"}'])
})

it('offers to turn a second factor off only where the shop does not demand it', async () => {
  const on = { hasSecondFactor: true, secondFactorOn: '2026-02-01T09:00:00Z', recoveryCodesLeft: 7 }
  open(on)
  const card = within(await screen.findByRole('region', { name: 'Второй фактор' }))
  expect(card.getByText(/Осталось 7 резервных кодов/)).toBeTruthy()
  expect(card.getByRole('button', { name: 'Отключить' })).toBeTruthy()
  cleanup()
  open({ ...on, isSecondFactorDemanded: true })
  const demanded = within(await screen.findByRole('region', { name: 'Второй фактор' }))
  expect(demanded.getByText(/Магазин требует его для вашей роли/)).toBeTruthy()
  expect(demanded.queryByRole('button', { name: 'Отключить' })).toBeNull()
  expect(demanded.getByRole('button', { name: 'Перенести на другой телефон' })).toBeTruthy()
})
