import { loadDolyameSchedule, loadInstallmentSchedule, loadPurchaseTypes } from '@prilavok/contracts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offering, scheduleOf } from '../testing/payment-offers'
import { showCheckout, submit, type ShownCheckout } from '../testing/show-checkout'

afterEach(() => vi.restoreAllMocks())

interface Given {
  readonly offers?: () => object
  readonly schedule?: () => object
}

/** Opens the payment step of an order that every way of payment is offered for. */
async function openPayment({
  offers = () => offering(),
  schedule = () => scheduleOf(4),
}: Given = {}): Promise<ShownCheckout> {
  const page = await showCheckout({
    script({ always }) {
      always(loadPurchaseTypes, offers)
      always(loadDolyameSchedule, schedule)
      always(loadInstallmentSchedule, schedule)
    },
  })
  await act(async () => page.flow.features.delivery.choosePoint('1'))
  await page.advance(1_000)
  await screen.findByRole('radio', { name: 'При получении' })
  return page
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const CREDIT = /^Кредит или рассрочка/
const block = () => document.getElementById('credit-block-anchor')
const more = () => screen.queryByRole('button', { name: /^Показать ещё/ })
async function choose(page: ShownCheckout, name: string | RegExp): Promise<void> {
  fireEvent.click(radio(name))
  await act(() => vi.dynamicImportSettled())
  await page.settle()
}
/** Opens the credits, all of them. */
async function chooseCredit(page: ShownCheckout): Promise<void> {
  await choose(page, CREDIT)
  const button = more()
  if (button !== null) fireEvent.click(button)
}

describe('the credit block', () => {
  it('[PAY-26] opens with the choice of Credit: no method is chosen, the page scrolls to it, the focus stays', async () => {
    const scrolled: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this)
    })
    const page = await openPayment()
    expect(block()).toBeNull()
    scrolled.length = 0
    act(() => radio(CREDIT).focus())
    await choose(page, CREDIT)
    expect(page.flow.features.payment.state.getState()).toMatchObject({ item: 'Credit', choice: null })
    expect(scrolled).toEqual([block()])
    expect(document.activeElement).toBe(radio(CREDIT))
    expect(
      within(block() as HTMLElement)
        .getAllByRole<HTMLInputElement>('radio')
        .some(({ checked }) => checked),
    ).toBe(false)
  })

  it('stands in the card of its choice, three first; the chosen one is always among them', async () => {
    const page = await openPayment()
    await choose(page, CREDIT)
    expect(block()?.parentElement?.closest('.pk-radio-cards__card')?.contains(radio(CREDIT))).toBe(true)
    const names = () => block()?.querySelectorAll('input[type=radio]').length
    expect([names(), more()?.textContent]).toEqual([3, 'Показать ещё 8'])
    fireEvent.click(more() as HTMLElement)
    expect([names(), more()]).toEqual([11, null])
    fireEvent.click(radio(/^Кредит Сбербанка/))
    await choose(page, 'При получении')
    await choose(page, CREDIT)
    expect(names()).toBe(3)
  })

  it('[PAY-05] [PAY-09] has every payment in parts and every credit by its name, with its terms', async () => {
    const page = await openPayment()
    await chooseCredit(page)
    const lines = [...(block()?.querySelectorAll('.pk-radio-cards__text') ?? [])].map(({ children }) =>
      [...children].map(({ textContent }) => textContent?.trim()),
    )
    expect(lines.map((line) => line.map((words) => words?.replace(/\u00a0/g, ' ')))).toEqual([
      ['Долями, 4 платежа по 25%', 'без переплаты · всего 550 ₽ · одобряют 95% заявок'],
      ['Яндекс Сплит, 2 месяца', 'без переплаты · всего 550 ₽ · одобряют 92% заявок'],
      ['Рассрочка Сбербанка с переплатой, 4 месяца', 'переплата 41,25 ₽ (7,5%) · всего 591,25 ₽'],
      ['Рассрочка Сбербанка с переплатой, 6 месяцев', 'переплата 82,50 ₽ (15%) · всего 632,50 ₽'],
      ['Рассрочка Сбербанка с переплатой, 12 месяцев', 'переплата 121 ₽ (22%) · всего 671 ₽'],
      ['Рассрочка Сбербанка с переплатой, 24 месяца', 'переплата 176 ₽ (32%) · всего 726 ₽'],
      ['Рассрочка Сбербанка с переплатой, 36 месяцев', 'переплата 214,50 ₽ (39%) · всего 764,50 ₽'],
      ['Кредит Сбербанка, от 3 месяцев до 3 лет'],
      ['Всегда Да'],
      ['Рассрочка Т-Банка'],
      [
        'Одна заявка во все банки',
        '12 месяцев без переплаты, 24 месяца переплата 5% · на 12 месяцев: всего 550 ₽ · одобряют 94% заявок · 14 банков',
      ],
    ])
  })

  it('[PAY-25] is open with the method that the server recommends', async () => {
    await openPayment({ offers: () => offering(undefined, { PayViaDolyame: { bestPayOption: true } }) })
    await screen.findByRole('radio', { name: /^Долями/ })
    expect(radio(CREDIT).checked).toBe(true)
    expect(radio(/^Долями/).checked).toBe(true)
  })

  it('[VALID-20] asks for the kind of credit where it stands', async () => {
    const page = await openPayment()
    await chooseCredit(page)
    await submit(page)
    expect(within(block() as HTMLElement).getByText('Выберите нужный вид кредита или рассрочки')).toBeTruthy()
    fireEvent.click(
      within(document.querySelector('.pk-error-summary') as HTMLElement).getByRole('button', {
        name: 'Выберите нужный вид кредита или рассрочки',
      }),
    )
    expect(block()?.contains(document.activeElement)).toBe(true)
  })

  it('[PAY-27] shows why a member is closed', async () => {
    const page = await openPayment({
      offers: () =>
        offering(undefined, { PayViaYandexSplit: { isAvailable: false, rejectReason: 'Сплит — до <b>150 000 ₽</b>' } }),
    })
    await chooseCredit(page)
    expect(radio(/^Яндекс Сплит/).disabled).toBe(true)
    expect((await within(block() as HTMLElement).findByText('150 000 ₽')).tagName).toBe('B')
  })

  it('compares the terms in a table', async () => {
    const page = await openPayment()
    await chooseCredit(page)
    const terms = block()?.querySelector('details') as HTMLDetailsElement
    expect(screen.queryByRole('table')).toBeNull()
    act(() => {
      terms.open = true
      fireEvent(terms, new Event('toggle'))
    })
    const table = await screen.findByRole('table', { name: 'Условия рассрочек и кредитов' })
    const rows = within(table)
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent))
    const words = rows.map((row) => row.map((cell) => cell?.replace(/\u00a0/g, ' ')))
    expect(words[0]).toEqual(['Способ', 'Срок', 'Платёж', 'Переплата', 'Всего'])
    expect(words).toContainEqual(['Рассрочка Сбербанка с переплатой', '36 месяцев', '21,23 ₽', '214,50 ₽', '764,50 ₽'])
    expect(words).toContainEqual(['Одна заявка во все банки', '12 месяцев', '45,83 ₽', 'нет', '550 ₽'])
    expect(words.flat()).not.toContain('Всегда Да')
  })
})

describe('the sum that will be paid', () => {
  const summary = () =>
    document
      .querySelector('.pk-financed-total')
      ?.textContent?.replace(/\u00a0/g, ' ')
      .replace(/\s+/g, ' ') ?? null
  const LENGTHS = offering(undefined, {
    PayViaSberbankInstallment12M: { overpaymentPercent: 22, terms: [12] },
    PayViaSberbankCredit: { overpaymentPercent: 18, terms: [12, 3] },
  })

  it.each([
    [/12\u00a0месяцев$/, 'Вы заплатите в рассрочку 671 ₽55,91 ₽ × 12 мес. · переплата 121 ₽ (22%)'],
    [/^Кредит Сбербанка/, 'Вы заплатите в кредит 649 ₽54,08 ₽ × 12 мес. · переплата 99 ₽ (18%)'],
    [/^Долями/, 'Вы заплатите частями 550 ₽137,50 ₽ × 4 · без переплаты'],
  ])('stands in the summary for %s', async (name, words) => {
    const page = await openPayment({ offers: () => LENGTHS })
    await chooseCredit(page)
    expect(summary()).toBeNull()
    await choose(page, name)
    expect(summary()).toBe(words)
    await choose(page, 'При получении')
    expect(summary()).toBeNull()
  })

  it('stands beside each of them as so much a month', async () => {
    const page = await openPayment({ offers: () => LENGTHS })
    await chooseCredit(page)
    const price = radio(/12\u00a0месяцев$/)
      .closest('label')
      ?.querySelector('.pk-radio-cards__price')
    expect(price?.textContent?.replace(/\u00a0/g, ' ')).toBe('55,91 ₽ × 12 мес.')
  })
})

describe('a protected payment', () => {
  it('is said beside the button while a bank takes the money, and only then', async () => {
    const page = await openPayment()
    const note = () => screen.queryByText('Защищённый платёж')
    expect(note()).toBeNull()
    await choose(page, 'Картой на сайте')
    expect(note()).toBeTruthy()
    await choose(page, 'На расчётный счёт')
    expect(note()).toBeNull()
  })
})

describe('the schedule of a payment in parts', () => {
  it('[PAY-83] is requested when its method is chosen, and only once', async () => {
    const schedule = vi.fn(() => scheduleOf(4))
    const page = await openPayment({ schedule })
    await chooseCredit(page)
    expect(schedule).not.toHaveBeenCalled()
    await choose(page, /^Долями/)
    expect(screen.getByRole('table', { name: 'График платежей' })).toBeTruthy()
    await choose(page, 'При получении')
    await chooseCredit(page)
    await choose(page, /^Долями/)
    expect(schedule).toHaveBeenCalledTimes(1)
  })

  it('[PAY-94] that fails raises no alert; its place shows it quietly and tries again', async () => {
    const page = await openPayment()
    page.refuse(loadDolyameSchedule, { kind: 'network' })
    await chooseCredit(page)
    await choose(page, /^Долями/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('График пока не загрузился.')).toBeTruthy()
    expect(radio(/^Долями/).checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё раз' }))
    await page.settle()
    expect(screen.getByRole('table', { name: 'График платежей' })).toBeTruthy()
  })
})
