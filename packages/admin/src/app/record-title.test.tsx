import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { specGroup } from '../spec/spec-group.descriptor'
import { staffFixture } from '../testing/staff-fixture'
import { RecordScreen } from './record-screen'

afterEach(cleanup)

const savedByPyotr = {
  resource: 'specGroups',
  id: '7',
  version: 3,
  kind: 'updated',
  state: null,
  actorId: '2',
  actorName: 'Пётр',
  on: '',
} as const

it('names the record, also after a save and after somebody else has renamed it', async () => {
  let record: Readonly<Record<string, unknown>> = {
    id: '7',
    version: 1,
    name: 'Основные',
    displayOrder: 1,
    specIds: [],
  }
  const tag = () => ({ ETag: `"${Number(record['version'])}"`, 'Content-Type': 'application/json' })
  const { Wing, tell } = staffFixture(async (request) => {
    if (!request.url.includes('/edition/')) return new Response('{}', { status: 404 })
    if (request.method === 'POST') {
      record = { ...((await request.json()) as object), version: Number(record['version']) + 1 }
      const saved = { id: '7', version: record['version'], updatedOn: '', warnings: null, model: record }
      return new Response(JSON.stringify(saved), { headers: tag() })
    }
    return new Response(JSON.stringify(record), { headers: tag() })
  })
  render(
    <Wing>
      <RecordScreen descriptor={specGroup} id="7" onDirty={() => {}} />
    </Wing>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Группа характеристик: Основные' })
  fireEvent.change(await screen.findByRole('textbox', { name: /Название/ }), { target: { value: 'Главные' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Группа характеристик: Главные' })).toBeTruthy()

  record = { ...record, name: 'Прочие', version: 3 }
  act(() => tell(savedByPyotr))
  fireEvent.click(await screen.findByRole('button', { name: 'Обновить, сохранив введённое' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Группа характеристик: Прочие' })).toBeTruthy()
})
