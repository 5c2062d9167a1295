import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../testing/part-server.fixture'
import { FiltersTab } from './filters-tab'

const rest = { isCollapsed: false, optionIds: null, hint: null, specId: null }
const tag = { ...rest, id: 't', source: 'Tag', name: 'Метки', searchCode: 'tag', filterType: 'Checkboxes' }
const price = { ...rest, id: 'p', source: 'Price', name: 'Цена', searchCode: 'price', filterType: 'Range' }
const placed = (...filters: readonly object[]) => filters.map((each, displayOrder) => ({ ...each, displayOrder }))

const open = (more: Partial<Parameters<typeof openPart>[0]> = {}) =>
  openPart({
    name: 'category:c:filters',
    record: { categoryId: 'c', version: 3, filters: placed(tag, price) },
    content: <FiltersTab id="c" isReadOnly={more.mayEdit === false} />,
    ...more,
  })
const preview = () => screen.findByRole('region', { name: 'Как увидят покупатели' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hint = () => screen.findAllByLabelText<HTMLInputElement>('Подсказка')
const type = async (at: number, value: string) =>
  fireEvent.change((await hint())[at] as HTMLElement, { target: { value } })
const save = () => fireEvent.keyDown(screen.getByRole('list', { name: /^Фильтры/ }), { key: 'ы', ctrlKey: true })

it('order and kind are edited with what buyers will see beside them, and saved with the version that was read [ADMIN-ACT-13]', async () => {
  const { saved, notices } = open()
  const shown = await preview()
  expect(within(shown).getByRole('checkbox', { name: 'Хит продаж' })).toBeTruthy()
  press('Опустить: Метки')
  const [, kind] = screen.getAllByLabelText('Вид')
  fireEvent.change(kind as HTMLElement, { target: { value: 'SeparatedButtonsBySpec' } })
  expect(within(shown).getByRole('button', { name: 'Хит продаж' })).toBeTruthy()
  press('Сохранить')
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено']))
  expect(saved).toEqual([{ categoryId: 'c', filters: placed(price, { ...tag, filterType: 'SeparatedButtonsBySpec' }) }])
})

it('a new filter has a code of its own, and is known by it when it was saved twice', async () => {
  const { edit, stored } = open()
  await preview()
  press('Цена')
  expect(screen.getAllByLabelText<HTMLInputElement>('Код в адресе').map(({ value }) => value)).toEqual([
    'tag',
    'price',
    'price-2',
  ])
  // Its save has come through, and the response has not.
  edit({ filters: placed(tag, price, { ...price, id: 'q', name: null, searchCode: 'price-2' }) })
  save()
  await waitFor(() => expect(stored()).toMatchObject({ version: 5, filters: [{ id: 't' }, { id: 'p' }, { id: 'q' }] }))
  expect(stored()['filters']).toHaveLength(3)
})

it('what somebody else has saved meanwhile is combined with mine', async () => {
  const { saved, edit, notices } = open()
  await preview()
  press('Опустить: Метки')
  edit({ filters: placed({ ...tag, hint: 'чужая' }, price) })
  save()
  await waitFor(() => expect(notices.map(({ text }) => text)).toContain('Сохранено'))
  expect(saved[0]).toMatchObject({ filters: [{ id: 'p' }, { id: 't', hint: 'чужая' }] })
})

it('a filter that both have changed is decided by people', async () => {
  const { edit, stored } = open()
  await preview()
  await type(0, 'моя')
  edit({ filters: placed({ ...tag, hint: 'чужая' }, price) })
  save()
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(within(dialog).getByText(/^Метки ›/)).toBeTruthy()
  fireEvent.click(within(dialog).getByLabelText('чужая'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Сохранить', hidden: true }))
  await waitFor(async () => expect((await hint())[0]?.value).toBe('чужая'))
  expect(stored()).toMatchObject({ filters: [{ hint: 'чужая' }, {}] })
})

it('the save is taken back by the opposite save, and what is not saved is forgotten by a press', async () => {
  const { notices, stored } = open()
  await preview()
  await type(0, 'моя')
  save()
  await waitFor(() => expect(stored()).toMatchObject({ version: 4 }))
  await waitFor(() => expect(notices).toHaveLength(1))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(stored()).toMatchObject({ version: 5, filters: [{ hint: null }, {}] }))
  await type(1, 'другая')
  press('Сбросить правки')
  expect((await hint()).map(({ value }) => value)).toEqual(['', ''])
})

it('what was typed and not saved is offered again, and merged with what others have saved since', async () => {
  const items = (more: object) => ({ items: { t: { ...tag, ...more }, p: price } })
  open({
    record: { categoryId: 'c', version: 4, filters: placed(tag, { ...price, name: 'Стоимость' }) },
    draft: { was: items({}), changes: items({ hint: 'из черновика' }) },
  })
  await preview()
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
  expect((await hint())[0]?.value).toBe('из черновика')
  expect(screen.getByRole('listitem', { name: 'Стоимость' })).toBeTruthy()
})

it('reading the record again brings the edits of others and keeps what was typed', async () => {
  const { edit, tell } = open()
  await preview()
  await type(0, 'моя')
  edit({ filters: placed(tag, { ...price, name: 'Стоимость' }) })
  act(() =>
    tell({
      kind: 'updated',
      resource: 'category',
      id: '1',
      version: 4,
      state: null,
      actorId: '2',
      actorName: 'Олег',
      on: '2026-02-01T10:00:00Z',
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Обновить/ }))
  expect(await screen.findByRole('listitem', { name: 'Стоимость' })).toBeTruthy()
  expect((await hint())[0]?.value).toBe('моя')
})

it('who may only read sees the filters and cannot change them', async () => {
  open({ mayEdit: false })
  await preview()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Поднять/ })).toBeNull()
})
