import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customer } from '../../customer/customer.descriptor'
import { log } from '../../log/log.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import type { Descriptor } from '../describe/descriptor.types'
import { createMemoryUrl } from '../lib/url-port'
import { DataTable } from './data-table'

const people = Array.from({ length: 30 }, (_, at) => ({
  id: String(at + 1),
  version: 1,
  fullName: `Покупатель ${at + 1}`,
  phone: at === 0 ? '+79451851860' : '+7945***60',
  email: null,
  type: 'Person',
  cityName: 'Тверь',
  rating: 'Neutral',
  ordersCount: at,
  totalSpent: 1500.5,
  lastOrderOn: null,
}))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  const narrow = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => narrow)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(descriptor: Descriptor, items: readonly unknown[]) {
  const asked: string[] = []
  const fixture = staffFixture((request) => {
    asked.push(decodeURIComponent(new URL(request.url).search))
    const paging = { pageIndex: 1, pageSize: 100, pageCount: 1, totalCount: items.length, totalIsExact: true }
    return json({ items, paging: { ...paging, nextCursor: null } })
  })
  const url = createMemoryUrl()
  url.write('sort=fullName', 'replace')
  render(
    <fixture.Wing>
      <DataTable descriptor={descriptor} url={url} />
    </fixture.Wing>,
  )
  return { ...fixture, asked, url }
}
const cards = async () => within(await screen.findByRole('list', { name: 'Покупатели' })).getAllByRole('listitem')

it('on a phone a list is a list of cards: a link, a badge, columns with their names, a phone that is called', async () => {
  open(customer, people)
  const [first, second] = (await cards()) as [HTMLElement, HTMLElement]
  expect(screen.queryByRole('grid')).toBeNull()
  expect([first.getAttribute('aria-posinset'), first.getAttribute('aria-setsize')]).toEqual(['1', '30'])
  const card = within(first)
  expect(card.getByRole('link', { name: 'Покупатель 1' }).getAttribute('href')).toBe('/staff#/customer/1')
  expect(card.getByRole('link', { name: /945/ }).getAttribute('href')).toBe('tel:+79451851860')
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Телефон',
    'Заказов',
    'Сумма покупок',
  ])
  expect(within(second).queryByRole('link', { name: /945/ })).toBeNull()
})

it('only cards in sight are there', async () => {
  open(
    customer,
    Array.from({ length: 300 }, (_, at) => ({ ...people[0], id: `${at}`, fullName: `Покупатель ${at}` })),
  )
  expect((await cards()).length).toBeLessThan(40)
})

it('search, filters and the rest take one line; filters and the order open at a press', async () => {
  const { asked, url } = open(customer, people)
  await cards()
  expect(screen.queryByRole('group', { name: 'Фильтры' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Столбцы' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
  expect(screen.getByRole('button', { name: 'Столбцы' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Фильтры' }))
  expect(screen.queryByRole('button', { name: 'Столбцы' })).toBeNull()
  fireEvent.change(await screen.findByLabelText('Порядок'), { target: { value: '-totalSpent' } })
  await waitFor(() => expect(asked.at(-1)).toContain('sort=-totalSpent'))
  fireEvent.change(screen.getByLabelText('Заблокирован'), { target: { value: 'true' } })
  await waitFor(() => expect(url.read()).toContain('isBlocked=true'))
  fireEvent.click(screen.getByRole('button', { name: 'Фильтры: 1' }))
  expect(screen.queryByLabelText('Порядок')).toBeNull()
})

it('cards are chosen by their boxes, all that are loaded by the one above, and by the keyboard', async () => {
  open(customer, people)
  const [first, second] = (await cards()) as [HTMLElement, HTMLElement]
  fireEvent.click(within(first).getByRole('checkbox', { name: 'Выбрать: Покупатель 1' }))
  expect(await screen.findByText('Выбрано: 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' }))
  expect(await screen.findByText('Выбрано: 30')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Выбрать загруженные строки' }))
  const link = within(first).getByRole('link', { name: 'Покупатель 1' })
  link.focus()
  fireEvent.keyDown(link, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement).toBe(within(second).getByRole('link', { name: 'Покупатель 2' })))
  fireEvent.keyDown(document.activeElement as Element, { key: ' ' })
  expect(await screen.findByText('Выбрано: 1')).toBeTruthy()
  fireEvent.keyDown(document.activeElement as Element, { key: 'a', ctrlKey: true })
  expect(await screen.findByText('Выбрано: 30')).toBeTruthy()
})

it('a record without a form is a card without a link to one', async () => {
  const line = {
    id: 'l1',
    createdOn: '2026-01-01T00:00:00Z',
    level: 'Warning',
    source: 'audit',
    message: 'Вход',
    traceId: 't1',
  }
  open(log, [line])
  const list = await screen.findByRole('list', { name: 'Журнал' })
  expect(within(list).getByText('Вход').tagName).toBe('STRONG')
  expect(within(list).queryAllByRole('link')).toEqual([])
})
