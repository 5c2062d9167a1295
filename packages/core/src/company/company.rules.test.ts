import { describe, expect, it } from 'vitest'
import { doubtfulCompanyFields } from './company-checks.rules'
import { ofBank, ofCompany } from './company-choice.rules'
import { companyOfDraft, companyToDraft, emptyCompany, missingCompanyFields } from './company.rules'
import { createCompany } from './company.store'

/** Sberbank: its numbers stand on its own site. */
const sber = {
  companyName: 'ПАО Сбербанк',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bic: '044525225',
  bankAccount: '',
  corAccount: '30101810400000000225',
}
const whole = { ...sber, bic: '044030790', bankAccount: '40703810890480000101', corAccount: '30101810900000000790' }

describe('an invoice', () => {
  it('[INVOICE-01] is made out to a company with its seven fields', () => {
    expect(Object.keys(emptyCompany).sort()).toEqual([
      'bankAccount',
      'bic',
      'companyName',
      'corAccount',
      'inn',
      'kpp',
      'ogrn',
    ])
    expect(companyToDraft(whole)).toEqual(whole)
  })
  it('[INVOICE-03] needs all of them', () => {
    expect(missingCompanyFields(emptyCompany)).toEqual([
      'companyName',
      'inn',
      'kpp',
      'ogrn',
      'bic',
      'bankAccount',
      'corAccount',
    ])
    expect(missingCompanyFields({ ...whole, bic: ' ' })).toEqual(['bic'])
    expect(missingCompanyFields(whole)).toEqual([])
  })
  it('[INVOICE-03] needs no KPP of a sole trader', () => {
    const trader = { ...whole, inn: '5001 0073 2259', kpp: '' }
    expect(missingCompanyFields(trader)).toEqual([])
    expect(companyToDraft(trader).kpp).toBeNull()
    expect(missingCompanyFields({ ...whole, kpp: '' })).toEqual(['kpp'])
  })
})

describe('numbers that look like a slip of the pen', () => {
  it.each([
    ['right numbers', {}, []],
    ['numbers with spaces, as people copy them', { inn: '7707 083 893', corAccount: '30101 810 9 0000 0000 790' }, []],
    ['nothing typed', emptyCompany, []],
    ['a wrong check digit of the INN', { inn: '7707083894' }, ['inn']],
    ['an INN that is too short', { inn: '770708389' }, ['inn']],
    ['an OGRN with a wrong last digit', { ogrn: '1027700132196' }, ['ogrn']],
    ['the OGRNIP of a sole trader', { ogrn: '304500116000157' }, []],
    ['a BIC of eight digits', { bic: '04452522', bankAccount: '', corAccount: '' }, ['bic']],
    ['an account of another bank', { bankAccount: '40703810890480000102' }, ['bankAccount']],
    [
      'an account without its bank is judged by its length',
      { bic: '', corAccount: '', bankAccount: '40703810890480000102' },
      [],
    ],
    ['a correspondent account of another bank', { corAccount: '30101810400000000225' }, ['corAccount']],
    ['a KPP with a letter in the wrong place', { kpp: '77A601001' }, ['kpp']],
  ])('[INVOICE-04] %s', (_name, more, expected) => {
    expect(doubtfulCompanyFields({ ...whole, ...more })).toEqual(expected)
  })
})

describe('a suggestion', () => {
  it('[INVOICE-07] of a company fills its name and every field that is known of it', () => {
    const { companyName, inn, kpp, ogrn } = sber
    const company = createCompany()
    company.edit('kpp', '111111111')
    company.fill(ofCompany({ companyName, inn, kpp: null, ogrn, address: 'Москва' }))
    expect(company.state.getState()).toEqual({ ...emptyCompany, companyName, inn, kpp: '111111111', ogrn })
    expect(ofCompany({ companyName, inn, kpp, ogrn, address: null })).toEqual({ companyName, inn, kpp, ogrn })
  })
  it('[INVOICE-07] of a bank fills the BIC and the correspondent account when it is known', () => {
    const { bic, corAccount } = sber
    expect(ofBank({ bic, shortName: 'Сбербанк', corAccount, city: null })).toEqual({ bic, corAccount })
    expect(ofBank({ bic, shortName: 'Сбербанк', corAccount: null, city: null })).toEqual({ bic })
  })
})

describe('the invoice form', () => {
  it('takes the spaces out of a number that is left, and keeps those of a name', () => {
    const company = createCompany()
    company.edit('bankAccount', ' 40703 810 8 9048 0000101 ')
    company.edit('companyName', ' ООО  «Ромашка» ')
    expect(company.state.getState().bankAccount).toBe(' 40703 810 8 9048 0000101 ')
    company.settle('bankAccount')
    company.settle('companyName')
    expect(company.state.getState()).toMatchObject({
      bankAccount: '40703810890480000101',
      companyName: 'ООО  «Ромашка»',
    })
  })
  it('takes up what a draft holds', () => {
    expect(companyOfDraft(emptyCompany, { company: { ...whole, kpp: null } })).toEqual({ ...whole, kpp: '' })
    expect(companyOfDraft(whole, { company: null })).toBe(whole)
  })
})
