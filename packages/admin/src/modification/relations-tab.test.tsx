import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../testing/part-server.fixture'
import { RelationsTab } from './relations-tab'

const relation = (id: string, more: object = {}) => ({
  relatedModificationId: id,
  related: { id, name: id, fullName: `Модификация ${id}`, rootId: null, isBase: false },
  type: 'Analog',
  note: null,
  displayOrder: 0,
  ...more,
})
const open = (more: Partial<Parameters<typeof openPart>[0]> = {}) =>
  openPart({
    name: 'modification:m:relations',
    record: { modificationId: 'm', version: 2, items: [relation('5'), relation('6', { displayOrder: 1 })] },
    content: <RelationsTab id="m" isReadOnly={more.mayEdit === false} />,
    ...more,
  })
const notes = () => screen.findAllByLabelText<HTMLInputElement>('Пометка')
const write = async (at: number, value: string) =>
  fireEvent.change((await notes())[at] as HTMLElement, { target: { value } })
const save = () =>
  fireEvent.keyDown(screen.getByRole('list', { name: 'Связи модификации' }), { key: 's', ctrlKey: true })

it('kinds and notes are edited and saved together, with the version that was read', async () => {
  const { saved, notices } = open()
  await write(0, 'дешевле')
  const [kind] = screen.getAllByLabelText('Вид связи')
  fireEvent.change(kind as HTMLElement, { target: { value: 'Replacement' } })
  fireEvent.click(screen.getByRole('button', { name: 'Убрать связь: Модификация 6' }))
  save()
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено']))
  expect(saved).toMatchObject([
    { modificationId: 'm', items: [{ relatedModificationId: '5', type: 'Replacement', note: 'дешевле' }] },
  ])
  expect(saved[0]?.['items']).toHaveLength(1)
})

it('a relation to nothing is not sent', async () => {
  const { saved } = open()
  await notes()
  fireEvent.click(screen.getByRole('button', { name: 'Добавить связь' }))
  save()
  await screen.findByText('С чем связана: обязательно для заполнения')
  expect(saved).toEqual([])
})

it('what others have added meanwhile stays, and names that come with an id are nobody’s edit', async () => {
  const { edit, stored } = open()
  await write(0, 'моя')
  const renamed = relation('5', { related: { id: '5', name: '5', fullName: 'Новое имя', rootId: null, isBase: false } })
  edit({ items: [renamed, relation('6', { displayOrder: 1 }), relation('7', { displayOrder: 2 })] })
  save()
  await waitFor(() => expect(stored()).toMatchObject({ version: 4, items: [{ note: 'моя' }, {}, {}] }))
})

it('a draft is offered, and the save is taken back by the opposite save', async () => {
  const items = (note: string | null) => ({
    items: {
      'Analog 5': relation('5', { note, displayOrder: undefined }),
      'Analog 6': relation('6', { displayOrder: undefined }),
    },
  })
  const { stored, notices } = open({ draft: { was: items(null), changes: items('из черновика') } })
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
  expect((await notes())[0]?.value).toBe('из черновика')
  save()
  await waitFor(() => expect(stored()).toMatchObject({ version: 3, items: [{ note: 'из черновика' }, {}] }))
  await waitFor(() => expect(notices).toHaveLength(1))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(stored()).toMatchObject({ version: 4, items: [{ note: null }, {}] }))
})

it('who may only read sees links', async () => {
  open({ mayEdit: false })
  expect(await screen.findByRole('link', { name: 'Модификация 5' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Добавить связь' })).toBeNull()
})
