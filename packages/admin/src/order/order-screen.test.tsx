import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { order as descriptor } from './order.descriptor'
import { json, staffFixture } from '../testing/staff-fixture'
import { orderFixture } from './order.fixture'
import { RecordForm } from '../kit/form/record-form'
import { OrderBody } from './order-body'

type Fields = Record<string, unknown>

function open(
  change: Fields = {},
  permissions?: readonly string[],
  refuse?: (path: string) => Response | null,
  locale: 'ru' | 'en' = 'ru',
) {
  let record: Fields = { ...orderFixture, ...change }
  const requests: string[] = []
  const bodies: Fields[] = []
  const fixture = staffFixture(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/api/admin/', '')
      requests.push(`${request.method} ${path}`)
      const tag = { ETag: `"v${String(record['version'])}"` }
      const refused = refuse?.(path)
      if (refused) return refused
      if (path.startsWith('customer/rating')) return json({ ...ratingOf, customerId: '5' })
      if (path.startsWith('order/send')) return json(sendOf)
      if (path === 'order/track') return json(trackOf)
      if (path.endsWith('/info')) return json(infoOf)
      if (request.method === 'GET') return json(record, 200, tag)
      if (request.headers.get('If-Match') !== tag.ETag) return json({ code: 'version-conflict', status: 412 }, 412)
      const body = (await request.json()) as Fields
      bodies.push(body)
      record = { ...record, ...body, version: Number(record['version']) + 1 }
      const version = record['version']
      return json({ id: '1', version, updatedOn: '', model: record }, 200, { ETag: `"v${String(version)}"` })
    },
    permissions,
    { locale },
  )
  const dirty: boolean[] = []
  render(
    <fixture.Wing>
      <RecordForm descriptor={descriptor} id="1" onDirty={(is) => void dirty.push(is)} body={OrderBody} />
    </fixture.Wing>,
  )
  return { ...fixture, requests, bodies, dirty, record: () => record }
}
const ratingOf = {
  rating: 'Negative',
  ordersTotal: 4,
  delivered: 1,
  refused: 3,
  returned: 0,
  cancelled: 0,
  buyOutPercent: 25,
  percentile: 2,
  isPayOnDeliveryAllowed: false,
  reasons: ['Три отказа подряд'],
}
const sendOf = {
  orderId: '1',
  transportCompany: 'Cdek',
  canSend: false,
  problems: ['Не выбран пункт выдачи'],
  places: [{ weightKg: 2, lengthCm: 10, widthCm: 10, heightCm: 10 }],
  weightKg: 2,
  volumeM3: 0.01,
  declaredValue: 998,
  codAmount: 998,
  recipientName: 'Анна Петрова',
  recipientPhone: '+79001234567',
}
const trackOf = {
  trackNumber: 'RA1',
  transportCompany: 'Cdek',
  transportCompanyName: 'СДЭК',
  status: 'InTransit',
  statusName: 'В пути',
  steps: [{ date: '2026-02-01T10:00:00Z', status: 'InTransit', text: 'Выехал', place: 'Москва' }],
}
const infoOf = {
  ...orderFixture,
  statusName: 'Готов к отгрузке',
  customerName: 'Петрова Анна',
  phone: '+79001234567',
  cityName: 'Москва',
  deliveryText: 'СДЭК, до пункта выдачи',
  paymentText: 'При получении',
  customerOrdersCount: 4,
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('offers the next statuses, saves one at once with the version that was read, and takes it back', async () => {
  const { requests, bodies, notices, record } = open()
  fireEvent.click(await button('Передан в транспортную компанию'))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Сохранено']))
  expect(bodies[0]).toMatchObject({ status: 'Shipped' })
  expect(requests).toContain('POST order/edition/')
  notices[0]?.action?.onPress()
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Сохранение отменено'))
  expect(record()).toMatchObject({ status: 'ReadyToShip', version: 3 })
})

it('asks why an order is cancelled, and cancels with the reason', async () => {
  const { bodies } = open()
  fireEvent.click(await button('Отменён магазином'))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  const inDialog = within(dialog)
  fireEvent.click(inDialog.getByRole('button', { name: 'Отменить заказ', hidden: true }))
  expect(await inDialog.findByText('Выберите причину отмены')).toBeTruthy()
  expect(bodies).toEqual([])
  fireEvent.change(inDialog.getByLabelText('Причина отмены'), { target: { value: 'OutOfStock' } })
  fireEvent.click(inDialog.getByRole('button', { name: 'Отменить заказ', hidden: true }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ status: 'CancelledByShop', cancelReason: 'OutOfStock' }))
})

it('judges track code and status together and saves both in one call [ADMIN-22] [ADMIN-ACT-11]', async () => {
  const { requests, bodies } = open({ trackCode: null, transportCompanyOrderStatus: null })
  fireEvent.change(await screen.findByLabelText('Трек-номер'), { target: { value: 'RA1' } })
  expect(await screen.findByText('Если введён трек-код, статус заказа должен быть заполнен')).toBeTruthy()
  fireEvent.click(await button('Сохранить трек'))
  expect(requests.filter((each) => each.startsWith('POST'))).toEqual([])
  fireEvent.change(screen.getByLabelText('Статус в ТК'), { target: { value: 'Accepted' } })
  fireEvent.click(await button('Сохранить трек'))
  await waitFor(() => expect(requests).toContain('POST order/edition/tkstatus/'))
  expect(bodies).toEqual([{ id: '1', trackCode: 'RA1', transportCompanyOrderStatus: 'Accepted' }])
})

it('asks the carrier on a click and shows where the parcel is [ADMIN-ACT-12]', async () => {
  const { requests } = open({ trackCode: 'RA1', transportCompanyOrderStatus: 'Accepted' })
  fireEvent.click(await button('Где посылка'))
  expect(await screen.findByText('Выехал, Москва')).toBeTruthy()
  expect(requests.filter((each) => each === 'POST order/track')).toHaveLength(1)
  fireEvent.click(await button('Взять статус перевозчика'))
  expect(screen.getByLabelText<HTMLSelectElement>('Статус в ТК').value).toBe('InTransit')
})

it('reads the data for the carrier on a click alone, and never twice by itself [ADMIN-ACT-21]', async () => {
  let fails = true
  const { requests } = open({}, undefined, (path) =>
    path.startsWith('order/send') && fails ? json({ code: 'unavailable', title: 'Занято', status: 503 }, 503) : null,
  )
  const sent = () => requests.filter((each) => each === 'GET order/send/1')
  const send = await button('Данные для перевозчика')
  await screen.findByText('Выкуплено 1 из 4')
  expect(sent()).toHaveLength(0)
  fireEvent.click(send)
  expect(await screen.findByText('Занято')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  fails = false
  fireEvent.click(send)
  expect(await screen.findByText('Не выбран пункт выдачи')).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

it('shows how the customer collects orders [ADMIN-ACT-20]', async () => {
  const { requests } = open()
  expect(await screen.findByText('отказов: 3')).toBeTruthy()
  expect(screen.getByText('Оплата при получении не предлагается')).toBeTruthy()
  expect(requests).toContain('GET customer/rating/5')
})

it('opens the card of a phone call by a key, and a digit in it sets the status [ADMIN-ACT-23]', async () => {
  const { requests, bodies } = open()
  await button(/Карточка звонка/)
  fireEvent.keyDown(document.body, { code: 'KeyI', key: 'ш' })
  expect(await screen.findByText('Заказов у покупателя: 4')).toBeTruthy()
  expect(requests).toContain('GET order/1/info')
  fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' })
  await waitFor(() => expect(bodies[0]).toMatchObject({ status: 'Shipped' }))
})

it('says delivery and payment in the language of the wing in that card', async () => {
  open({}, undefined, undefined, 'en')
  fireEvent.click(await button(/Call card/))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(await within(dialog).findByText('Orders of the customer: 4')).toBeTruthy()
  expect(dialog.textContent).not.toMatch(/СДЭК|до пункта выдачи|При получении/)
})

it('offers nothing to whoever may not change an order [ADMIN-15]', async () => {
  open({}, ['order:read'])
  expect(await screen.findByText('Только просмотр')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Передан в транспортную компанию' })).toBeNull()
  expect(screen.queryByLabelText('Трек-номер')).toBeNull()
  expect(screen.queryByText(/Выкуплено/)).toBeNull()
})

it('a refused status leaves the order as it was', async () => {
  const refusal = () => json({ code: 'status-transition-not-allowed', title: 'Нельзя', status: 409 }, 409)
  const { dirty } = open({}, undefined, (path) => (path === 'order/edition/' ? refusal() : null))
  fireEvent.click(await button('Передан в транспортную компанию'))
  expect(await screen.findByText('Нельзя')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Путь заказа' }).querySelector('[aria-current]')?.textContent).toBe(
    'Готов к отгрузке',
  )
  await waitFor(() => expect(dirty.at(-1)).toBe(false))
})
