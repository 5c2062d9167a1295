import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RecordForm } from '../kit/form/record-form'
import { json, staffFixture } from '../testing/staff-fixture'
import { OrderBody } from './order-body'
import { order as descriptor } from './order.descriptor'
import { orderFixture } from './order.fixture'

type Fields = Record<string, unknown>
const sums = (itemsTotal: number, deliveryCost = 0) => ({
  ...{ itemsTotal, discountAmount: 0, deliveryCost, total: itemsTotal + deliveryCost },
})

function open(preview: (body: Fields) => Response, change: Fields = {}, permissions?: readonly string[]) {
  let record: Fields = { ...orderFixture, ...change }
  const bodies: Fields[] = []
  const refunds: Fields[] = []
  const fixture = staffFixture(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/admin/', '')
    const tag = { ETag: `"v${String(record['version'])}"` }
    if (path === 'order/edition/preview/') return preview((await request.json()) as Fields)
    if (path.endsWith('/refunds'))
      return json({ items: [], refundable: Number(record['paidAmount']), approveFrom: 500 })
    if (path.endsWith('/refund')) {
      refunds.push((await request.json()) as Fields)
      return json({ items: [], refundable: 0, approveFrom: null })
    }
    if (path.startsWith('product/short')) return json({ items: [{ id: '8', name: 'Грунтовка' }] })
    if (request.method === 'GET') return json(record, 200, tag)
    const body = (await request.json()) as Fields
    bodies.push(body)
    record = { ...record, ...body, version: Number(record['version']) + 1 }
    return json({ id: '1', version: record['version'], updatedOn: '', model: record }, 200, {
      ETag: `"v${String(record['version'])}"`,
    })
  }, permissions)
  render(
    <fixture.Wing>
      <RecordForm descriptor={descriptor} id="1" body={OrderBody} />
    </fixture.Wing>,
  )
  return { ...fixture, bodies, refunds, record: () => record }
}

const counted = (body: Fields) => {
  const [line] = body['items'] as { quantity: number }[]
  const quantity = line?.quantity ?? 0
  const after = sums(499 * quantity, 250)
  const items = (body['items'] as Fields[]).map((each) => ({
    ...each,
    article: 'A-1',
    price: 499,
    total: 499 * quantity,
  }))
  return json({
    items,
    before: sums(998),
    after,
    status: 'ReadyToShip',
    paidAmount: 998,
    toPay: after.total - 998,
    toReturn: 0,
  })
}
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: /Изменить заказ/ }))

it('shows what another quantity comes to before it is saved, saves it, and takes it back', async () => {
  const { bodies, notices, record } = open(counted)
  await edit()
  fireEvent.change(await screen.findByLabelText('Количество: Цемент М500'), { target: { value: '3' } })
  expect((await screen.findByText('Нужно доплатить')).nextElementSibling?.textContent).toMatch(/^749/)
  expect(screen.getByText(/разница \+749/)).toBeTruthy()
  expect(bodies).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ items: [{ id: '1-1', quantity: 3 }] }))
  expect(await screen.findByRole('button', { name: /Изменить заказ/ })).toBeTruthy()
  notices.at(-1)?.action?.onPress()
  await waitFor(() => expect(record()).toMatchObject({ items: [{ quantity: 2 }] }))
})

it('says why it cannot be saved like this, and what is typed stays', async () => {
  const errors = [{ pointer: '/items/0/quantity', field: '', code: 'packs', message: 'Продаётся упаковками по 5' }]
  open(() => json({ code: 'validation-failed', title: '', status: 422, errors }, 422))
  await edit()
  fireEvent.change(await screen.findByLabelText('Количество: Цемент М500'), { target: { value: '3' } })
  expect(await screen.findByText('Продаётся упаковками по 5')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Количество: Цемент М500').value).toBe('3')
})

it('asks for the reason of another price, and has no price to type for whoever may not set one', async () => {
  open(counted)
  await edit()
  expect(screen.queryByLabelText('Почему другая цена: Цемент М500')).toBeNull()
  fireEvent.change(await screen.findByLabelText('Цена: Цемент М500'), { target: { value: '450' } })
  expect(await screen.findByLabelText('Почему другая цена: Цемент М500')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Цена: Цемент М500'), { target: { value: '499' } })
  await waitFor(() => expect(screen.queryByLabelText('Почему другая цена: Цемент М500')).toBeNull())
})

it('without the permission for prices there is no price and no discount to type', async () => {
  open(counted, {}, ['order:read', 'order:write', 'customer:read-personal-data'])
  await edit()
  expect(await screen.findByLabelText('Количество: Цемент М500')).toBeTruthy()
  expect(screen.queryByLabelText('Цена: Цемент М500')).toBeNull()
  expect(screen.queryByLabelText('Скидка, %')).toBeNull()
  expect(screen.queryByLabelText('Стоимость доставки')).toBeNull()
})

it('an order that was sent has nothing to edit', async () => {
  open(counted, { status: 'Shipped' })
  await screen.findByText('Состав')
  expect(screen.queryByRole('button', { name: /Изменить заказ/ })).toBeNull()
})

it('a product is removed from the order, and another city forgets the point', async () => {
  const { bodies } = open(counted, {
    items: [...orderFixture.items, { ...orderFixture.items[0], id: '1-2', name: 'Песок' }],
  })
  await edit()
  fireEvent.click(await screen.findByRole('button', { name: 'Убрать: Песок' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Курьером до двери' }))
  fireEvent.change(await screen.findByLabelText('Адрес'), { target: { value: 'ул. Мира, 1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(bodies[0]).toMatchObject({
      items: [{ id: '1-1' }],
      delivery: { toDoor: true, pickPointId: null, addressDelivery: 'ул. Мира, 1' },
    }),
  )
})

it('gives money back for pieces, with a reason, and says who has to approve it', async () => {
  const { refunds } = open(counted, { paidAmount: 998 })
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть деньги' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.getByText(/подтверждает второй сотрудник/)).toBeTruthy()
  fireEvent.click(dialog.getByLabelText('За товары'))
  fireEvent.change(dialog.getByLabelText('Цемент М500, до 2 шт.'), { target: { value: '1' } })
  fireEvent.click(dialog.getByRole('button', { name: /Вернуть 499/, hidden: true }))
  expect(await dialog.findByText('Укажите причину возврата')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Причина'), { target: { value: 'Брак' } })
  fireEvent.click(dialog.getByRole('button', { name: /Вернуть 499/, hidden: true }))
  await waitFor(() => expect(refunds).toEqual([{ amount: null, lines: [{ id: '1-1', quantity: 1 }], reason: 'Брак' }]))
})

it('the delivery costs something else with a reason, or what the rules of the shop say again', async () => {
  const { bodies } = open(counted)
  await edit()
  const cost = () => screen.findByLabelText<HTMLInputElement>('Стоимость доставки')
  expect(screen.queryByLabelText('Почему другая стоимость')).toBeNull()
  fireEvent.change(await cost(), { target: { value: '150' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Считать по правилам магазина' }))
  expect(screen.queryByLabelText('Почему другая стоимость')).toBeNull()
  fireEvent.change(await cost(), { target: { value: '100' } })
  fireEvent.change(await screen.findByLabelText('Почему другая стоимость'), { target: { value: 'Обещали' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(bodies[0]).toMatchObject({ deliveryCost: 100, deliveryCostReason: 'Обещали' }))
})
