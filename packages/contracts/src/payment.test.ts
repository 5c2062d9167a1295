import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { addressOf, loadDolyameSchedule, loadPurchaseTypes, parseResponse, parseWireResponse } from './index'

const option = {
  id: 'PayOnDelivery',
  isAvailable: true,
  displayOrder: 2,
  bestPayOption: false,
  rejectReason: '<b>Нет</b>',
  rejectCode: 'CantResolve',
  amount: 99.9,
  terms: [4],
}

describe('the payment options', () => {
  const types = {
    items: { PayViaYooKassa: { ...option, id: 'PayViaYooKassa', displayOrder: 5 }, PayOnDelivery: option },
    onlyForPrepaymentProducts: [{ id: 1, name: 'Краска' }],
  }

  it('come by option id, with the products for prepayment [PAY-14]', async () => {
    expect(addressOf(loadPurchaseTypes, { params: { id: 'a1' } })).toEqual({
      method: 'GET',
      address: '/api/order-in-process/a1/purchase-types',
    })
    expect(await parseWireResponse(loadPurchaseTypes, types)).toMatchObject({
      ok: true,
      value: { items: types.items, onlyForPrepaymentProducts: [{ id: '1', name: 'Краска' }] },
    })
  })

  it('have id, isAvailable, displayOrder, bestPayOption and a reject reason [PAY-02]', async () => {
    const parsed = await parseWireResponse(loadPurchaseTypes, types)
    expect(parsed.ok && parsed.value.items['PayOnDelivery']).toMatchObject(option)
  })

  it('have the ids of the specification [PAY-04]', async () => {
    const document = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')) as {
      components: { schemas: { PaymentOptionId: { enum: readonly string[] } } }
    }
    const terms = ['', '6M', '12M', '24M', '36M'].map((term) => `PayViaSberbankInstallment${term}`)
    const others = [
      'PayOnDelivery',
      'PayViaSberbankAcquiring',
      'PayViaYooKassa',
      'PayViaDolyame',
      'PayViaVsegdaDa',
      'PayViaTinkoffInstallment',
      'PayViaYandexSplit',
      'PayViaSberbankCredit',
      'PayViaPosCredit',
      'PayImmediately',
      'FromCheckingAccountAsLegalEntity',
    ]
    expect(document.components.schemas.PaymentOptionId.enum.toSorted()).toEqual([...others, ...terms].sort())
  })

  it('stand in their display order amounts in kopecks [PAY-16]', async () => {
    const parsed = await parseResponse(loadPurchaseTypes, types)
    expect(parsed.ok && parsed.value).toMatchObject({
      options: [
        {
          id: 'PayOnDelivery',
          available: true,
          best: false,
          rejectReason: '<b>Нет</b>',
          rejectCode: 'CantResolve',
          amount: 9990,
          terms: [4],
        },
        { id: 'PayViaYooKassa' },
      ],
      prepaymentOnly: [{ id: '1', name: 'Краска' }],
    })
  })

  it('take their id from the key where the record has none [HTTP-15]', async () => {
    const parsed = await parseResponse(loadPurchaseTypes, { items: { PayOnDelivery: {} } })
    expect(parsed.ok && parsed.value).toEqual({
      options: [
        {
          id: 'PayOnDelivery',
          available: false,
          displayOrder: 0,
          best: false,
          rejectReason: null,
          rejectCode: null,
          amount: null,
          overpaymentPercent: null,
          terms: [],
        },
      ],
      prepaymentOnly: [],
      payOnDeliveryFrom: null,
      vatPercent: null,
    })
  })
})

describe('an instalment schedule', () => {
  it('has items with date and amount [PAY-03]', async () => {
    const schedule = {
      items: [
        { date: '2026-01-15', amount: 250.25 },
        { date: '2026-01-29', amount: 250 },
      ],
      total: 500.25,
      overpayment: null,
    }
    expect(await parseWireResponse(loadDolyameSchedule, schedule)).toEqual({ ok: true, value: schedule, dropped: [] })
    const parsed = await parseResponse(loadDolyameSchedule, schedule)
    expect(parsed.ok && parsed.value).toEqual({
      instalments: [
        { date: '2026-01-15', amount: 25025 },
        { date: '2026-01-29', amount: 25000 },
      ],
      total: 50025,
      overpayment: null,
    })
  })

  it('without a total has the sum of its parts', async () => {
    const parsed = await parseResponse(loadDolyameSchedule, {
      items: [
        { date: '2026-01-15', amount: 0.1 },
        { date: '2026-01-29', amount: 0.2 },
      ],
    })
    expect(parsed.ok && parsed.value.total).toBe(30)
  })
})
