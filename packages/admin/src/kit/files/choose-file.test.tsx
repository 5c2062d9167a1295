import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, staffFixture } from '../../testing/staff-fixture'
import { FromLibrary } from './from-library'

const items = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.png`, previewUrl: `/files/${id}`, sizeBytes: 10 }))
const paging = { pageIndex: 1, pageSize: 60, pageCount: 1, totalCount: 3, totalIsExact: true, nextCursor: null }

function open(many: boolean, permissions?: readonly string[]) {
  const asked: string[] = []
  const chosen: (readonly string[])[] = []
  const fixture = staffFixture((request) => {
    asked.push(new URL(request.url).search)
    return json({ items, paging })
  }, permissions)
  render(
    <fixture.Wing>
      <FromLibrary
        type="ProductPicture"
        many={many}
        taken={['c']}
        onChoose={(files) => chosen.push(files.map(({ id }) => id))}
      />
    </fixture.Wing>,
  )
  return { asked, chosen, press: () => fireEvent.click(screen.getByRole('button', { name: 'Выбрать из файлов' })) }
}

it('several files of the type are chosen from those that are not there yet', async () => {
  const { asked, chosen, press } = open(true)
  press()
  const first = await screen.findByRole('button', { name: 'Выбрать: a.png' })
  expect(asked[0]).toContain('type=ProductPicture')
  expect(screen.queryByRole('button', { name: 'Выбрать: c.png' })).toBeNull()
  fireEvent.click(first)
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать: b.png' }))
  expect(first.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Добавить: 2' }))
  expect(chosen).toEqual([['a', 'b']])
})

it('where one is wanted, a press chooses it', async () => {
  const { asked, chosen, press } = open(false)
  press()
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Поиск по названию' }), { target: { value: 'b' } })
  await waitFor(() => expect(asked.at(-1)).toContain('search=b'))
  fireEvent.click(await screen.findByRole('button', { name: 'Выбрать: b.png' }))
  expect(chosen).toEqual([['b']])
})

it('is not offered without the permission to read files', () => {
  open(false, ['product:write'])
  expect(screen.queryByRole('button', { name: 'Выбрать из файлов' })).toBeNull()
})
