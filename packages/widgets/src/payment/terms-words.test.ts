import { describe, expect, it } from 'vitest'
import { paymentTermsRu } from './payment.labels'
import { fullName, termsLine } from './terms-words'

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
  ])('%s of %s are named "%s" and said as "%s"', (_id, option, name, line) => {
    expect(fullName(option, 'X', paymentTermsRu)).toBe(name)
    expect(termsLine(option, paymentTermsRu)).toBe(line)
  })

  it('are not made up where nobody has stated any', () => {
    expect(fullName('PayViaVsegdaDa', 'X', paymentTermsRu)).toBe('X')
    expect(termsLine('PayViaVsegdaDa', paymentTermsRu)).toBeUndefined()
    expect(termsLine('constructor', paymentTermsRu)).toBeUndefined()
  })
})
