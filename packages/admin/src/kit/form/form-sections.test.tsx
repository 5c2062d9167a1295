import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import { specGroup } from '../../spec/spec-group.descriptor'
import { RecordForm } from './record-form'
import type { Descriptor } from '../describe/descriptor.types'

async function openForm(descriptor: Descriptor, fields: object) {
  const { Wing } = staffFixture(() => json(fields))
  render(
    <Wing>
      <RecordForm descriptor={descriptor} id="7" />
    </Wing>,
  )
  await screen.findAllByRole('heading', { level: 3 })
}

it('a long form has a list of its parts, which leads to each and gives it the focus', async () => {
  const sections = (['main', 'texts', 'links', 'seo'] as const).map((key) => ({
    key,
    fields: [{ field: key === 'main' ? 'name' : `${key}Text`, kind: 'text' } as const],
  }))
  await openForm({ ...specGroup, sections }, { id: '7', version: 1, name: 'Дрель' })
  const jumps = screen.getByRole('navigation', { name: 'Части формы' })
  expect([...jumps.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    ...['Основное', 'Тексты', 'Связи', 'SEO'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'SEO' }))
  expect(document.activeElement?.textContent).toBe('SEO')
})

it('a short form has none', async () => {
  await openForm(specGroup, { id: '7', version: 1, name: 'Основные', displayOrder: 1, specIds: [] })
  expect(screen.queryByRole('navigation')).toBeNull()
})
