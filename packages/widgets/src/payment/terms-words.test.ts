import { formatMoney } from '@prilavok/core/money'
import { planOf } from '@prilavok/core/payment'
import { describe, expect, it } from 'vitest'
import { paymentTermsRu } from './payment.labels'
import { fullName, termsLine } from './terms-words'

const offer = (id: string, overpaymentPercent: number | null = null, terms: readonly number[] = []) => ({
  id: id as 'PayViaDolyame',
  overpaymentPercent,
  terms,
})
const line = (each: ReturnType<typeof offer>, amount: number | null) =>
  termsLine(each, planOf(each, amount), paymentTermsRu, formatMoney)?.replace(/\u00a0/g, ' ')

describe('the terms of payments in parts', () => {
  it.each([
    ['[PAY-96]', 'PayViaSberbankInstallment', 'X, 4\u00a0месяца', 'переплата 7,5%'],
    ['[PAY-97]', 'PayViaSberbankInstallment6M', 'X, 6\u00a0месяцев', 'переплата 15%'],
    ['[PAY-98]', 'PayViaSberbankInstallment12M', 'X, 12\u00a0месяцев', 'переплата 22%'],
    ['[PAY-99]', 'PayViaSberbankInstallment24M', 'X, 24\u00a0месяца', 'переплата 32%'],
    ['[PAY-100]', 'PayViaSberbankInstallment36M', 'X, 36\u00a0месяцев', 'переплата 39%'],
    ['[PAY-101]', 'PayViaSberbankCredit', 'X, от 3\u00a0месяцев до 3\u00a0лет', undefined],
    ['[PAY-102]', 'PayViaDolyame', 'X, 4\u00a0платежа по 25%', 'без переплаты · одобряют 95% заявок'],
    ['[PAY-103]', 'PayViaYandexSplit', 'X, 2\u00a0месяца', 'без переплаты · одобряют 92% заявок'],
    [
      '[PAY-104]',
      'PayViaPosCredit',
      'X',
      '12\u00a0месяцев без переплаты, 24\u00a0месяца переплата 5% · одобряют 94% заявок · 14\u00a0банков',
    ],
  ])('%s of %s are named "%s" and said as "%s"', (_id, option, name, words) => {
    expect(fullName(offer(option), 'X', paymentTermsRu)).toBe(name)
    expect(line(offer(option), null)).toBe(words?.replace(/\u00a0/g, ' '))
  })

  it.each([
    [offer('PayViaSberbankInstallment', 7.5, [4]), 'переплата 322,13 ₽ (7,5%) · всего 4 617,13 ₽'],
    [offer('PayViaDolyame', 0), 'без переплаты · всего 4 295 ₽ · одобряют 95% заявок'],
    [offer('PayViaVsegdaDa', 0, [6, 12, 24]), 'на 6 месяцев: без переплаты, всего 4 295 ₽'],
    [
      offer('PayViaPosCredit', 0, [12, 24]),
      '12 месяцев без переплаты, 24 месяца переплата 5% · на 12 месяцев: всего 4 295 ₽ · одобряют 94% заявок · 14 банков',
    ],
  ])('are in roubles where the sum is known', (each, words) => {
    expect(line(each, 429_500)).toBe(words)
  })

  it('have the length that the server says where nobody has promised one', () => {
    expect(fullName(offer('PayViaVsegdaDa', 0, [6, 12, 24]), 'X', paymentTermsRu)).toBe(
      'X, от 6\u00a0месяцев до 2\u00a0лет',
    )
  })

  it('are not made up where nobody has stated any', () => {
    expect(fullName(offer('PayViaVsegdaDa'), 'X', paymentTermsRu)).toBe('X')
    expect(line(offer('PayViaVsegdaDa'), 100)).toBeUndefined()
    expect(line(offer('constructor'), 100)).toBeUndefined()
  })
})
