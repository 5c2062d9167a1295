import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RecordForm } from '../kit/form/record-form'
import { LayerContext } from '../kit/staff/layer-context'
import { json, staffFixture } from '../testing/staff-fixture'
import { OrderBody } from './order-body'
import { order as descriptor } from './order.descriptor'
import { orderFixture } from './order.fixture'

type Fields = Record<string, unknown>
const URL_OF_LINK = 'https://shop.example/api/pay/secret'

function open(change: Fields = {}, permissions?: readonly string[]) {
  const bodies: Fields[] = []
  const sent: Fields[] = []
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '')
    if (path.endsWith('/payment-link'))
      return json({ url: URL_OF_LINK, amount: 998, expiresOn: '2026-03-01T10:00:00Z' })
    if (path.endsWith('/messages')) return json({ ways: [{ channel: 'Sms', to: '+79001234567' }], messages: [] })
    if (path.endsWith('/message')) {
      sent.push((await request.json()) as Fields)
      return json({ state: 'Sent' })
    }
    if (path.endsWith('/refunds')) return json({ items: [], refundable: 0, approveFrom: null })
    if (path.endsWith('/info')) return json({ ...orderFixture, phone: '+79001234567', customerName: 'Анна', items: [] })
    if (request.method === 'GET') return json({ ...orderFixture, ...change }, 200, { ETag: '"v1"' })
    const body = (await request.json()) as Fields
    bodies.push(body)
    return json({ id: '1', version: 2, updatedOn: '', model: { ...orderFixture, ...body, version: 2 } })
  }, permissions)
  render(
    <fixture.Wing>
      <LayerContext value={document.body}>
        <RecordForm descriptor={descriptor} id="1" body={OrderBody} />
      </LayerContext>
    </fixture.Wing>,
  )
  return { ...fixture, bodies, sent }
}
const card = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Карточка звонка/ }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  await dialog.findByText('Не дозвонились: перезвонить')
  return dialog
}
const New = { status: 'New', allowedStatuses: ['AwaitingConfirmation', 'Confirmed', 'CancelledByShop'] }

it('a buyer who was not reached is called again in an hour by a key; a new order awaits its confirmation', async () => {
  const { bodies } = open(New)
  await card()
  fireEvent.keyDown(document.body, { code: 'KeyH', key: 'р' })
  await waitFor(() => expect(bodies[0]).toMatchObject({ status: 'AwaitingConfirmation' }))
  expect(Date.parse(String(bodies[0]?.['callOn'])) - Date.now()).toBeGreaterThan(3_500_000)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('or at any other time of the shop, which the order then says', async () => {
  const { bodies } = open({ callAttempts: 2, callOn: '2026-02-10T09:00:00Z' })
  expect(await screen.findByText('Не дозвонились: 2')).toBeTruthy()
  const dialog = await card()
  fireEvent.change(dialog.getByLabelText('Когда перезвонить'), { target: { value: '2026-03-01T15:00' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Назначить', hidden: true }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ status: 'ReadyToShip', callOn: '2026-03-01T12:00:00.000Z' }))
})

it('what is due is a link, which is copied, or sent with the sum', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { sent, notices } = open({ orderInProcessId: 'd1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Ссылка на оплату' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.getByLabelText<HTMLInputElement>('Ссылка').value).toBe(URL_OF_LINK)
  fireEvent.click(dialog.getByRole('button', { name: 'Скопировать ссылку', hidden: true }))
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Ссылка скопирована'))
  expect(writeText).toHaveBeenCalledWith(URL_OF_LINK)
  vi.unstubAllGlobals()
  fireEvent.click(dialog.getByRole('button', { name: 'Написать покупателю', hidden: true }))
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Текст')
  expect(text.value).toMatch(
    /^К оплате по заказу № 2026-1: 998\s₽\. Оплатить: https:\/\/shop\.example\/api\/pay\/secret$/,
  )
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent[0]).toMatchObject({ channel: 'Sms', templateId: null, text: text.value }))
})

it.each([
  ['nothing is due', { codAmount: 0 }, undefined],
  ['it was cancelled', { status: 'CancelledByShop' }, undefined],
  ['it may not be written about', {}, ['order:read', 'customer:read-personal-data']],
])('there is no link where %s', async (_, change, permissions) => {
  open({ orderInProcessId: 'd1', ...change }, permissions)
  await screen.findByText('Платежи')
  expect(screen.queryByRole('button', { name: 'Ссылка на оплату' })).toBeNull()
})
