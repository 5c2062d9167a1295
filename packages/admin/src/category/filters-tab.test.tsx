import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { FiltersTab } from './filters-tab'

type Fields = Record<string, unknown>
const tag = { id: 't', source: 'Tag', specId: null, name: 'Метки', searchCode: 'tag', filterType: 'Checkboxes' }
const price = { id: 'p', source: 'Price', specId: null, name: 'Цена', searchCode: 'price', filterType: 'Range' }
const rest = { isCollapsed: false, optionIds: null, hint: null }

function open(isReadOnly = false) {
  let settings: Fields = {
    categoryId: 'c',
    version: 3,
    filters: [
      { ...tag, ...rest, displayOrder: 1 },
      { ...price, ...rest, displayOrder: 2 },
    ],
  }
  const saved: Fields[] = []
  const fixture = staffFixture(async (request) => {
    if (request.method === 'GET') return json(settings)
    const body = (await request.json()) as Fields
    if (body['version'] !== settings['version']) return json({ code: 'version-conflict', title: 'x', status: 412 }, 412)
    saved.push(body)
    settings = { ...body, version: Number(body['version']) + 1 }
    return json({ id: 'c', version: settings['version'], updatedOn: '', warnings: null, model: settings })
  })
  render(
    <fixture.Wing>
      <FiltersTab id="c" isReadOnly={isReadOnly} />
    </fixture.Wing>,
  )
  return { ...fixture, saved, others: (change: Fields) => (settings = { ...settings, ...change }) }
}
const preview = () => screen.findByRole('region', { name: 'Как увидят покупатели' })

it('order and kind are edited with what buyers will see beside them, and saved with the version that was read [ADMIN-ACT-13]', async () => {
  const { saved, notices } = open()
  const shown = await preview()
  expect(within(shown).getByRole('checkbox', { name: 'Хит продаж' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Опустить: Метки' }))
  const [, type] = screen.getAllByLabelText('Вид')
  fireEvent.change(type as HTMLElement, { target: { value: 'SeparatedButtonsBySpec' } })
  expect(within(shown).getByRole('button', { name: 'Хит продаж' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено']))
  expect(saved[0]).toMatchObject({
    categoryId: 'c',
    version: 3,
    filters: [
      { id: 'p', displayOrder: 1 },
      { id: 't', displayOrder: 2, filterType: 'SeparatedButtonsBySpec' },
    ],
  })
})

it('what somebody else has saved meanwhile is combined with mine', async () => {
  const { saved, notices, others } = open()
  await preview()
  fireEvent.click(screen.getByRole('button', { name: 'Опустить: Метки' }))
  others({
    version: 4,
    filters: [
      { ...tag, ...rest, hint: 'чужая', displayOrder: 1 },
      { ...price, ...rest, displayOrder: 2 },
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(saved[0]).toMatchObject({ version: 4, filters: [{ id: 'p' }, { id: 't', hint: 'чужая' }] })
})

it('who may only read sees the filters and cannot change them', async () => {
  open(true)
  await preview()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Поднять/ })).toBeNull()
})
