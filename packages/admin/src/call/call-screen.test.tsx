import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { CallScreen, phoneIn } from './call-screen'

afterEach(() => vi.restoreAllMocks())

function open(query: string, caller: object, permissions?: readonly string[]) {
  const asked: string[] = []
  const bodies: unknown[] = []
  const replaced: unknown[] = []
  vi.spyOn(location, 'replace').mockImplementation((address) => void replaced.push(address))
  const dirty: boolean[] = []
  const fixture = staffFixture(async (request) => {
    const url = new URL(request.url)
    if (request.method === 'POST') {
      bodies.push(await request.json())
      return json({ id: 'r1' })
    }
    asked.push(url.searchParams.get('phone') ?? '')
    return json(caller)
  }, permissions)
  render(
    <fixture.Wing>
      <CallScreen query={query} onDirty={(is) => void dirty.push(is)} />
    </fixture.Wing>,
  )
  return { ...fixture, asked, bodies, replaced, dirty }
}
const nobody = { phone: '+79001234567', resource: null, id: null }

it.each([
  ['phone=%2B79001234567', '+79001234567'],
  ['phone=+79001234567', '79001234567'],
  ['phone=8%20(900)%20123-45-67', '8 (900) 123-45-67'],
  ['', ''],
])('%s is a call from %s', (query, phone) => {
  expect(phoneIn(query)).toBe(phone)
})

it.each([
  ['customer', '/staff#/customer/1'],
  ['order', '/staff#/order/1'],
  ['request', '/staff#/request/1'],
  ['orderInProcess', '/staff#/orderInProcess/1'],
])('of a known %s leads to %s, in the place of its address', async (resource, address) => {
  const { replaced, asked } = open('phone=8900 123-45-67', { phone: '+79001234567', resource, id: '1' })
  await waitFor(() => expect(replaced).toEqual([address]))
  expect(asked).toEqual(['8900 123-45-67'])
})

it('of nobody offers an order, a customer and a request with the number filled in', async () => {
  const { bodies, opened, dirty } = open('phone=89001234567', nobody)
  expect(await screen.findByText('Этого номера в магазине ещё нет.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Звонок: \+7.900.123-45-67$/)
  expect(screen.getByRole('link', { name: 'Оформить заказ' }).getAttribute('href')).toBe(
    '/staff#/orderInProcess/new?phone=%2B79001234567',
  )
  expect(screen.getByRole('link', { name: 'Добавить покупателя' }).getAttribute('href')).toBe(
    '/staff#/customer/new?phone=%2B79001234567',
  )
  fireEvent.change(screen.getByLabelText('Что нужно'), { target: { value: 'Ищет кирпич' } })
  await waitFor(() => expect(dirty.at(-1)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить заявку' }))
  await waitFor(() => expect(opened).toEqual(['/staff#/request/r1']))
  expect(bodies).toEqual([{ phone: '+79001234567', name: null, comment: 'Ищет кирпич' }])
  expect(dirty.at(-1)).toBe(false)
})

it('without a number, or with what is none, asks for one', async () => {
  const { opened } = open('phone=anonymous', { phone: null, resource: null, id: null })
  expect(await screen.findByRole('alert')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Номер телефона'), { target: { value: ' 89001234567 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(opened).toEqual(['/staff#/call?phone=89001234567'])
})

it('looks nobody up for who may not see phones, and offers only what may be done', async () => {
  const { asked } = open('phone=89001234567', nobody, ['customer:read'])
  expect(screen.getByText(/Нет прав на этот раздел/)).toBeTruthy()
  expect(asked).toEqual([])
})
