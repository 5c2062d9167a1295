import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isValidBankAccount,
  isValidBic,
  isValidCorrespondentAccount,
  isValidInn,
  isValidKpp,
  isValidOgrn,
  isValidOgrnip,
} from './index'

/** Requisites that a charity publishes for donors (kddg.ru/donate). */
const PUBLISHED = {
  inn: '7813669506',
  ogrn: '1227800168804',
  account: '40703810890480000101',
  bic: '044030790',
  corr: '30101810900000000790',
}
/** Sberbank: INN, OGRN and the main BIC with its correspondent account, from its own site. */
const SBER = { inn: '7707083893', ogrn: '1027700132195', bic: '044525225', corr: '30101810400000000225' }

/** Every text that differs from a number in one digit. */
const misprints = (number: string): readonly string[] =>
  [...number].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
  )

describe('check digits', () => {
  it.each([PUBLISHED.inn, SBER.inn, '500100732259'])('[INVOICE-04] %s is an INN', (inn) => {
    expect(isValidInn(inn)).toBe(true)
  })

  it.each(['', '0000000000', '000000000000', '781366950', '78136695061', ' 7813669506', '78136695о6'])(
    '[INVOICE-04] %j is no INN',
    (inn) => {
      expect(isValidInn(inn)).toBe(false)
    },
  )

  it('[INVOICE-04] OGRN and OGRNIP have their own lengths and divisors', () => {
    expect([PUBLISHED.ogrn, SBER.ogrn].map(isValidOgrn)).toEqual([true, true])
    expect(isValidOgrnip('304500116000157')).toBe(true)
    expect([
      isValidOgrn('304500116000157'),
      isValidOgrnip(SBER.ogrn),
      isValidOgrn('0000000000000'),
      isValidOgrnip('000000000000000'),
    ]).toEqual([false, false, false, false])
  })

  it.each([
    ['770701001', true],
    ['7707AB001', true],
    ['7707ab001', false],
    ['77070100', false],
    ['7707010011', false],
  ])('[INVOICE-04] the KPP %s: %s', (kpp, holds) => {
    expect(isValidKpp(kpp)).toBe(holds)
  })

  it.each([
    ['044525225', true],
    ['024501901', true],
    ['944525225', false],
    ['04452522', false],
  ])('[INVOICE-04] the BIC %s: %s', (bic, holds) => {
    expect(isValidBic(bic)).toBe(holds)
  })

  it('[INVOICE-04] accounts belong to their bank', () => {
    expect(isValidBankAccount(PUBLISHED.account, PUBLISHED.bic)).toBe(true)
    expect(isValidBankAccount(PUBLISHED.account, SBER.bic)).toBe(false)
    expect([PUBLISHED, SBER].map(({ corr, bic }) => isValidCorrespondentAccount(corr, bic))).toEqual([true, true])
    expect(isValidCorrespondentAccount(SBER.corr, PUBLISHED.bic)).toBe(false)
    expect(isValidBankAccount('0'.repeat(20), SBER.bic)).toBe(false)
  })

  it('[INVOICE-04] one wrong digit of an account, an OGRN or a personal INN is noticed', () => {
    expect(misprints(PUBLISHED.account).filter((account) => isValidBankAccount(account, PUBLISHED.bic))).toEqual([])
    expect(misprints('500100732259').filter(isValidInn)).toEqual([])
  })

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, bic) => {
        for (const judge of [isValidInn, isValidOgrn, isValidOgrnip, isValidKpp, isValidBic])
          expect(typeof judge(text)).toBe('boolean')
        expect(isValidBankAccount(text, bic) || isValidCorrespondentAccount(text, bic)).toBe(false)
      }),
    )
  })
})
