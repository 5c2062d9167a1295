import { expect, test } from 'vitest'
import { demoGeography } from '../geography/cities'
import { demoBanks } from './banks'
import { demoCompanies } from './companies'
import { demoCustomers } from './customers'
import { demoNames, feminine } from './names'
import { correspondentAccount, innOfCompany, innOfPerson, registerNumber } from './requisites'

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + Number(digits[at]) * weight, 0)
const key = (digits: string) =>
  [...digits].reduce((sum, digit, at) => sum + ((Number(digit) * ([7, 1, 3][at % 3] ?? 0)) % 10), 0) % 10

const innIsRight = (inn: string) =>
  inn.length === 10
    ? (sumOf(inn, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(inn[9])
    : (sumOf(inn, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(inn[10]) &&
      (sumOf(inn, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(inn[11])

test('check digits are those of published numbers', () => {
  expect(innOfCompany('770708389')).toBe('7707083893')
  expect(innOfPerson('5001007322')).toBe('500100732259')
  expect(registerNumber('102770013219')).toBe('1027700132195')
  expect(registerNumber('30450011600015')).toBe('304500116000157')
  expect(correspondentAccount('044525225')).toBe('30101810400000000225')
})

test('organisations and sole traders have right and different numbers', () => {
  const companies = demoCompanies(1_000, demoGeography({ cities: 'few' }).cities)
  expect(companies).toHaveLength(1_000)
  expect(new Set(companies.map(({ inn }) => inn)).size).toBe(1_000)
  expect(companies.some(({ inn }) => inn.length === 12)).toBe(true)
  for (const { name, inn, kpp, ogrn } of companies) {
    const isPerson = name.startsWith('ИП ')
    expect(inn).toMatch(isPerson ? /^\d{12}$/ : /^\d{10}$/)
    expect(innIsRight(inn), inn).toBe(true)
    expect(ogrn).toMatch(isPerson ? /^3\d{14}$/ : /^1\d{12}$/)
    expect(Number((BigInt(ogrn.slice(0, -1)) % (isPerson ? 13n : 11n)) % 10n), ogrn).toBe(Number(ogrn.at(-1)))
    if (isPerson) expect(kpp).toBeNull()
    else expect(kpp).toMatch(/^\d{4}01001$/)
  }
})

test('correspondent accounts agree with their BIC', () => {
  const banks = demoBanks()
  expect(new Set(banks.map(({ bic }) => bic)).size).toBe(banks.length)
  for (const { bic, cor_account } of banks) {
    expect(bic).toMatch(/^04\d{7}$/)
    expect(cor_account).toMatch(/^30101810\d{12}$/)
    expect(key(`0${bic.slice(4, 6)}${cor_account}`), bic).toBe(0)
  }
})

test('buyers have different phones and names that agree in gender', () => {
  const customers = demoCustomers(20_000)
  expect(new Set(customers.map(({ phone }) => phone)).size).toBe(20_000)
  for (const { phone, secondary_phone, middle_name, last_name, email } of customers) {
    expect(phone).toMatch(/^\+7945\d{7}$/)
    expect(secondary_phone).not.toBe(phone)
    if (middle_name?.endsWith('на')) expect(last_name).toMatch(/а(я)?$/)
    if (email !== null) expect(email).toMatch(/^[a-z.]+\d+@[a-z]+\.example$/)
  }
})

test('the dictionary has every word once per gender, women bear their form of a last name', () => {
  const names = demoNames()
  expect(new Set(names.map(({ kind, gender, word }) => `${kind}/${gender}/${word}`)).size).toBe(names.length)
  expect(['Покровский', 'Смирнов', 'Королёв'].map(feminine)).toEqual(['Покровская', 'Смирнова', 'Королёва'])
})
