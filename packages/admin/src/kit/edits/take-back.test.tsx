import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { feature } from '../../flags/feature.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { RecordForm } from '../form/record-form'
import { RecordTabs } from './record-tabs'

type Fields = Record<string, unknown>

/** A record on its tabs, which somebody can leave and open again. */
function open(isAway: () => boolean = () => false) {
  let record: Fields = {
    id: '1',
    version: 1,
    name: 'new-cart',
    title: 'Было',
    description: null,
    isEnabled: true,
    rolloutPercent: 10,
    audience: 'All',
    cityIds: [],
    updatedOn: '2026-01-01T00:00:00Z',
  }
  const tag = () => `"v${String(record['version'])}"`
  const edit = (change: Fields) => (record = { ...record, ...change, version: Number(record['version']) + 1 })
  const fixture = staffFixture(async (request) => {
    if (request.method === 'GET') return json(record, 200, { ETag: tag() })
    if (isAway()) return json({ code: 'internal-error', title: 'Сервер не отвечает', status: 500 }, 500)
    if (request.headers.get('If-Match') !== tag())
      return json({ code: 'version-conflict', title: 'x', status: 412 }, 412)
    edit((await request.json()) as Fields)
    return json({ id: '1', version: record['version'], updatedOn: '', model: record }, 200, { ETag: tag() })
  })
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'leave' : 'enter'}
        </button>
        {isOpen && (
          <RecordTabs
            label="Record"
            tabs={[{ key: 'form', name: 'Form', content: <RecordForm descriptor={feature} id="1" /> }]}
            mayEdit
            record={{ resource: 'feature', id: '1' }}
            isNew={false}
            onDirty={() => undefined}
            onSaved={() => undefined}
            onClose={() => undefined}
          />
        )}
      </>
    )
  }
  render(
    <fixture.Wing>
      <Screen />
    </fixture.Wing>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const told = () => fixture.notices.map(({ text }) => text)
  const save = async (title: string) => {
    fireEvent.change(await screen.findByLabelText(/^Заголовок/), { target: { value: title } })
    press('Сохранить')
    await waitFor(() => expect(fixture.notices.at(-1)?.action).toBeDefined())
    await waitFor(() => expect(record['title']).toBe(title))
  }
  /** Presses "Undo" in the notice of a save, the first one being 0. */
  const undo = (save: number) => {
    const pressed = fixture.notices.filter(({ action }) => action !== undefined)[save]
    fixture.notices.length = 0
    pressed?.action?.onPress()
  }
  return { press, save, undo, told, edit, record: () => record }
}
const shown = async () => (await screen.findByLabelText<HTMLInputElement>(/^Заголовок/)).value

it('a save is taken back after its record was left, and the record shows that when it is opened again', async () => {
  const { press, save, undo, told, record } = open()
  await save('Стало')
  press('leave')
  press('enter')
  expect(await shown()).toBe('Стало')
  undo(0)
  await waitFor(() => expect(told()).toEqual(['Сохранение отменено']))
  expect(record()).toMatchObject({ title: 'Было', version: 3 })
  await waitFor(async () => expect(await shown()).toBe('Было'))
  press('leave')
  press('enter')
  expect(await shown()).toBe('Было')
})

it('a save that cannot be taken back, away from its record or on it, is not told to be undone', async () => {
  let isAway = false
  const { press, save, undo, told, record } = open(() => isAway)
  await save('Стало')
  isAway = true
  undo(0)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()).not.toContain('Сохранение отменено')
  isAway = false
  await save('Стало иначе')
  press('leave')
  isAway = true
  undo(0)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()).not.toContain('Сохранение отменено')
  expect(record()['title']).toBe('Стало иначе')
})

it('where somebody else has changed the same field, that alone is told, and their value stays', async () => {
  const { save, undo, told, edit, record } = open()
  await save('Стало')
  edit({ title: 'Чужое' })
  undo(0)
  await waitFor(() => expect(told()).toEqual(['Отменить нельзя: эти поля уже изменил другой сотрудник']))
  expect(record()['title']).toBe('Чужое')
})

it('each notice takes back its own save, not the last one', async () => {
  const { save, undo, told, record } = open()
  await save('Первое')
  fireEvent.change(screen.getByLabelText(/^Описание/), { target: { value: 'Второе' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(record()['description']).toBe('Второе'))
  await waitFor(() => expect(told()).toEqual(['Сохранено', 'Сохранено']))
  undo(0)
  await waitFor(() => expect(record()).toMatchObject({ title: 'Было', description: 'Второе', version: 4 }))
  await waitFor(() => expect(told()).toEqual(['Сохранение отменено']))
})
