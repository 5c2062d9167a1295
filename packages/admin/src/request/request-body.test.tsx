import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RecordForm } from '../kit/form/record-form'
import { json, staffFixture } from '../testing/staff-fixture'
import { request } from './request.descriptor'
import { RequestBody } from './request-body'

const record = {
  id: 'r1',
  version: 1,
  kind: 'CallBack',
  status: 'New',
  stateId: 's1',
  stateName: 'Поступила',
  callOn: null,
  reasonId: null,
  managerId: null,
  managerComment: null,
  tags: [],
  attempts: 0,
  lastCalledOn: null,
  draftId: 'draft-of-somebody-1234567890',
  orderId: null,
  orderNumber: null,
  customerName: 'Ольга',
  phone: '+79001112233',
  email: null,
  comment: 'Просит перезвонить',
  cityName: 'Тверь',
  lines: [],
  total: 0,
  createdOn: '2026-02-10T09:00:00Z',
  updatedOn: '2026-02-10T09:00:00Z',
}

const states = [
  { id: 's1', displayOrder: 1, isActive: true, name: 'Новая', status: 'New' },
  { id: 's2', displayOrder: 2, isActive: true, name: 'Связались', status: 'Called' },
  { id: 's3', displayOrder: 3, isActive: true, name: 'Думает', status: 'Called' },
  { id: 's4', displayOrder: 4, isActive: true, name: 'Спам', status: 'Refused' },
]

function open() {
  const bodies: Record<string, unknown>[] = []
  const fixture = staffFixture(async (asked) => {
    const { pathname } = new URL(asked.url)
    if (asked.method === 'POST' && pathname.endsWith('/edition/')) {
      const body = (await asked.json()) as Record<string, unknown>
      bodies.push(body)
      const model = { ...record, ...body, version: 2 }
      return json({ id: 'r1', version: 2, updatedOn: record.updatedOn, warnings: null, model })
    }
    if (pathname.endsWith('/requestState/preview'))
      return json({ items: states, paging: { pageIndex: 1, pageSize: 100 } })
    if (pathname.endsWith('/preview'))
      return json({ items: [{ ...record, id: 'r2' }], paging: { pageIndex: 1, pageSize: 2 } })
    return json(record, 200, { ETag: '"1"' })
  })
  render(
    <fixture.Wing>
      <RecordForm descriptor={request} id="r1" body={RequestBody} />
    </fixture.Wing>,
  )
  return { ...fixture, bodies }
}

it('says who asks for what, with a phone that calls and the draft of the order', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Обратный звонок: Ольга' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toBe('tel:+79001112233')
  expect(screen.getByRole('link', { name: 'Оформить заказ' }).getAttribute('href')).toContain(record.draftId)
})

it('is called again in an hour by a press or its key, whatever the layout', async () => {
  const { bodies } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Перезвонить через час' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ status: 'CallAgain' })
  expect(Date.parse(String(bodies[0]?.['callOn'])) - Date.now()).toBeGreaterThan(3_500_000)
  fireEvent.keyDown(document.body, { code: 'KeyD', key: 'в' })
  await waitFor(() => expect(bodies[1]).toMatchObject({ status: 'Called' }))
})

it('is refused with a reason alone, and leads to the next', async () => {
  const { opened } = open()
  expect((await screen.findByRole('button', { name: 'Отказ' })).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Следующая заявка' }))
  await waitFor(() => expect(opened).toEqual(['/staff#/request/r2']))
})

it("has the shop's own states, each a press where nothing more is needed", async () => {
  const { bodies } = open()
  expect(await screen.findByText('Поступила')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Думает' }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ stateId: 's3', status: 'Called' }))
  fireEvent.click(screen.getByRole('button', { name: 'Связались' }))
  await waitFor(() => expect(bodies[1]).toMatchObject({ stateId: 's2', status: 'Called' }))
})
