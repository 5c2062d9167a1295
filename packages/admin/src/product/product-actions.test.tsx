import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json } from '../testing/staff-fixture'
import { openProduct } from './product-server.fixture'

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { hidden: true })
const inDialog = async (name: string) =>
  fireEvent.click(await within(await dialog()).findByRole('button', { name, hidden: true }))
const formIsRead = () => screen.findByLabelText(/^Название/)

it('a product that may not go is not deleted: its errors are shown and nothing can be confirmed [ADMIN-21]', async () => {
  const errors = [{ kind: 'orders', count: 1, message: 'Товар есть в заказах: 1.', sampleIds: ['17'] }]
  const { requests } = openProduct({
    answers: { 'GET product/7/validatedeletion': () => ({ isValid: false, errors, warnings: [] }) },
  })
  await formIsRead()
  await press('Удалить')
  expect(await screen.findByText('Товар есть в заказах: 1.')).toBeTruthy()
  expect(within(await dialog()).queryByRole('button', { name: 'Удалить навсегда', hidden: true })).toBeNull()
  expect(requests).not.toContain('DELETE product/7')
})

it('a product that may go is deleted when staff confirm, after its warnings [ADMIN-21]', async () => {
  const warnings = [{ kind: 'comments', count: 2, message: 'Отзывы останутся без товара: 2.', sampleIds: [] }]
  const { requests, opened } = openProduct({
    answers: {
      'GET product/7/validatedeletion': () => ({ isValid: true, errors: [], warnings }),
      'DELETE product/7': () => new Response(null, { status: 204 }),
    },
  })
  await formIsRead()
  await press('Удалить')
  expect(await screen.findByText('Отзывы останутся без товара: 2.')).toBeTruthy()
  expect(requests).not.toContain('DELETE product/7')
  await inDialog('Удалить навсегда')
  await waitFor(() => expect(opened).toEqual(['/staff#/product']))
  expect(requests.filter((each) => each.includes('product/7')).slice(-2)).toEqual([
    'GET product/7/validatedeletion',
    'DELETE product/7',
  ])
})

it('a copy is opened, and can be taken back by deleting it', async () => {
  const { opened, notices, requests } = openProduct({
    answers: {
      'POST product/copy': () => ({ id: '8', version: 1, updatedOn: '', warnings: null, model: null }),
      'DELETE product/8': () => new Response(null, { status: 204 }),
    },
  })
  await formIsRead()
  await press('Копировать')
  await waitFor(() => expect(opened).toEqual(['/staff#/product/8']))
  expect(notices[0]?.text).toBe('Создана копия: Грунтовка (копия)')
  notices[0]?.action?.onPress()
  await waitFor(() => expect(requests).toContain('DELETE product/8'))
})

it('what a state prevents is there, disabled, with its reason; without permission it is not there', async () => {
  const { requests, notices, unmount } = openProduct({ product: { type: 'Service' } })
  fireEvent.change(await formIsRead(), { target: { value: 'Другое' } })
  const copy = await screen.findByRole('button', { name: 'Копировать' })
  await waitFor(() => expect(copy.getAttribute('aria-disabled')).toBe('true'))
  const stock = screen.getByRole('button', { name: 'Обновить остаток' })
  expect(stock.getAttribute('title')).toBe('У услуги нет остатка')
  fireEvent.click(stock)
  expect(notices.map(({ text }) => text)).toEqual(['У услуги нет остатка'])
  expect(requests.some((each) => each.startsWith('POST'))).toBe(false)
  unmount()
  openProduct({ permissions: ['product:read', 'product:write'] })
  await formIsRead()
  expect(await screen.findByRole('button', { name: 'Копировать' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Связать с товаром поставщика' })).toBeNull()
})

it('a generated description is compared word by word and goes into the form only when it is accepted', async () => {
  const { requests, record } = openProduct({
    product: { detailedDescription: '<p>Грунт для стен</p>' },
    answers: {
      'GET product/7/generateddescription': () => ({
        text: '<p>Грунт для бетонных стен</p>',
        isShortDescription: false,
        isImproved: true,
        model: 'Модель',
      }),
    },
  })
  await formIsRead()
  await press('Составить описание')
  fireEvent.click(await screen.findByLabelText(/^Улучшить то, что есть/))
  await inDialog('Предложить')
  const inserted = await waitFor(() => {
    const found = document.querySelector('ins')
    if (found === null) throw new Error('no difference yet')
    return found
  })
  expect(inserted.textContent).toContain('бетонных')
  await inDialog('Принять')
  expect(await screen.findByText('Грунт для бетонных стен', {}, { timeout: 10_000 })).toBeTruthy()
  expect(requests.some((each) => each.startsWith('POST'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(record('form')).toMatchObject({ detailedDescription: '<p>Грунт для бетонных стен</p>' }))
})

it('proposed data fills empty fields and characteristics, and is saved with the record', async () => {
  const spec = { specId: 's', specName: 'Вес', valueKind: 'Number', numberValue: 5, displayOrder: 0 }
  const { record } = openProduct({
    product: { shortDescription: 'Своё' },
    answers: {
      'POST product/7/generateproductinfo': () => ({
        shortDescription: 'Чужое',
        detailedDescription: '<p>Новое</p>',
        seo: null,
        specs: [spec],
        warnings: [],
      }),
    },
  })
  await formIsRead()
  await press('Заполнить по данным')
  await inDialog('Принять')
  const tab = await screen.findByRole('tab', { name: /^Характеристики/ })
  await waitFor(() => expect(tab.textContent).toContain('есть несохранённые правки'))
  await screen.findByDisplayValue('5')
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(record('specs')).toMatchObject({ version: 2, specs: [{ specId: 's', numberValue: 5 }] }))
  expect(record('form')).toMatchObject({ shortDescription: 'Своё', detailedDescription: '<p>Новое</p>' })
})

it('the stock is asked for, told by source, and the form takes it without becoming changed', async () => {
  const server = openProduct({
    product: { itemsCount: 1 },
    answers: {
      'POST product/7/itemsCount': () => {
        server.edit('form', { itemsCount: 12 })
        return json({
          productId: '7',
          itemsCount: 12,
          reservedCount: 2,
          bySource: [{ source: 'Склад', count: 12 }],
          checkedOn: '',
        })
      },
    },
  })
  await formIsRead()
  await press('Обновить остаток')
  await screen.findByDisplayValue('12')
  expect(server.notices.map(({ text }) => text)).toEqual(['Остаток: 12, в резерве: 2', 'По источникам: Склад — 12'])
  expect(server.dirty.at(-1)).toBe(false)
})
