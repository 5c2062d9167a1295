import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderInProcess as descriptor } from './order-in-process.descriptor'
import { json, staffFixture } from '../testing/staff-fixture'
import { RecordForm } from '../kit/form/record-form'
import { DraftBody } from './draft-screen'

type Fields = Record<string, unknown>

const draft: Fields = {
  id: 'd-1',
  version: 1,
  createdOn: '2026-02-01T10:00:00Z',
  updatedOn: '2026-02-01T10:30:00Z',
  lastStep: 'paymentSelection',
  completeness: 80,
  cart: [{ id: '7', quantity: 2, name: 'Цемент М500', price: 499, total: 998 }],
  total: 998,
  customer: { firstName: 'Пётр', phone: '+79000002000' },
  recipient: null,
  delivery: { cityId: '1', transportCompany: 'Cdek', toDoor: false, purchaseType: 'PayOnDelivery' },
  cityName: 'Москва',
  company: null,
  createdOrderId: null,
  canConfirm: true,
  problems: [],
  survey: null,
  marketing: {},
}
const made = { orderId: '55', orderInProcessId: 'd-1', customerId: '5', orderNumber: '2026-55' }

function open(
  change: Fields = {},
  permissions?: readonly string[],
  confirm: () => Response = () => json(made),
  id: string | null = 'd-1',
) {
  const requests: string[] = []
  const keys: (string | null)[] = []
  const bodies: Fields[] = []
  const fixture = staffFixture(async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    if (request.url.includes('customer/'))
      return json({ id: '5', firstName: 'Анна', lastName: 'Петрова', phone: '+79001234567' })
    if (request.method === 'GET') return json({ ...draft, ...change }, 200, { ETag: '"v1"' })
    if (request.url.endsWith('/edition/')) {
      bodies.push((await request.json()) as Fields)
      return json({
        id: 'd-1',
        version: 2,
        updatedOn: '',
        model: { ...draft, ...bodies.at(-1), id: 'd-1', version: 2 },
      })
    }
    keys.push(request.headers.get('Idempotency-Key'))
    return confirm()
  }, permissions)
  render(
    <fixture.Wing>
      <RecordForm descriptor={descriptor} id={id} body={DraftBody} />
    </fixture.Wing>,
  )
  return { ...fixture, requests, keys, bodies }
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('confirms a draft and leads to the order that was made [ADMIN-ACT-09]', async () => {
  const { requests, notices } = open()
  fireEvent.click(await button('Подтвердить заказ'))
  expect((await screen.findByRole('link', { name: 'Открыть заказ' })).getAttribute('href')).toContain('#/order/55')
  expect(requests).toContain('POST /api/admin/orderInProcess/d-1/confirm')
  expect(notices.map(({ text }) => text)).toEqual(['Создан заказ 2026-55'])
})

it('is read-only but for its confirmation for whoever may not fill it in [ADMIN-13]', async () => {
  const { requests } = open({}, ['order-in-process:read', 'order-in-process:confirm'])
  await button('Подтвердить заказ')
  expect(screen.queryByRole('button', { name: /Сохранить/ })).toBeNull()
  expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0)
  expect(requests.filter((each) => each.startsWith('POST'))).toEqual([])
})

it('shows what is missing, leads to it, and does not confirm', async () => {
  const { requests } = open({ canConfirm: false, problems: ['Выберите пункт выдачи'] })
  expect(await screen.findByText('Выберите пункт выдачи')).toBeTruthy()
  expect((await button('Подтвердить заказ')).disabled).toBe(true)
  fireEvent.click(await button('к части «Доставка»'))
  expect(document.activeElement?.textContent).toContain('Доставка')
  expect(requests.filter((each) => each.startsWith('POST'))).toEqual([])
})

it('explains a refusal, and the next press is a new intention', async () => {
  const refusal = { code: 'price-changed', title: 'Цены', status: 409, current: { total: 1200 } }
  const { keys } = open({}, undefined, () => json(refusal, 409))
  fireEvent.click(await button('Подтвердить заказ'))
  expect(await screen.findByText(/Цены изменились после того/)).toBeTruthy()
  expect(screen.getByText(/Сейчас товары стоят 1\s200/)).toBeTruthy()
  fireEvent.click(await button('Подтвердить заказ'))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).not.toBe(keys[1])
})

it('names the part that the server misses, by its pointer', async () => {
  const errors = [{ pointer: '/delivery/value/pickPointId', field: '', code: 'required', message: 'Нет пункта' }]
  open({}, undefined, () => json({ code: 'validation-failed', title: '', status: 422, errors }, 422))
  fireEvent.click(await button('Подтвердить заказ'))
  expect(await screen.findByText('Нет пункта')).toBeTruthy()
  expect(await button('к части «Доставка»')).toBeTruthy()
})

it('has nothing to confirm with for whoever may not [ADMIN-15]', async () => {
  open({}, ['order-in-process:read'])
  expect(await screen.findByText('Всё заполнено: можно подтверждать')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Подтвердить заказ' })).toBeNull()
})

it('is filled in by staff and saved before it is confirmed', async () => {
  const { bodies } = open()
  fireEvent.change(await screen.findByLabelText('Количество: Цемент М500'), { target: { value: '3' } })
  expect((await button('Подтвердить заказ')).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ cart: [{ id: '7', quantity: 3 }] }))
})

it('begins from nothing, and has nothing to confirm before it is saved', async () => {
  const { bodies } = open({}, undefined, undefined, null)
  fireEvent.change(await screen.findByLabelText('Телефон'), { target: { value: '+79001234567' } })
  expect(screen.queryByRole('button', { name: 'Подтвердить заказ' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(bodies[0]).toMatchObject({ cart: [], customer: { phone: '+79001234567' }, recipient: null }),
  )
})
