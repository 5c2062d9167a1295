import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { StaffScreen } from './staff-screen'

afterEach(cleanup)

const account = (id: string, more: object = {}) => ({
  id,
  login: `login-${id}`,
  displayName: `Сотрудник ${id}`,
  roles: ['Viewer'],
  isActive: true,
  isDemo: false,
  hasSecondFactor: false,
  isSecondFactorDemanded: false,
  lastSeenOn: null,
  createdOn: '2026-02-01T09:00:00Z',
  version: 3,
  ...more,
})
const wrong = json({ code: 'password-invalid', title: 'Неверный пароль', status: 422, traceId: '' }, 422)

function open(id: string | null, permissions?: readonly string[]) {
  const asked: [string, unknown][] = []
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/staff-account/', '')
    if (path === 'list')
      return json({
        items: [
          account('1', { roles: ['Administrator'], hasSecondFactor: true }),
          account('2', { hasSecondFactor: true }),
          account('3', { isActive: false, isSecondFactorDemanded: true }),
        ],
      })
    if (path.endsWith('/history'))
      return json({
        items: [
          {
            id: '9',
            on: '2026-02-10T09:00:00Z',
            actorId: '1',
            actorName: 'Анна',
            action: 'Updated',
            comment: null,
            changes: [
              { field: 'roles', label: null, before: ['Viewer'], after: ['Marketer', 'Viewer'] },
              { field: 'password', label: null, before: null, after: null },
              { field: 'secondFactor', label: null, before: true, after: null },
            ],
          },
        ],
        paging: { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: 1, totalIsExact: true, nextCursor: null },
      })
    const body = (await request.json()) as Readonly<Record<string, unknown>>
    asked.push([path, body])
    if (body['ownPassword'] !== 'right') return wrong.clone()
    if (path === 'add') return json({ account: account('4', { login: 'olga' }), password: 'made-by-the-server' })
    if (path.endsWith('/password')) return json({ password: 'another-password' })
    return path.endsWith('/reset-second-factor') ? new Response(null, { status: 204 }) : json(account('2'))
  }, permissions)
  render(
    <fixture.Wing>
      <StaffScreen id={id} />
    </fixture.Wing>,
  )
  return { ...fixture, asked }
}
const dialog = (name: string) => screen.findByRole('dialog', { name }).then((element) => within(element))
const fill = (box: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(box.getByLabelText(label), { target: { value } })

it('lists roles and states, and leads to each account', async () => {
  open(null)
  const rows = within(await screen.findByRole('list', { name: 'Сотрудники' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Администраторэто вывторой фактор/),
    expect.stringMatching(/Наблюдательвторой фактор/),
    expect.stringMatching(/доступ закрытбез второго фактора/),
  ])
  expect(screen.getByRole('link', { name: 'Сотрудник 2' }).getAttribute('href')).toBe('/staff#/staff/2')
})

it('makes an account with the password of the owner, and shows the first password once', async () => {
  const { asked, opened } = open(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  const form = await dialog('Новый сотрудник')
  fill(form, 'Логин', 'olga')
  fireEvent.click(form.getByLabelText('Маркетолог'))
  fill(form, 'Ваш пароль', 'wrong')
  fireEvent.click(form.getByRole('button', { name: 'Добавить' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('Неверный пароль'))
  fill(form, 'Ваш пароль', 'right')
  fireEvent.click(form.getByRole('button', { name: 'Добавить' }))
  const made = await dialog('Пароль: Сотрудник 4')
  expect(made.getByText('made-by-the-server')).toBeTruthy()
  fireEvent.click(made.getByRole('button', { name: 'Готово' }))
  await waitFor(() => expect(opened).toEqual(['/staff#/staff/4']))
  expect(screen.queryByText('made-by-the-server')).toBeNull()
  expect(asked.at(-1)).toEqual(['add', { displayName: '', login: 'olga', roles: ['Marketer'], ownPassword: 'right' }])
})

it('closes, resets and gives another password after the question', async () => {
  const { asked, notices } = open('2')
  const run = async (button: string, title: string, confirm: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const box = await dialog(title)
    fill(box, 'Ваш пароль', 'right')
    fireEvent.click(box.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  }
  await run('Сбросить второй фактор', 'Сбросить второй фактор: Сотрудник 2?', 'Сбросить второй фактор')
  await run('Закрыть доступ', 'Закрыть доступ: Сотрудник 2?', 'Закрыть доступ')
  await run('Новый пароль', 'Новый пароль: Сотрудник 2', 'Выдать')
  expect((await dialog('Пароль: Сотрудник 2')).getByText('another-password')).toBeTruthy()
  expect(asked).toEqual([
    ['2/reset-second-factor', { ownPassword: 'right' }],
    ['2', { displayName: 'Сотрудник 2', roles: ['Viewer'], isActive: false, version: 3, ownPassword: 'right' }],
    ['2/password', { ownPassword: 'right' }],
  ])
  expect(notices[0]?.text).toBe('Второй фактор сброшен, сеансы завершены')
})

it('tells the history in words, of a password nothing but that it was changed', async () => {
  open('2')
  const history = within(await screen.findByRole('region', { name: 'История' }))
  expect(await history.findByText('Пароль изменён')).toBeTruthy()
  const lines = history.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toContain('Роли: Наблюдатель → Маркетолог, Наблюдатель')
  expect(lines).toContain('Второй фактор: Да → Нет')
})

it('offers nothing of it for the own account but name and roles, and nothing at all to who may only read', async () => {
  open('1')
  await screen.findByRole('heading', { level: 1, name: 'Сотрудник 1' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Изменить'])
  expect(screen.getByRole('link', { name: 'Открыть мою учётную запись' })).toBeTruthy()
  cleanup()
  open('2', ['staff-account:read'])
  await screen.findByRole('heading', { level: 1, name: 'Сотрудник 2' })
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const { asked } = open(null, [])
  expect(screen.getByText(/Нет прав на этот раздел/)).toBeTruthy()
  expect(asked).toEqual([])
})
