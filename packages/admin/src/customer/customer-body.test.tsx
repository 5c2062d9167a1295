import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RecordForm } from '../kit/form/record-form'
import { json, staffFixture } from '../testing/staff-fixture'
import { customer } from './customer.descriptor'
import { CustomerBody } from './customer-body'

const ON = '2026-02-10T09:00:00Z'
const record = {
  id: 'c1',
  version: 1,
  type: 'Person',
  lastName: 'Петрова',
  firstName: 'Анна',
  middleName: null,
  fullName: 'Петрова Анна',
  phone: '+79001234567',
  secondaryPhone: null,
  email: null,
  company: null,
  rating: 'Positive',
  isBlocked: false,
  comment: null,
  tags: [],
  acceptsEmail: false,
  acceptsSms: false,
  ordersCount: 2,
  totalSpent: 1500,
  registeredOn: ON,
  marketing: { utm_source: 'yandex', utm_medium: 'cpc' },
  updatedOn: ON,
}
const order = { id: 'o1', number: '17', status: 'Delivered', total: 1500, paid: 1500, createdOn: ON }
const card = {
  id: 'c1',
  totals: { orders: 2, bought: 1, boughtSum: 1500, returned: 1, returnedSum: 300, cancelled: 0 },
  orders: [order],
  drafts: [{ id: 'd1', pieces: 3, completeness: 60, createdOn: ON }],
  requests: [{ id: 'r1', kind: 'CallBack', status: 'New', callOn: null, createdOn: ON }],
  messages: [
    {
      id: 'm1',
      kind: 'user-product-questions',
      productName: 'Цемент',
      text: 'Какая марка?',
      score: null,
      hasAnswer: false,
      createdOn: ON,
    },
  ],
  sent: [
    {
      orderId: 'o1',
      orderNumber: '17',
      channel: 'Sms',
      templateName: 'Заказ отправлен',
      isFailed: true,
      sentBy: 'Олег',
      createdOn: ON,
    },
  ],
  addresses: [
    { cityName: 'Тверь', address: 'ул. Лесная, 7', transportCompany: 'Cdek', toDoor: true, orders: 2, lastOn: ON },
  ],
}

function open(change: object = {}, permissions?: readonly string[], cardStatus = 200) {
  const bodies: Record<string, unknown>[] = []
  const fixture = staffFixture(async (asked) => {
    const { pathname } = new URL(asked.url)
    if (asked.method === 'POST') {
      const body = (await asked.json()) as Record<string, unknown>
      bodies.push(body)
      const model = { ...record, ...body, version: 2 }
      return json({ id: 'c1', version: 2, updatedOn: ON, warnings: null, model }, 200, { ETag: '"2"' })
    }
    if (pathname.endsWith('/card'))
      return cardStatus === 200
        ? json({ ...card, ...change })
        : json({ code: 'unavailable', title: 'Занято', status: cardStatus }, cardStatus)
    return json(record, 200, { ETag: '"1"' })
  }, permissions)
  render(
    <fixture.Wing>
      <RecordForm descriptor={customer} id="c1" body={CustomerBody} />
    </fixture.Wing>,
  )
  return { ...fixture, bodies }
}

it('shows who it is, what they have bought, asked and said, and where it went', async () => {
  open()
  const orders = await screen.findByRole('list', { name: 'Заказы' })
  expect(within(orders).getByRole('link', { name: '№ 17' }).getAttribute('href')).toBe('/staff#/order/o1')
  expect(screen.getByText('1 заказ на 1 500 ₽')).toBeTruthy()
  expect(screen.getByText('300 ₽')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все заказы' }).getAttribute('href')).toBe('/staff#/order?customerId=c1')
  expect(screen.getByRole('link', { name: 'Обратный звонок' }).getAttribute('href')).toBe('/staff#/request/r1')
  expect(screen.getByText('3 шт. в корзине, заполнено на 60 %')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Вопрос о товаре' }).getAttribute('href')).toBe(
    '/staff#/user-product-questions/m1',
  )
  expect(screen.getByText('Без ответа')).toBeTruthy()
  const sent = within(screen.getByRole('list', { name: 'Отправлено покупателю' }))
  expect(sent.getByText('SMS, Заказ отправлен')).toBeTruthy()
  expect(sent.getByText('Не ушло')).toBeTruthy()
  expect(sent.getByRole('link', { name: '№ 17' }).getAttribute('href')).toBe('/staff#/order/o1')
  expect(screen.getByText('Тверь, ул. Лесная, 7')).toBeTruthy()
  expect(screen.getByRole('link', { name: /\+7.900.123-45-67/ }).getAttribute('href')).toBe('tel:+79001234567')
  expect(screen.getByRole('link', { name: 'Оформить заказ' }).getAttribute('href')).toBe(
    '/staff#/orderInProcess/new?customer=c1',
  )
})

it('says in words where the customer came from', async () => {
  open()
  expect(await screen.findByText('Яндекс, реклама с оплатой за переход')).toBeTruthy()
  expect(screen.queryByText(/utm_source/)).toBeNull()
})

it('has a note for colleagues that is saved with the record and taken back', async () => {
  const { bodies, notices } = open()
  fireEvent.change(await screen.findByLabelText('Заметка для коллег'), { target: { value: 'Звонить после шести' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ comment: 'Звонить после шести', phone: '+79001234567' }))
  await waitFor(() => expect(notices[0]?.text).toBe('Сохранено'))
  notices[0]?.action?.onPress()
  await waitFor(() => expect(bodies[1]).toMatchObject({ comment: null }))
})

it('leaves out what the role may not see', async () => {
  open({ orders: null, drafts: null, requests: null, messages: null, sent: null, addresses: null }, ['customer:read'])
  expect(await screen.findByText('1 заказ на 1 500 ₽')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Заказы' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Отзывы и вопросы' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Оформить заказ' })).toBeNull()
  expect(screen.queryByLabelText('Заметка для коллег')).toBeNull()
})

it('stays open for work where the rest could not be loaded', async () => {
  open({}, undefined, 404)
  expect(await screen.findByText('Карточка не загрузилась')).toBeTruthy()
  expect(screen.getByLabelText('Заметка для коллег')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
})
