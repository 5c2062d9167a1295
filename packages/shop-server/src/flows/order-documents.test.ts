import { readOrderDocument } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { readPdf } from '../testing/pdf-text'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { addOrders } from '../testing/staff-orders'

describeOwnDatabase('the papers of an order', (shop) => {
  let manager: StaffClient
  const get = (kind: string, who: Pick<StaffClient, 'defaults'> = manager, id = 'order-1') => {
    const path = readOrderDocument.path.replace('{id}', id).replace('{kind}', kind)
    return shop.server.fetch(new Request(`http://shop.test${path}`, { headers: who.defaults }))
  }
  const textOf = async (kind: string, id?: string) =>
    (await readPdf(await (await get(kind, manager, id)).arrayBuffer())).text

  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    await addOrders(shop.server)
    const { db } = shop.server
    const moment = new Date('2026-02-09T09:00:00Z')
    await db
      .insertInto('payment_session')
      .values({
        id: 'session-of-the-second-order',
        order_in_process_id: 'draft-of-a-visitor-with-2',
        provider: 'yookassa',
        purchase_type: 'PayViaYooKassa',
        amount_kopecks: 99_800,
        state: 'succeeded',
        expires_on: moment,
      } as never)
      .execute()
    await db
      .insertInto('order_refund')
      .values({
        id: 'refund-of-the-second-order',
        order_id: 'order-2',
        session_id: 'session-of-the-second-order',
        amount_kopecks: 49_900,
        reason: 'Мешок порван',
        lines: JSON.stringify([{ id: 'order-2-1', quantity: 1 }]),
        state: 'Done',
        asked_by: 'staff',
        created_on: moment,
        updated_on: moment,
      })
      .execute()
    await db.updateTable('customer_order').set({ status: 'CancelledByShop' }).where('id', '=', 'order-3').execute()
  })

  it.each([
    [
      'invoice',
      'order-1',
      'invoice-2026-1.pdf',
      'Счёт 2026-1.pdf',
      ['Счёт на оплату № 2026-1', 'Цемент М500', '499,00', 'Покупатель: Покупаева-1 Анна'],
    ],
    [
      'packing-list',
      'order-2',
      'packing-list-2026-2.pdf',
      'Лист сборки 2026-2.pdf',
      [
        'Лист сборки заказа № 2026-2',
        'A-1',
        'Цемент М500, 25 кг',
        '50 кг',
        'Наименований: 1, штук: 2',
        'Покупаева-2 Анна',
      ],
    ],
    ['label', 'order-1', 'label-2026-1.pdf', 'Этикетка 2026-1.pdf', ['2026-1', '1 из 1', 'Взять с получателя 499']],
    [
      'return-act',
      'order-2',
      'return-act-2026-2.pdf',
      'Акт возврата 2026-2.pdf',
      [
        'Акт возврата по заказу № 2026-2',
        'от 9 февраля 2026',
        'Мешок порван',
        'Цемент М500, 25 кг',
        'Возвращено покупателю: 499,00',
        'Четыреста девяносто девять рублей',
        'Покупаева-2 Анна',
      ],
    ],
  ])('%s of %s is a PDF under a name of its own', async (kind, id, ascii, name, parts) => {
    const response = await get(kind, manager, id)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    const text = await textOf(kind, id)
    for (const part of parts) expect(text).toContain(part)
  })

  it('are not made where there is nothing of the kind', async () => {
    for (const [kind, id] of [
      ['return-act', 'order-1'],
      ['label', 'order-3'],
      ['packing-list', 'order-3'],
      ['cheque', 'order-1'],
      ['toString', 'order-1'],
      ['invoice', 'no-such'],
    ])
      expect((await get(kind ?? '', manager, id)).status, `${kind} of ${id}`).toBeGreaterThanOrEqual(400)
  })

  it('are for those who may see whom they are about', async () => {
    for (const login of ['viewer', 'marketing', 'catalog'])
      expect((await get('packing-list', await staffClient(shop.server, login))).status, login).toBe(403)
    expect((await get('packing-list', { defaults: {} })).status).toBe(401)
    for (const login of ['logist', 'support'])
      expect((await get('packing-list', await staffClient(shop.server, login))).status, login).toBe(200)
  })
})
