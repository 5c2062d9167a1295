import { describe, expect, it } from 'vitest'
import { endpoints } from './openapi/document'
import {
  addressOf,
  cleanName,
  loadFlag,
  parseResponse,
  readProblem,
  readRequest,
  sendAnalytics,
  suggestAddress,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
  type FlagName,
} from './index'

describe('the suggestion calls', () => {
  const query = { query: 'иван' }

  it('suggest full names [SUGGEST-06]', async () => {
    expect(addressOf(suggestFullName, {})).toEqual({ method: 'POST', address: '/api/suggestions/fullname/' })
    expect(await readRequest(suggestFullName, 'body', query)).toMatchObject({ ok: true, value: query })
    const name = { fullName: 'Иванов Иван', firstName: 'Иван', middleName: null, lastName: 'Иванов' }
    expect(await parseResponse(suggestFullName, { items: [name] })).toEqual({
      ok: true,
      value: { items: [name] },
      dropped: [],
    })
  })

  it('split a name [SUGGEST-07]', async () => {
    expect(addressOf(cleanName, {})).toEqual({ method: 'POST', address: '/api/suggestions/cleanName' })
    expect(await readRequest(cleanName, 'body', query)).toMatchObject({ ok: true, value: query })
    const name = { firstName: 'Иван', middleName: 'Ильич', lastName: 'Иванов' }
    expect(await parseResponse(cleanName, name)).toEqual({ ok: true, value: name, dropped: [] })
  })

  it('suggest addresses [SUGGEST-08]', async () => {
    expect(addressOf(suggestAddress, {})).toEqual({ method: 'POST', address: '/api/suggestions/address/' })
    expect(await parseResponse(suggestAddress, { items: [{ value: 'Тверь' }] })).toMatchObject({
      ok: true,
      value: { items: [{ value: 'Тверь', street: null }] },
    })
  })

  it('suggest e-mail addresses [SUGGEST-09]', async () => {
    expect(addressOf(suggestEmail, {})).toEqual({ method: 'POST', address: '/api/suggestions/email/' })
    expect(await parseResponse(suggestEmail, { items: [{ email: 'i@ya.ru' }] })).toEqual({
      ok: true,
      value: { items: [{ email: 'i@ya.ru' }] },
      dropped: [],
    })
  })

  it('suggest banks [SUGGEST-10]', async () => {
    expect(addressOf(suggestBank, {})).toEqual({ method: 'POST', address: '/api/suggestions/bank' })
    expect(await parseResponse(suggestBank, { items: [{ bic: '044525225', shortName: 'Банк' }] })).toMatchObject({
      ok: true,
      value: { items: [{ bic: '044525225', shortName: 'Банк' }] },
    })
  })

  it('suggest companies [SUGGEST-11]', async () => {
    expect(addressOf(suggestCompany, {})).toEqual({ method: 'POST', address: '/api/suggestions/company' })
    expect(await parseResponse(suggestCompany, { items: [{ companyName: 'ООО', inn: '7707083893' }] })).toMatchObject({
      ok: true,
      value: { items: [{ companyName: 'ООО', inn: '7707083893', kpp: null }] },
    })
  })
})

describe('the flags', () => {
  const flags: readonly FlagName[] = ['OnlinePayment', 'TinkoffInstallment', 'AddressDelivery']
  it.each(flags)('are asked by the name %s [HTTP-10]', (name) => {
    expect(addressOf(loadFlag, { params: { name } })).toEqual({
      method: 'GET',
      address: `/api/feature/${name}/enabled`,
    })
  })

  it('have one for suggested cities [HTTP-12]', () => {
    const name: FlagName = 'SuggestedCities'
    expect(addressOf(loadFlag, { params: { name } }).address).toBe('/api/feature/SuggestedCities/enabled')
  })

  it.each([true, false, 'true', 1, null, undefined, { enabled: true }, '<html>'])(
    'are on for true alone, not for %j [HTTP-09]',
    async (response) => {
      expect(await parseResponse(loadFlag, response)).toEqual({ ok: true, value: response === true, dropped: [] })
    },
  )
})

describe('an error body', () => {
  it('is read when it is a Problem [HTTP-04]', async () => {
    const body = {
      code: 'validation-failed',
      status: 422,
      errors: [{ field: 'customer.phone', message: 'Введите корректный номер телефона' }, 'broken'],
    }
    expect(await readProblem(body)).toMatchObject({
      code: 'validation-failed',
      status: 422,
      errors: [{ field: 'customer.phone' }],
    })
  })

  it.each([null, 'Internal Server Error', { error: 'x' }, { code: 500 }, []])(
    'is not interpreted otherwise: %j [HTTP-04]',
    async (body) => {
      expect(await readProblem(body)).toBeNull()
    },
  )
})

describe('all calls', () => {
  it('have names that an endpoint map can tell apart', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  })

  it('that pay or confirm ask for an idempotency key', () => {
    const required = endpoints.filter(({ idempotency }) => idempotency === 'required').map(({ name }) => name)
    expect(required.sort()).toEqual([
      'confirmOrder',
      'orderInOneClick',
      'startDolyame',
      'startInstallment',
      'startProvider',
    ])
  })

  it('take any answer to analytics', async () => {
    expect(addressOf(sendAnalytics, {})).toEqual({ method: 'POST', address: '/api/analytics' })
    for (const response of [null, undefined, '', { ok: true }])
      expect(await parseResponse(sendAnalytics, response)).toEqual({ ok: true, value: null, dropped: [] })
  })
})
