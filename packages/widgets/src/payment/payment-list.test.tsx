import type { SettingsInput } from '@prilavok/core'
import { loadPurchaseTypes } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { EVERY_OPTION, offering } from '../testing/payment-offers'
import { payOnDelivery, showCheckout, type ShownCheckout } from '../testing/show-checkout'
import { reasonOf, wordsOf } from './payment-items'
import { paymentListRu, paymentRejectRu } from './payment.labels'

const labelOf = (radio: HTMLInputElement) =>
  document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.firstChild?.textContent
const textOf = () =>
  document.getElementById('delivery-purchase-type-anchor')?.textContent?.replace(/\u00a0/g, ' ') ?? ''
async function choosePoint(page: ShownCheckout): Promise<ShownCheckout> {
  await act(async () => page.flow.features.delivery.choosePoint('1'))
  await page.advance(1_000)
  // The payment step comes with its own part.
  await act(() => vi.dynamicImportSettled())
  await page.settle()
  return page
}
const withAnswer = async (response: () => object, settings: SettingsInput = {}) =>
  choosePoint(await showCheckout({ settings, script: ({ always }) => always(loadPurchaseTypes, response) }))

describe('the ways to pay', () => {
  it('[PAY-10] are pay on delivery with its words and its amount', async () => {
    await choosePoint(await showCheckout())
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'При получении' })
    expect(radio.checked).toBe(true)
    expect(textOf()).toContain('Оплата при получении без предоплаты')
    expect(textOf()).toContain('550 ₽')
  })

  it('say that the shop has chosen, and no more once the buyer has', async () => {
    await withAnswer(() => offering(['PayOnDelivery', 'PayViaYooKassa']))
    const card = await screen.findByRole<HTMLInputElement>('radio', { name: paymentListRu.card })
    await waitFor(() => expect(textOf().match(/Выбрали за вас, можно изменить/g)).toHaveLength(1))
    fireEvent.click(card.checked ? screen.getByRole('radio', { name: paymentListRu.onDelivery }) : card)
    expect(textOf()).not.toContain('Выбрали за вас')
  })

  it('[PAY-27] what this order may not use is disabled and shows why', async () => {
    await withAnswer(() =>
      payOnDelivery({ isAvailable: false, rejectReason: 'Ваш <b>город</b><script>alert(1)</script> слишком далеко' }),
    )
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'При получении' })
    expect(radio.disabled).toBe(true)
    await waitFor(() => expect(textOf()).toContain('Ваш город слишком далеко'))
    expect(document.querySelector('#delivery-purchase-type-anchor b')?.textContent).toBe('город')
  })

  it('[PAY-28] a known code stands for its text', async () => {
    await withAnswer(() => payOnDelivery({ isAvailable: false, rejectReason: null, rejectCode: 'CheaperThan2000' }))
    await screen.findByRole('radio', { name: 'При получении' })
    expect(textOf()).toContain('Оплата при получении доступна для заказов от 2000 рублей')
    expect(textOf()).toContain('Для этого заказа пока нет доступного способа оплаты')
  })

  it('[PAY-35] the prepayment reason names the first such product', async () => {
    await withAnswer(() => ({
      ...payOnDelivery({ isAvailable: false, rejectCode: 'OnlyForPrepayment' }),
      onlyForPrepaymentProducts: [{ id: '1', name: 'Дверь' }],
    }))
    await screen.findByRole('radio', { name: 'При получении' })
    expect(textOf()).toContain('Товар «Дверь» можно оплатить только заранее')
  })

  it('a failed look-up shows it in place and can be tried again', async () => {
    const page = await showCheckout()
    page.refuse(loadPurchaseTypes, { kind: 'network' })
    await choosePoint(page)
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await page.settle()
    expect(await screen.findByRole('radio', { name: 'При получении' })).toBeTruthy()
  })
})

describe('the list of the ways to pay', () => {
  const items = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === firstRadio().name)
  const names = () => items().map(labelOf)
  const firstRadio = () => screen.getByRole<HTMLInputElement>('radio', { name: 'При получении' })
  const standard = EVERY_OPTION.filter((id) => id !== 'PayImmediately' && id !== 'PayViaSberbankAcquiring')

  it('[PAY-07] [PAY-05] has exactly four items with a standard server', async () => {
    await withAnswer(() => offering(standard))
    expect(names()).toEqual(['При получении', 'Картой на сайте', 'Кредит или рассрочка', 'На расчётный счёт'])
  })

  it('[PAY-08] has further card items where the server names them', async () => {
    await withAnswer(() => offering())
    expect(names()).toEqual([
      'При получении',
      'Картой на сайте',
      'Картой через Сбербанк',
      'Картой, не покидая страницу',
      'Кредит или рассрочка',
      'На расчётный счёт',
    ])
  })

  it('[PAY-16] stands in the order of the server, Credit at the place of its first member', async () => {
    await withAnswer(() =>
      offering(['PayOnDelivery', 'PayViaPosCredit', 'PayViaDolyame'], {
        PayOnDelivery: { displayOrder: 5 },
        PayViaPosCredit: { displayOrder: 9 },
        PayViaDolyame: { displayOrder: 1 },
      }),
    )
    expect(names()).toEqual(['Кредит или рассрочка', 'При получении'])
  })

  it('[PAY-13] Credit has its name and its badge', async () => {
    await withAnswer(() => offering(standard))
    const badge = screen.getByText('Без процентов от 4 месяцев до 2 лет')
    expect(badge.closest('[data-tone]')?.getAttribute('data-tone')).toBe('accent')
    expect(screen.getByRole('radio', { name: /^Кредит или рассрочка/ })).toBeTruthy()
  })

  it('[PAY-06] each has its value, name and description, one of them a badge', async () => {
    await withAnswer(() => offering(standard))
    const rows = items().map((radio) => [
      radio.value,
      labelOf(radio),
      document.getElementById(radio.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
      radio.closest('label')?.querySelector('[data-tone]')?.textContent ?? null,
    ])
    expect(rows).toEqual([
      ['PayOnDelivery', 'При получении', 'Оплата при получении без предоплаты', null],
      ['PayViaYooKassa', 'Картой на сайте', 'Оплатите сейчас и получите скидку', null],
      ['Credit', 'Кредит или рассрочка', 'Банк и срок выберете ниже', 'Без процентов от 4 месяцев до 2 лет'],
      ['FromCheckingAccountAsLegalEntity', 'На расчётный счёт', 'Для ИП и юридических лиц, счёт с НДС 22%', null],
    ])
  })

  it('a way to pay by card has the marks of what it takes, under one name', async () => {
    await withAnswer(() => offering())
    expect(
      [...document.querySelectorAll('.pk-payment-marks')].map((marks) => marks.getAttribute('aria-label')),
    ).toEqual(['Мир, Visa, Mastercard, СБП', 'Мир, Visa, Mastercard', 'Мир, Visa, Mastercard'])
  })

  it('[PAY-13] Credit promises no more than its offers hold', async () => {
    await withAnswer(() =>
      offering(['PayOnDelivery', 'PayViaYandexSplit', 'PayViaVsegdaDa'], {
        PayViaVsegdaDa: { overpaymentPercent: 0, terms: [6, 12] },
      }),
    )
    expect(textOf()).toContain('Без процентов от 2 месяцев до 12 месяцев')
  })

  it('Credit promises nothing where every offer costs something', async () => {
    await withAnswer(() => offering(['PayOnDelivery', 'PayViaSberbankInstallment12M']))
    expect(textOf()).toContain('Кредит или рассрочка')
    expect(textOf()).not.toContain('Без процентов')
  })

  it.each([
    ['[PAY-12] as the shop has set it', { vatPercent: 20 }, { vatPercent: 22 }, 'счёт с НДС 20%'],
    ['as its server says', {}, { vatPercent: 5 }, 'счёт с НДС 5%'],
    ['of the day where nobody says', {}, {}, 'счёт с НДС 22%'],
  ])('an invoice names the VAT rate %s', async (_, settings, answer, words) => {
    await withAnswer(() => ({ ...offering(standard), ...answer }), settings)
    expect(textOf()).toContain(words)
  })

  it('[PAY-27] Credit is closed with a reason where all its members are', async () => {
    const closed = { isAvailable: false, rejectReason: 'Рассрочка от 3000 рублей' }
    await withAnswer(() =>
      offering(['PayOnDelivery', 'PayViaDolyame', 'PayViaPosCredit'], {
        PayViaDolyame: closed,
        PayViaPosCredit: closed,
      }),
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Кредит или рассрочка' }).disabled).toBe(true)
    await waitFor(() => expect(textOf()).toContain('Рассрочка от 3000 рублей'))
    expect(textOf()).not.toContain('Без процентов')
  })
})

describe('the words of a method', () => {
  it.each([
    ['[PAY-10]', 'PayOnDelivery', 'При получении', 'Оплата при получении без предоплаты'],
    ['[PAY-11]', 'PayViaYooKassa', 'Картой на сайте', 'Оплатите сейчас и получите скидку'],
    ['[PAY-08]', 'PayImmediately', 'Картой, не покидая страницу', paymentListRu.cardFormHelp],
    ['[PAY-08]', 'PayViaSberbankAcquiring', 'Картой через Сбербанк', paymentListRu.cardBankHelp],
    ['[PAY-12]', 'FromCheckingAccountAsLegalEntity', 'На расчётный счёт', 'Для ИП и юридических лиц, счёт с НДС 22%'],
  ])('%s %s', (_id, id, label, description) => {
    expect(wordsOf(id, paymentListRu, 22)).toMatchObject({ label, description })
  })

  it('differ for every way to pay by card', () => {
    const cards = ['PayViaYooKassa', 'PayImmediately', 'PayViaSberbankAcquiring']
    const said = cards.map((id) => wordsOf(id, paymentListRu, 22)).map((words) => words?.how ?? words?.description)
    expect(new Set(said).size).toBe(3)
    expect(said.filter((words) => words?.includes('сразу'))).toHaveLength(3)
  })

  it('a method without words is not shown', () => {
    expect(wordsOf('PayWithShells', paymentListRu, 20)).toBeNull()
  })
})

describe('the reason against a method', () => {
  const facts = { product: 'Дверь', payOnDeliveryFrom: 200_000 }
  const noFacts = { product: null, payOnDeliveryFrom: null }

  it.each([
    ['[PAY-29]', 'CantResolve', 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат'],
    ['[PAY-30]', 'CheaperThan2000', 'Оплата при получении доступна для заказов от 2000 рублей'],
    ['[PAY-31]', 'TooCheapByComparisonToDeliveryCost', 'Заказ слишком дешёвый по сравнению со стоимостью доставки'],
    [
      '[PAY-32]',
      'NegativeClientRating',
      'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
    ],
    ['[PAY-33]', 'NoPayOnDeliveryInThisTk', 'У этой транспортной компании нет услуги оплаты при получении'],
    ['[PAY-34]', 'NoPayOnDeliveryInThisPickPoint', 'В этом пункте выдачи нет услуги оплаты при получении'],
    ['[PAY-35]', 'OnlyForPrepayment', 'Товар «Дверь» можно оплатить только заранее'],
  ])('%s %s', (_id, code, text) => {
    expect(reasonOf({ rejectReason: code, rejectCode: null }, paymentRejectRu, facts)).toEqual({ text })
    expect(reasonOf({ rejectReason: '', rejectCode: code as 'CantResolve' }, paymentRejectRu, facts)).toEqual({
      text,
    })
  })

  it("names the shop's own limit of pay on delivery", () => {
    const rejected = { rejectReason: null, rejectCode: 'CheaperThan2000' } as const
    const limits = [null, 300_000, 1_500_000].map((payOnDeliveryFrom) =>
      reasonOf(rejected, paymentRejectRu, { product: null, payOnDeliveryFrom }),
    )
    expect(limits).toEqual(
      ['2000', '3000', '15\u00a0000'].map((sum) => ({
        text: `Оплата при получении доступна для заказов от ${sum} рублей`,
      })),
    )
  })

  it('[PAY-28] any other text is HTML, even beside a known code', () => {
    expect(reasonOf({ rejectReason: '<b>Нет</b>', rejectCode: 'CantResolve' }, paymentRejectRu, noFacts)).toEqual({
      html: '<b>Нет</b>',
    })
    expect(reasonOf({ rejectReason: 'toString', rejectCode: null }, paymentRejectRu, noFacts)).toEqual({
      html: 'toString',
    })
    expect(reasonOf({ rejectReason: null, rejectCode: null }, paymentRejectRu, noFacts)).toBeNull()
  })
})
