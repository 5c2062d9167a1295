import { loadPurchaseTypes } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../testing/payment-bench'

const kit = { cityId: ids.moscow, transportCompany: 'Kit', pickPointId: ids.kitMoscow }
const products = (id: string, quantity = 1) => ({ cart: { value: [{ id, quantity }] } })

describeOwnDatabase('ways to pay', (shop) => {
  const itemsOf = async (more: object) => {
    const { call, draft } = paymentBench(shop)
    return (await call(loadPurchaseTypes, { params: { id: await draft('PayViaYooKassa', more) } })).data.items
  }

  it.each([
    [
      '[PAY-29]',
      'CantResolve',
      { ...products(ids.beam, 400), delivery: { value: { ...kit, transportCompany: 'Cdek', pickPointId: null } } },
      'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат',
    ],
    ['[PAY-30]', 'CheaperThan2000', products(ids.primer), 'Оплата при получении доступна для заказов от 2000 рублей'],
    [
      '[PAY-31]',
      'TooCheapByComparisonToDeliveryCost',
      products(ids.cement, 5),
      'Заказ слишком дешёвый по сравнению со стоимостью доставки',
    ],
    [
      '[PAY-33]',
      'NoPayOnDeliveryInThisTk',
      { delivery: { value: { ...kit, transportCompany: 'Energia', pickPointId: ids.energiaMoscow } } },
      'У этой транспортной компании нет услуги оплаты при получении',
    ],
    [
      '[PAY-34]',
      'NoPayOnDeliveryInThisPickPoint',
      {
        ...products(ids.drill),
        delivery: { value: { ...kit, transportCompany: 'Cdek', pickPointId: ids.cdekMoscow2 } },
      },
      'В этом пункте выдачи нет услуги оплаты при получении',
    ],
    [
      '[PAY-35]',
      'OnlyForPrepayment',
      products(ids.boiler),
      'Товар «Котёл &#60;на заказ&#62;» можно оплатить только заранее',
    ],
  ])('close pay on delivery in words %s: %s [PAY-02]', async (_, rejectCode, more, rejectReason) => {
    const items = await itemsOf(more)
    expect(items['PayOnDelivery']).toMatchObject({ isAvailable: false, rejectCode, rejectReason })
    expect(items['PayViaYooKassa']).toMatchObject({ isAvailable: true, rejectCode: null, rejectReason: null })
  })

  it('close pay on delivery for a rating of a phone that is proved, and tell nothing of one that is only typed [PAY-32]', async () => {
    const { draft, provePhone, call } = paymentBench(shop)
    const id = await draft('PayOnDelivery', {
      customer: { value: { firstName: 'Пётр', lastName: 'Отказов', phone: '9000000001' } },
    })
    const onDelivery = async () => (await call(loadPurchaseTypes, { params: { id } })).data.items['PayOnDelivery']
    expect(await onDelivery()).toMatchObject({ isAvailable: true, rejectCode: null })
    await provePhone(id)
    expect(await onDelivery()).toMatchObject({
      isAvailable: false,
      rejectCode: 'NegativeClientRating',
      rejectReason:
        'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
    })
  })

  it('name terms and overpayment of each [PAY-96] [PAY-97] [PAY-98] [PAY-99] [PAY-100] [PAY-101]', async () => {
    const items = await itemsOf({})
    const terms = (id: string) => [items[id]?.terms, items[id]?.overpaymentPercent]
    expect(['', '6M', '12M', '24M', '36M'].map((months) => terms(`PayViaSberbankInstallment${months}`))).toEqual([
      [[4], 7.5],
      [[6], 15],
      [[12], 22],
      [[24], 32],
      [[36], 39],
    ])
    const credit = items['PayViaSberbankCredit']?.terms ?? []
    expect([Math.min(...credit), Math.max(...credit), credit.length]).toEqual([3, 36, 34])
    expect([terms('PayViaYandexSplit'), terms('PayViaPosCredit'), terms('PayViaYooKassa')]).toEqual([
      [[2], 0],
      [[12, 24], 0],
      [null, null],
    ])
  })

  it.each([
    ['OnlinePayment', 'PayImmediately', 'online-card'],
    ['TinkoffInstallment', 'PayViaTinkoffInstallment', 'tinkoff'],
  ])(
    'hold %s back while its flag is off, and refuse its payments [PAY-105] [PAY-106]',
    async (flag, option, provider) => {
      const { draft, start, open, sendEvent, orders, db } = paymentBench(shop)
      const turn = (is_enabled: boolean) =>
        db.updateTable('feature_flag').set({ is_enabled }).where('name', '=', flag).execute()
      const begun = await draft(option)
      const url = await open(begun, provider)
      await turn(false)
      expect(Object.keys(await itemsOf({}))).not.toContain(option)
      expect((await start(await draft(option), provider)).problem?.code).toBe('order-not-payable')
      await sendEvent(url, 'paid')
      expect(await orders(begun)).toMatchObject([{ status: 'Paid' }])
      await turn(true)
      expect(Object.keys(await itemsOf({}))).toContain(option)
    },
  )
})
