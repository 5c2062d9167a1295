import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { menu } from '../../app/menu'
import { json, staffFixture } from '../../testing/staff-fixture'
import { nameOfRow } from './found-records'
import { Palette } from './palette'

const MOMENT = '2026-01-01T00:00:00Z'
const rows: Readonly<Record<string, readonly object[]>> = {
  order: [
    {
      ...{ id: 'o1', version: 1, number: '99956', customerName: 'Константинова Екатерина', phone: '+79451851860' },
      ...{
        status: 'New',
        createdOn: MOMENT,
        updatedOn: MOMENT,
        cityName: 'Тверь',
        transportCompany: 'Cdek',
        toDoor: false,
      },
      ...{ transportCompanyOrderStatus: null, trackCode: null, purchaseType: 'PayOnDelivery', paymentStatus: 'None' },
      ...{ itemsCount: 1, total: 100, paidAmount: 0, managerName: null, source: 'Site', clientRating: 'NotRated' },
      ...{ hasComment: false, tags: [] },
    },
  ],
}

function open(permissions?: readonly string[]) {
  const asked: string[] = []
  const fixture = staffFixture(
    (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [, , , key = ''] = pathname.split('/')
      asked.push(`${key}:${searchParams.get('search')}`)
      return json({ items: rows[key] ?? [], paging: { pageIndex: 1, pageSize: 5 } })
    },
    permissions,
    { menu },
  )
  const onClose = vi.fn()
  render(
    <fixture.Wing>
      <Palette onClose={onClose} />
    </fixture.Wing>,
  )
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  return { ...fixture, asked, onClose, type }
}

it('offers the records themselves first, then sections, then the lists with what was typed', async () => {
  const { type } = open(['order:read', 'customer:read'])
  type('99956')
  const record = await screen.findByRole('link', { name: /^99956, Константинова Екатерина/ })
  expect(record.getAttribute('href')).toBe('/staff#/order/o1')
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(names).toEqual(['/staff#/order/o1', '/staff#/order?search=99956', '/staff#/customer?search=99956'])
})

it('Enter opens the record, also before the search has rested', async () => {
  const { type, opened, onClose } = open(['order:read'])
  type('99956')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  await waitFor(() => expect(opened).toEqual(['/staff#/order/o1']))
  expect(onClose).toHaveBeenCalledOnce()
})

it('asks only lists that the session may read, and opens a section by its name', async () => {
  const { type, opened, asked } = open(['manufacturer:read', 'order:read'])
  type('Производ')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  await waitFor(() => expect(opened).toEqual(['/staff#/manufacturer']))
  expect(asked.filter((each) => !each.startsWith('order:'))).toEqual([])
})

it.each([
  [{ id: '1', number: '7', customerName: 'Анна' }, '7, Анна'],
  [{ id: '1', name: 'Цемент', article: 'A-1' }, 'Цемент, A-1'],
  [{ id: '1', fullName: ' ', phone: '+7' }, '+7'],
  [{ id: '1' }, '1'],
])('a row %j is called %s', (row, name) => {
  expect(nameOfRow(row)).toBe(name)
})
