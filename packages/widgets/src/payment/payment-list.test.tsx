import { loadPurchaseTypes } from '@prilavok/contracts'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { payOnDelivery, showCheckout, type ShownCheckout } from '../testing/show-checkout'
import { reasonOf, wordsOf } from './payment-items'
import { paymentListRu } from './payment-list.labels'
import { paymentRejectRu } from './payment-reject.labels'

const said = () => document.getElementById('delivery-purchase-type-anchor')?.textContent?.replace(/\u00a0/g, ' ') ?? ''
async function choosePoint(page: ShownCheckout): Promise<ShownCheckout> {
  await act(async () => page.flow.rooms.delivery.choosePoint('1'))
  await page.advance(1_000)
  return page
}
const withAnswer = async (answer: () => object) => choosePoint(await showCheckout({ script: ({ always }) => always(loadPurchaseTypes, answer) }))

describe('the ways to pay', () => {
  it('[PAY-10] are pay on delivery with its words and its amount', async () => {
    await choosePoint(await showCheckout())
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'При получении' })
    expect(radio.checked).toBe(true)
    expect(said()).toContain('Оплата при получении без предоплаты')
    expect(said()).toContain('550 ₽')
  })

  it('[PAY-27] what this order may not use is disabled and says why', async () => {
    await withAnswer(() => payOnDelivery({ isAvailable: false, rejectReason: 'Ваш <b>город</b><script>alert(1)</script> слишком далеко' }))
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'При получении' })
    expect(radio.disabled).toBe(true)
    expect(said()).toContain('Ваш город слишком далеко')
    expect(document.querySelector('#delivery-purchase-type-anchor b')?.textContent).toBe('город')
  })

  it('[PAY-28] a known code stands for its text', async () => {
    await withAnswer(() => payOnDelivery({ isAvailable: false, rejectReason: null, rejectCode: 'CheaperThan2000' }))
    await screen.findByRole('radio', { name: 'При получении' })
    expect(said()).toContain('Оплата при получении доступна для заказов от 2000 рублей')
    expect(said()).toContain('Для этого заказа пока нет доступного способа оплаты')
  })

  it('[PAY-35] the prepayment reason names the first such good', async () => {
    await withAnswer(() => ({ ...payOnDelivery({ isAvailable: false, rejectCode: 'OnlyForPrepayment' }), onlyForPrepaymentProducts: [{ id: '1', name: 'Дверь' }] }))
    await screen.findByRole('radio', { name: 'При получении' })
    expect(said()).toContain('Товар «Дверь» можно оплатить только заранее')
  })

  it('a failed look-up says so in place and can be tried again', async () => {
    const page = await showCheckout()
    page.refuse(loadPurchaseTypes, { kind: 'network' })
    await choosePoint(page)
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await page.settle()
    expect(await screen.findByRole('radio', { name: 'При получении' })).toBeTruthy()
  })
})

describe('the words of a method', () => {
  it.each([
    ['[PAY-10]', 'PayOnDelivery', 'При получении', 'Оплата при получении без предоплаты'],
    ['[PAY-11]', 'PayViaYooKassa', 'Картой на сайте', 'Оплатите сейчас и получите скидку'],
    ['[PAY-12]', 'FromCheckingAccountAsLegalEntity', 'На расчётный счёт', 'Для ИП и юридических лиц, счёт с НДС 22%'],
  ])('%s %s', (_id, id, label, description) => {
    expect(wordsOf(id, paymentListRu, 22)).toEqual({ label, description })
  })

  it('a method without words is not shown', () => {
    expect(wordsOf('PayWithShells', paymentListRu, 20)).toBeNull()
  })
})

describe('the reason against a method', () => {
  it.each([
    ['[PAY-29]', 'CantResolve', 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат'],
    ['[PAY-30]', 'CheaperThan2000', 'Оплата при получении доступна для заказов от 2000 рублей'],
    ['[PAY-31]', 'TooCheapByComparisonToDeliveryCost', 'Заказ слишком дешёвый по сравнению со стоимостью доставки'],
    ['[PAY-32]', 'NegativeClientRating', 'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее'],
    ['[PAY-33]', 'NoPayOnDeliveryInThisTk', 'У этой транспортной компании нет услуги оплаты при получении'],
    ['[PAY-34]', 'NoPayOnDeliveryInThisPickPoint', 'В этом пункте выдачи нет услуги оплаты при получении'],
    ['[PAY-35]', 'OnlyForPrepayment', 'Товар «Дверь» можно оплатить только заранее'],
  ])('%s %s', (_id, code, text) => {
    expect(reasonOf({ rejectReason: code, rejectCode: null }, paymentRejectRu, 'Дверь')).toEqual({ text })
    expect(reasonOf({ rejectReason: '', rejectCode: code as 'CantResolve' }, paymentRejectRu, 'Дверь')).toEqual({ text })
  })

  it('[PAY-28] any other text is HTML, even beside a known code', () => {
    expect(reasonOf({ rejectReason: '<b>Нет</b>', rejectCode: 'CantResolve' }, paymentRejectRu, null)).toEqual({ html: '<b>Нет</b>' })
    expect(reasonOf({ rejectReason: 'toString', rejectCode: null }, paymentRejectRu, null)).toEqual({ html: 'toString' })
    expect(reasonOf({ rejectReason: null, rejectCode: null }, paymentRejectRu, null)).toBeNull()
  })
})
