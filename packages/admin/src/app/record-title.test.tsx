import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { descriptorOf } from '../resources/descriptors'
import type { Descriptor } from '../resources/descriptor.types'
import { staffFixture } from '../testing/staff-fixture'
import { RecordScreen } from './record-screen'

afterEach(cleanup)

it('names the record, also after a save', async () => {
  let record: Readonly<Record<string, unknown>> = {
    id: '7',
    version: 1,
    name: 'Основные',
    displayOrder: 1,
    specIds: [],
  }
  const tag = () => ({ ETag: `"${Number(record['version'])}"`, 'Content-Type': 'application/json' })
  const { Wing } = staffFixture(async (request) => {
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
      <RecordScreen descriptor={descriptorOf('specGroups') as Descriptor} id="7" onDirty={() => {}} />
    </Wing>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Группа характеристик: Основные' })
  fireEvent.change(await screen.findByRole('textbox', { name: /Название/ }), { target: { value: 'Главные' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Группа характеристик: Главные' })).toBeTruthy()
})
