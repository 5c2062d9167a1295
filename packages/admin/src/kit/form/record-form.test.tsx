import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { feature } from '../../flags/feature.descriptor'
import { customer as customers } from '../../customer/customer.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { RecordForm } from './record-form'

type Fields = Record<string, unknown>

function open(permissions?: readonly string[], refuse?: () => Response | null) {
  let record: Fields = {
    id: '1',
    version: 1,
    name: 'new-cart',
    title: 'Новая корзина',
    description: null,
    isEnabled: true,
    rolloutPercent: 10,
    audience: 'All',
    cityIds: [],
    updatedOn: '2026-01-01T00:00:00Z',
    partnerCode: 'A-1',
  }
  const requests: string[] = []
  const fixture = staffFixture(async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    const etag = { ETag: `"v${String(record['version'])}"` }
    if (request.method === 'GET') return json(record, 200, etag)
    const refused = refuse?.() ?? null
    if (refused !== null) return refused
    if (request.headers.get('If-Match') !== etag.ETag)
      return json({ code: 'version-conflict', title: 'x', status: 412 }, 412)
    record = { ...((await request.json()) as Fields), version: Number(record['version']) + 1 }
    return json({ id: '1', version: record['version'], updatedOn: '', model: record }, 200, {
      ETag: `"v${String(record['version'])}"`,
    })
  }, permissions)
  render(
    <fixture.Wing>
      <RecordForm descriptor={feature} id="1" onDirty={(isDirty) => isDirty} />
    </fixture.Wing>,
  )
  return {
    ...fixture,
    requests,
    record: () => record,
    edit: (change: Fields) => (record = { ...record, ...change, version: Number(record['version']) + 1 }),
  }
}
const title = () => screen.findByLabelText<HTMLInputElement>(/^Заголовок/)

it('reads a record, saves it with Ctrl+S and sends unknown properties back unchanged [ADMIN-05] [ADMIN-06] [ADMIN-14]', async () => {
  const { requests, record, notices } = open()
  fireEvent.change(await title(), { target: { value: 'Корзина 2' } })
  fireEvent.keyDown(await title(), { key: 's', ctrlKey: true })
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено']))
  expect(requests).toEqual(['GET /api/admin/feature/edition/1', 'POST /api/admin/feature/edition/'])
  expect(record()).toMatchObject({ title: 'Корзина 2', partnerCode: 'A-1', version: 2 })
})

it('two staff members: what both have changed is decided field by field, and nothing is lost', async () => {
  const { record, edit } = open()
  fireEvent.change(await title(), { target: { value: 'Моё' } })
  edit({ title: 'Чужое', rolloutPercent: 50 })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(record()).toMatchObject({ title: 'Чужое', version: 2 })
  fireEvent.click(within(dialog).getByLabelText('Моё'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Сохранить', hidden: true }))
  await waitFor(() => expect(record()).toMatchObject({ title: 'Моё', rolloutPercent: 50, version: 3 }))
})

it('what the server finds wrong is shown at its field [ADMIN-23]', async () => {
  const errors = [{ pointer: '/title', field: 'title', code: 'unique', message: 'Такой заголовок уже есть' }]
  open(undefined, () => json({ code: 'validation-failed', title: 'Проверьте поля', status: 422, errors }, 422))
  fireEvent.change(await title(), { target: { value: 'Корзина' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(async () => expect((await title()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Такой заголовок уже есть')).toHaveLength(2)
})

it('without the permission to save there is nothing to save with; without that to read, no request [ADMIN-15]', async () => {
  open(['feature:read'])
  expect(await screen.findByText('Только просмотр')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  const { requests } = open(['order:read'])
  expect(screen.getByText('Нет прав на этот раздел. Их выдаёт администратор.')).toBeTruthy()
  expect(requests).toEqual([])
})

it('what was typed and not saved is offered again', async () => {
  const record = { id: '1', version: 1, name: 'a', title: 'A', isEnabled: true, rolloutPercent: 1, audience: 'All' }
  const fixture = staffFixture(() => json(record))
  await fixture.staff.drafts.write('1:feature:1', {
    savedOn: '2026-01-01T10:00:00Z',
    changes: { title: 'Из черновика' },
  })
  render(
    <fixture.Wing>
      <RecordForm descriptor={feature} id="1" onDirty={(isDirty) => isDirty} />
    </fixture.Wing>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
  expect((await title()).value).toBe('Из черновика')
})

it('a record inside of a record may be left out whole; of one that is begun the required fields are', async () => {
  const saved: Fields[] = []
  const on = '2026-01-01T00:00:00Z'
  const name = { firstName: 'Пётр', fullName: 'Пётр', phone: '+79001234567' }
  const counted = { ordersCount: 0, totalSpent: 0, rating: 'NotRated', registeredOn: on, updatedOn: on, marketing: {} }
  const flags = { isBlocked: false, acceptsEmail: false, acceptsSms: false, tags: [] }
  const customer = { id: '1', version: 1, type: 'Person', company: null, ...name, ...counted, ...flags }
  const { Wing } = staffFixture(async (request) => {
    if (request.method === 'GET') return json(customer)
    saved.push((await request.json()) as Fields)
    return json({ id: '1', version: 2, updatedOn: '', model: customer })
  })
  render(
    <Wing>
      <RecordForm descriptor={customers} id="1" />
    </Wing>,
  )
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type(/^ИНН/, '7701234567')
  fireEvent.keyDown(await screen.findByLabelText(/^ИНН \*/), { key: 's', ctrlKey: true })
  await waitFor(() => expect(screen.getAllByText('обязательно для заполнения')).toHaveLength(5))
  await type(/^ИНН/, '')
  await waitFor(() => expect(screen.queryByText('Есть несохранённые правки')).toBeNull())
  await type(/^Заметка для коллег/, 'звонить утром')
  fireEvent.keyDown(screen.getByLabelText(/^ИНН$/), { key: 's', ctrlKey: true })
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ company: null, comment: 'звонить утром' })
})

it.each([
  ['12,5', 12.5, ''],
  ['1 0', 10, ''],
  ['1e1', 10, ''],
  ['12abc', 10, '«12abc» — не число. Осталось прежнее значение'],
])('a typed number is read or refused as a whole, never cut: %s', async (typed, saved, said) => {
  const { record } = open()
  await title()
  const percent = screen.getByLabelText<HTMLInputElement>(/^Доля/)
  fireEvent.focus(percent)
  fireEvent.change(percent, { target: { value: typed } })
  fireEvent.blur(percent)
  expect(percent.parentElement?.querySelector('[role=status]')?.textContent ?? '').toBe(said)
  fireEvent.change(await title(), { target: { value: 'Корзина 2' } })
  fireEvent.keyDown(await title(), { key: 's', ctrlKey: true })
  await waitFor(() => expect(record()).toMatchObject({ title: 'Корзина 2', rolloutPercent: saved }))
})
