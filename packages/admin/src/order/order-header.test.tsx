import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RecordForm } from '../kit/form/record-form'
import { LayerContext } from '../kit/staff/layer-context'
import { json, staffFixture } from '../testing/staff-fixture'
import { OrderBody } from './order-body'
import { order as descriptor } from './order.descriptor'
import { orderFixture } from './order.fixture'

afterEach(() => vi.restoreAllMocks())

const offer = {
  ways: [
    { channel: 'Sms', to: '+79001234567' },
    { channel: 'Email', to: 'anna@example.com' },
  ],
  messages: [
    { templateId: 't1', name: 'Готов', subject: 'Заказ готов', text: 'Анна, заказ готов', missing: [] },
    { templateId: 't2', name: 'Трек', subject: 'Отправлен', text: 'Трек {трек}', missing: ['трек'] },
  ],
}
const refund = { id: 'f1', amount: 10, provider: 'yookassa', state: 'Done', reason: 'Брак', lines: [], askedBy: 'Анна' }

interface Answers {
  readonly send?: () => Response | Promise<Response>
  readonly refunds?: readonly object[]
  readonly paper?: () => Response
  readonly change?: object
}

function open({ send, refunds = [], paper, change = {} }: Answers = {}, permissions?: readonly string[]) {
  const sent: { readonly key: string | null; readonly body: unknown }[] = []
  const asked: string[] = []
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '')
    asked.push(`${request.method} ${path}`)
    if (path.endsWith('/messages')) return json(offer)
    if (path.endsWith('/message')) {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return send?.() ?? json({ state: 'Sent' })
    }
    if (path.endsWith('/refunds')) return json({ items: refunds, refundable: 0, approveFrom: null })
    if (path.includes('/document/'))
      return (
        paper?.() ??
        new Response('%PDF', {
          headers: { 'Content-Disposition': "attachment; filename*=UTF-8''%D0%9B%D0%B8%D1%81%D1%82%201.pdf" },
        })
      )
    return json({ ...orderFixture, ...change }, 200, { ETag: '"v1"' })
  }, permissions)
  render(
    <fixture.Wing>
      <LayerContext value={document.body}>
        <RecordForm descriptor={descriptor} id="1" body={OrderBody} />
      </LayerContext>
    </fixture.Wing>,
  )
  return { ...fixture, sent, asked }
}
const write = async () => {
  await screen.findByRole('button', { name: /Написать/ })
  fireEvent.keyDown(document.body, { code: 'KeyM', key: 'ь' })
  return within(await screen.findByRole('dialog', { hidden: true }))
}
const text = async (dialog: Awaited<ReturnType<typeof write>>) => dialog.findByLabelText<HTMLTextAreaElement>('Текст')

it('a message is opened by a key, looked over, and sent by another', async () => {
  const { sent, notices } = open()
  const dialog = await write()
  expect((await text(dialog)).value).toBe('Анна, заказ готов')
  expect(dialog.getByText('17 знаков, 1 SMS')).toBeTruthy()
  fireEvent.change(await text(dialog), { target: { value: 'Анна, ждём' } })
  fireEvent.keyDown(await text(dialog), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(notices.at(-1)?.text).toMatch(/^Отправлено: SMS: \+7/))
  expect(sent.map(({ body }) => body)).toEqual([
    { channel: 'Sms', templateId: 't1', subject: null, text: 'Анна, ждём' },
  ])
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('a mail has a subject, and Enter in it does not save the order', async () => {
  const { sent, asked } = open()
  const dialog = await write()
  fireEvent.click(await dialog.findByLabelText('Письмо: anna@example.com'))
  const subject = dialog.getByLabelText<HTMLInputElement>('Тема')
  expect(subject.value).toBe('Заказ готов')
  expect(fireEvent.keyDown(subject, { key: 'Enter' })).toBe(false)
  fireEvent.click(dialog.getByRole('button', { name: /Отправить/, hidden: true }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ channel: 'Email', subject: 'Заказ готов' }))
  expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST order/1/message'])
})

it('what the order has nothing for is said, and not sent', async () => {
  const { sent } = open()
  const dialog = await write()
  fireEvent.change(await dialog.findByLabelText('Шаблон'), { target: { value: 't2' } })
  expect(dialog.getByText(/В заказе нет: \{трек\}/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /Отправить/, hidden: true }))
  expect(sent).toEqual([])
  fireEvent.change(await text(dialog), { target: { value: 'Трек RA1' } })
  fireEvent.click(dialog.getByRole('button', { name: /Отправить/, hidden: true }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('the same press keeps its key where the response was lost, and another text has another', async () => {
  let isLost = true
  const { sent } = open({
    send: () => (isLost ? Promise.reject(new TypeError('lost')) : json({ state: 'Failed' })),
  })
  const dialog = await write()
  await text(dialog)
  const press = () => fireEvent.click(dialog.getByRole('button', { name: /Отправить/, hidden: true }))
  press()
  expect(await dialog.findByText('Нет связи с сервером')).toBeTruthy()
  isLost = false
  press()
  expect(await dialog.findByText(/Не отправлено/)).toBeTruthy()
  press()
  await waitFor(() => expect(sent).toHaveLength(3))
  const [first, second, third] = sent.map(({ key }) => key)
  expect(first).toBe(second)
  expect(third).not.toBe(second)
})

it('the papers that there are for an order are in one menu, and are downloaded under their names', async () => {
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { asked } = open({ refunds: [refund] })
  fireEvent.click(await screen.findByRole('button', { name: /Документы/ }))
  const menu = within(await screen.findByRole('menu'))
  await waitFor(() =>
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Счёт на оплату',
      'Лист сборки',
      'Этикетка',
      'Акт возврата',
    ]),
  )
  fireEvent.click(menu.getByRole('menuitem', { name: 'Лист сборки' }))
  await waitFor(() => expect(names).toEqual(['Лист 1.pdf']))
  expect(asked).toContain('GET order/1/document/packing-list')
})

it('a cancelled order is neither packed nor labelled, and a failure is told', async () => {
  const { notices } = open({
    change: { status: 'CancelledByShop' },
    paper: () => json({ code: 'not-found', title: 'Нет', detail: 'Заказа больше нет', status: 404 }, 404),
  })
  fireEvent.click(await screen.findByRole('button', { name: /Документы/ }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Счёт на оплату'])
  fireEvent.click(menu.getByRole('menuitem', { name: 'Счёт на оплату' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ text: 'Заказа больше нет', tone: 'danger' }))
})

it('offers neither to whoever may not see buyers', async () => {
  open({}, ['order:read'])
  await screen.findByText('Только просмотр')
  expect(screen.queryByRole('button', { name: /Документы/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Написать/ })).toBeNull()
})

it('an order that should have been handed over says so beside its buyer', async () => {
  const delivery = { ...orderFixture.delivery, plannedDispatchOn: '2020-01-01' }
  open({ change: { status: 'Assembling', delivery } })
  expect(await screen.findByText('Отгрузка просрочена')).toBeTruthy()
})
