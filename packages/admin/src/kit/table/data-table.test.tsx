import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryUrl } from '../lib/url-port'
import { feature } from '../../flags/feature.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import { DataTable } from './data-table'

const rows = Array.from({ length: 30 }, (_, at) => ({
  id: String(at + 1),
  version: 1,
  name: `flag-${at + 1}`,
  title: 'Флаг',
  isEnabled: at % 2 === 0,
  rolloutPercent: at,
  audience: 'All',
  updatedOn: '2026-01-01T00:00:00Z',
}))

beforeEach(() => {
  localStorage.clear()
  // A grid with a measured height, which happy-dom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

function open(permissions?: readonly string[], items: readonly unknown[] = rows) {
  const asked: string[] = []
  const fixture = staffFixture((request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(decodeURIComponent(pathname + search))
    const paging = {
      pageIndex: 1,
      pageSize: 100,
      pageCount: 1,
      totalCount: items.length,
      totalIsExact: true,
      nextCursor: null,
    }
    return json({ items, paging })
  }, permissions)
  const url = createMemoryUrl()
  url.write('f.isEnabled=true&f.sort=&utm_source=x', 'replace')
  render(
    <fixture.Wing>
      <DataTable descriptor={feature} url={url} prefix="f" />
    </fixture.Wing>,
  )
  return { ...fixture, asked, url }
}

it('asks for the filters of the address without empties, and shows real links to the records [ADMIN-03] [ADMIN-04] [ADMIN-09]', async () => {
  const { asked } = open()
  const link = await screen.findByRole('link', { name: 'flag-1' })
  expect(link.getAttribute('href')).toBe('/staff#/feature/1')
  expect(asked).toEqual(['/api/admin/feature/preview?isEnabled=true&pageIndex=1&pageSize=100'])
})

it('is one grid with the numbers of all rows and one stop for the Tab key', async () => {
  open()
  const grid = await screen.findByRole('grid', { name: feature.resource.titles.ru })
  expect(grid.getAttribute('aria-rowcount')).toBe('31')
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2')
  expect(grid.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1)
})

it('sorts by a press on a column, and keeps the other keys of the page', async () => {
  const { asked, url } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Название' }))
  await waitFor(() => expect(url.read()).toBe('utm_source=x&f.isEnabled=true&f.sort=-name'))
  await waitFor(() => expect(asked.at(-1)).toContain('sort=-name'))
})

it('Space selects, Enter opens, Ctrl+A selects all that match', async () => {
  const { opened } = open()
  await screen.findByRole('link', { name: 'flag-1' })
  const [cell] = screen.getAllByRole('gridcell') as [HTMLElement]
  fireEvent.focus(cell)
  fireEvent.keyDown(cell, { key: ' ' })
  expect(await screen.findByText('Выбрано: 1')).toBeTruthy()
  fireEvent.keyDown(cell, { key: 'a', ctrlKey: true })
  expect(screen.getByText('Выбрано: 30')).toBeTruthy()
  fireEvent.keyDown(cell, { key: 'Enter' })
  expect(opened).toEqual(['/staff#/feature/1'])
})

it('says that nothing was found and takes the filters away', async () => {
  const { url } = open(undefined, [])
  expect(await screen.findByText('Ничего не найдено')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Сбросить фильтры' })[0] as HTMLElement)
  expect(url.read()).toBe('utm_source=x')
})

it('without the permission to read there is a notice and no request [ADMIN-15]', () => {
  const { asked } = open(['order:read'])
  expect(screen.getByText('Нет прав на этот раздел. Их выдаёт администратор.')).toBeTruthy()
  expect(asked).toEqual([])
})

it('has pages for whom endless scrolling is no help [ADMIN-08]', async () => {
  localStorage.setItem('prilavok-staff:list:feature', JSON.stringify({ isPaged: true }))
  const asked: string[] = []
  const fixture = staffFixture((request) => {
    asked.push(new URL(request.url).search)
    const paging = { pageIndex: 1, pageSize: 100, pageCount: 3, totalCount: 250, totalIsExact: true, nextCursor: null }
    return json({ items: rows, paging })
  })
  const url = createMemoryUrl()
  url.write('sort=name', 'replace')
  render(
    <fixture.Wing>
      <DataTable descriptor={feature} url={url} />
    </fixture.Wing>,
  )
  const current = () => screen.getByRole('button', { current: 'page' }).textContent
  await waitFor(() => expect(current()).toBe('1'))
  fireEvent.click(screen.getByRole('button', { name: 'Вперёд' }))
  await waitFor(() => expect(current()).toBe('2'))
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=name&pageIndex=2&pageSize=100'))
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('102')
})

it('runs an action on the selected rows once its value is chosen', async () => {
  const { staff, notices, bodies } = openBulk()
  expect(staff).toBeTruthy()
  await screen.findByRole('link', { name: 'flag-1' })
  const [cell] = screen.getAllByRole('gridcell') as [HTMLElement]
  fireEvent.focus(cell)
  fireEvent.keyDown(cell, { key: ' ' })
  const run = screen.getByRole('button', { name: 'Выполнить' })
  expect(run.hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByLabelText('Значение'), { target: { value: 'false' } })
  fireEvent.click(run)
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Изменено записей: 1']))
  expect(bodies).toEqual([{ ids: ['1'], action: 'setEnabled', payload: { enabled: false, value: false } }])
  expect(screen.queryByText('Выбрано: 1')).toBeNull()
})

it('the box above the rows selects what is loaded; all that match are selected when asked for', async () => {
  openBulk(300)
  await screen.findByRole('link', { name: 'flag-1' })
  const box = screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' })
  fireEvent.click(box)
  expect(await screen.findByText('Выбрано: 30')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать все подходящие: 300' }))
  expect(screen.getByText('Выбрано: 300')).toBeTruthy()
  fireEvent.click(box)
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull())
})

it('does not say how many all that match are where they were counted up to a bound', async () => {
  openBulk(100, [], false)
  await screen.findByRole('link', { name: 'flag-1' })
  expect(screen.getByText('более 100 записей')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Выбрать все подходящие' }))
  fireEvent.change(await screen.findByLabelText('Значение'), { target: { value: 'false' } })
  fireEvent.click(screen.getByRole('button', { name: 'Выполнить' }))
  expect(await screen.findByRole('dialog', { name: 'Включить: Нет. Все подходящие записи' })).toBeTruthy()
})

it('what was selected is not when the filters change', async () => {
  const { url } = openBulk()
  await screen.findByRole('link', { name: 'flag-1' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' }))
  expect(await screen.findByText('Выбрано: 30')).toBeTruthy()
  act(() => url.write('sort=name&isEnabled=true', 'push'))
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull())
})

it('says what will happen to more than twenty rows, names each that failed with a link, and takes the rest back', async () => {
  const { notices, bodies } = openBulk(30, ['3'])
  await screen.findByRole('link', { name: 'flag-1' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' }))
  fireEvent.change(await screen.findByLabelText('Значение'), { target: { value: 'false' } })
  fireEvent.click(screen.getByRole('button', { name: 'Выполнить' }))
  const question = await screen.findByRole('dialog', { name: 'Включить: Нет. Записей: 30' })
  expect(bodies).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Выполнить для 30' }))
  const failed = await screen.findByRole('dialog', { name: 'Не удалось изменить: 1' })
  expect(within(failed).getByRole('link', { name: 'flag-3' }).getAttribute('href')).toBe('/staff#/feature/3')
  expect(failed.textContent).toContain('Нельзя')
  notices.find(({ action }) => action !== undefined)?.action?.onPress()
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ action: 'takeBack', ids: rows.map(({ id }) => id).filter((id) => id !== '3') })
})

function openBulk(total = 30, wrong: readonly string[] = [], isExact = true) {
  const bodies: unknown[] = []
  const fixture = staffFixture(async (request) => {
    if (request.method === 'POST') {
      const body = (await request.json()) as { readonly ids: readonly string[] }
      bodies.push(body)
      const errors = wrong
        .filter((id) => body.ids.includes(id))
        .map((id) => ({
          id,
          problem: { type: 'about:blank', title: 'Нельзя', status: 422, code: 'validation-failed' },
        }))
      return json({ done: body.ids.length - errors.length, failed: errors.length, errors, jobId: null })
    }
    const paging = {
      pageIndex: 1,
      pageSize: 100,
      pageCount: 1,
      totalCount: total,
      totalIsExact: isExact,
      nextCursor: null,
    }
    return json({ items: rows, paging })
  })
  const url = createMemoryUrl()
  url.write('sort=name', 'replace')
  render(
    <fixture.Wing>
      <DataTable descriptor={feature} url={url} />
    </fixture.Wing>,
  )
  return { ...fixture, bodies, url }
}
