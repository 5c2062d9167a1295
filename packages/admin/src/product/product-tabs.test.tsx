import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../testing/staff-fixture'
import { openProduct } from './product-server.fixture'

const pictures = [
  { fileId: 'a', url: '/a.png', previewUrl: '/a-s.png', alt: 'Ведро', isDefault: true, displayOrder: 0 },
  { fileId: 'b', url: '/b.png', previewUrl: '/b-s.png', alt: 'Валик', isDefault: false, displayOrder: 1 },
]
const attachments = [{ fileId: 'd', name: 'Инструкция', kind: 'Instruction', url: '/d.pdf', displayOrder: 0 }]
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) })
const open = async (name: string) => fireEvent.click(await tab(name))
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

it('one save sends the changed parts one after another, each with its version, and no other [ADMIN-ENT-04] [ADMIN-ENT-05] [ADMIN-ENT-06]', async () => {
  const { requests, record, notices, dirty } = openProduct({ parts: { pictures, attachments } })
  await open('Изображения')
  await type('Описание для незрячих и поиска (alt): Валик', 'Кисть')
  expect((await tab('Изображения')).textContent).toContain('есть несохранённые правки')
  await open('Документы')
  await type('Название: Инструкция', 'Паспорт')
  await open('Характеристики')
  await screen.findByText(/^Характеристик пока нет/)
  expect(dirty.at(-1)).toBe(true)
  requests.length = 0
  save()
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено: Изображения, Документы']))
  const saves = requests.filter((each) => each.startsWith('POST'))
  expect(saves).toEqual(['POST product/pictures', 'POST product/attachments'])
  expect(record('pictures')).toMatchObject({
    productId: '7',
    version: 2,
    pictures: [{ fileId: 'a' }, { fileId: 'b', alt: 'Кисть', displayOrder: 1 }],
  })
  expect((await tab('Изображения')).textContent).toBe('Изображения')
  expect(dirty.at(-1)).toBe(false)
})

it('for a while the save can be taken back by the opposite saves', async () => {
  const { record, notices } = openProduct({ parts: { pictures } })
  await open('Изображения')
  await type('Описание для незрячих и поиска (alt): Валик', 'Кисть')
  save()
  await waitFor(() => expect(record('pictures')).toMatchObject({ version: 2 }))
  await waitFor(() => expect(notices).toHaveLength(1))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(record('pictures')).toMatchObject({ version: 3, pictures: [{}, { alt: 'Валик' }] }))
  await field('Описание для незрячих и поиска (alt): Валик')
})

it('a part that was refused says why on its tab, and the others are saved', async () => {
  const errors = [{ pointer: '/pictures/1/alt', field: '', code: 'max', message: 'слишком длинно' }]
  const { record } = openProduct({
    parts: { pictures, attachments },
    answers: {
      'POST product/pictures': () =>
        json({ code: 'validation-failed', title: 'x', status: 422, type: '', traceId: '', errors }, 422),
    },
  })
  await open('Изображения')
  await type('Описание для незрячих и поиска (alt): Валик', 'Кисть')
  await open('Документы')
  await type('Название: Инструкция', 'Паспорт')
  save()
  await waitFor(async () => expect((await tab('Изображения')).textContent).toContain('не сохранено'))
  expect((await tab('Изображения')).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText('Кисть: слишком длинно')).toBeTruthy()
  expect((await field('Описание для незрячих и поиска (alt): Кисть')).getAttribute('aria-invalid')).toBe('true')
  expect(record('attachments')).toMatchObject({ version: 2, attachments: [{ name: 'Паспорт' }] })
})

it('two people on one part: what only one has changed is merged, what both have is decided by people', async () => {
  const { record, edit } = openProduct({ parts: { pictures } })
  await open('Изображения')
  await type('Описание для незрячих и поиска (alt): Валик', 'Моё')
  edit('pictures', {
    pictures: [
      { ...pictures[1], alt: 'Чужое', displayOrder: 0 },
      { ...pictures[0], title: 'Подпись', displayOrder: 1 },
    ],
  })
  save()
  const dialog = await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByLabelText('Моё'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Сохранить', hidden: true }))
  await waitFor(() =>
    expect(record('pictures')).toMatchObject({
      version: 3,
      pictures: [
        { fileId: 'b', alt: 'Моё' },
        { fileId: 'a', title: 'Подпись' },
      ],
    }),
  )
})

it('a draft of a part is offered without its tab being opened, and merged with what others have saved since', async () => {
  const before = { a: { ...pictures[0], displayOrder: undefined }, b: { ...pictures[1], displayOrder: undefined } }
  const { record } = openProduct({
    parts: { pictures: [{ ...pictures[0], title: 'Новая подпись' }, pictures[1] ?? {}] },
    drafts: {
      pictures: { was: { items: before }, changes: { items: { ...before, b: { ...before.b, alt: 'Из черновика' } } } },
    },
  })
  await waitFor(async () => expect((await tab('Изображения')).textContent).toContain('есть черновик'))
  await open('Изображения')
  fireEvent.click(await screen.findByRole('button', { name: 'Восстановить' }))
  await field('Описание для незрячих и поиска (alt): Из черновика')
  save()
  await waitFor(() =>
    expect(record('pictures')).toMatchObject({
      version: 2,
      pictures: [{ title: 'Новая подпись' }, { alt: 'Из черновика' }],
    }),
  )
})

it('rows move by their buttons, exactly one picture is the main one, and the order is saved', async () => {
  const { record } = openProduct({ parts: { pictures } })
  await open('Изображения')
  fireEvent.click(await screen.findByRole('button', { name: 'Выше: Валик' }))
  expect(screen.getByText('Валик: место 1 из 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Удалить: Ведро' }))
  save()
  await waitFor(() =>
    expect(record('pictures')).toMatchObject({
      version: 2,
      pictures: [{ fileId: 'b', isDefault: true, displayOrder: 0 }],
    }),
  )
})

it('a row is dragged to the place of another', async () => {
  openProduct({ parts: { pictures } })
  await open('Изображения')
  const rows = async () => (await screen.findAllByRole('row')).slice(1)
  const [first, second] = await rows()
  const handle = second?.querySelector('[draggable]') as Element
  const dataTransfer = { setData: () => {}, setDragImage: () => {}, effectAllowed: '', types: [], files: [] }
  fireEvent.dragStart(handle, { dataTransfer })
  fireEvent.dragOver(first as Element, { dataTransfer })
  fireEvent.drop(first as Element, { dataTransfer })
  const [now] = await rows()
  expect(within(now as HTMLElement).getByLabelText(/^Описание.*: Валик$/)).toBeTruthy()
})

it('without the permission to save nothing can be changed, and suppliers are no tab without theirs [ADMIN-15]', async () => {
  openProduct({ parts: { pictures }, permissions: ['product:read'] })
  await open('Изображения')
  expect(await screen.findByText('Валик')).toBeTruthy()
  expect(screen.queryByLabelText('Добавить изображения')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Выше: Валик' })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Поставщики' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})
