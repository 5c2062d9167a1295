import { describe, expect, it } from 'vitest'
import { failingFields, type FieldRules, type SmallFormSpec } from '../forms'
import { callBackForm, discountForm, oneClickForm, remindForm, stockForm, wholesaleForm } from './index'

const PHONE = '9123456789'
// oxlint-disable-next-line typescript/no-explicit-any -- a spec of any values: only its rules are read
const failing = (spec: { readonly fields: SmallFormSpec<any, never, never>['fields'] }, values: object) =>
  failingFields(
    Object.fromEntries(Object.entries(spec.fields).map(([name, { rules }]) => [name, rules])) as FieldRules,
    { ...values },
  )

describe('the lead forms', () => {
  it('of a call-back need a first name and a phone [LEAD-01] [LEAD-02]', () => {
    expect(failing(callBackForm, callBackForm.initial)).toEqual(['firstName', 'phone'])
    expect(failing(callBackForm, { firstName: 'Иван', phone: PHONE, email: '' })).toEqual([])
    expect(callBackForm.toInput({ firstName: ' Иван', phone: PHONE, email: '' }, { productId: '42' }, '')).toEqual({
      body: { ProductId: '42', FirstName: 'Иван', PhoneNumber: PHONE, Email: null },
    })
  })

  it('of a quick order need a first name and a phone [LEAD-03] [LEAD-04]', () => {
    expect(failing(oneClickForm, oneClickForm.initial)).toEqual(['firstName', 'phone'])
    const values = { firstName: ' Анна ', lastName: 'Ли', middleName: '', phone: PHONE, email: 'a@b.ru' }
    expect(oneClickForm.toInput(values, { productId: '42' }, '')).toEqual({
      body: {
        productId: '42',
        firstName: 'Анна',
        lastName: 'Ли',
        middleName: null,
        phoneNumber: PHONE,
        email: 'a@b.ru',
        personalDataConsent: true,
      },
    })
  })

  it('of subscriptions need a phone or an e-mail [LEAD-06] [LEAD-07] [LEAD-08] [LEAD-09]', () => {
    for (const spec of [discountForm, stockForm, remindForm]) {
      expect(failing(spec, spec.initial)).toEqual(['phone'])
      expect(failing(spec, { ...spec.initial, email: 'a@b.ru' })).toEqual([])
      expect(failing(spec, { ...spec.initial, phone: PHONE })).toEqual([])
    }
    const wish = { phone: '', email: 'a@b.ru' }
    const body = { productId: '42', phone: null, email: 'a@b.ru' }
    for (const [desiredPrice, sent] of [
      ['99.5', 99.5],
      ['99,5', 99.5],
      ['', null],
    ] as const)
      expect(discountForm.toInput({ ...wish, desiredPrice }, { productId: '42' }, '')).toEqual({
        body: { ...body, desiredPrice: sent },
      })
    expect(stockForm.toInput({ ...wish, email: ' a@b.ru ' }, { productId: '42' }, '')).toEqual({ body })
    expect(remindForm.toInput({ ...wish, phone: ' ', remindOn: '2026-12-01' }, { productId: '42' }, '')).toEqual({
      body: { ...body, remindOn: '2026-12-01' },
    })
    expect(stockForm.endpoint.path).toBe('/api/subscribeToStock')
    expect(remindForm.endpoint.path).toBe('/api/remindMeLater')
    expect(discountForm.endpoint.path).toBe('/api/subscribeTotPriceReduction')
  })

  it('of wholesale sends the type of the open tab [LEAD-11]', () => {
    expect(failing(wholesaleForm, wholesaleForm.initial)).toEqual(['name', 'phone'])
    const values = { name: ' Олег ', phone: PHONE, email: '', companyName: '', comment: 'Доска' }
    expect(wholesaleForm.toInput(values, { type: 'Buy' }, 't')).toEqual({
      body: {
        type: 'Buy',
        name: 'Олег',
        phoneNumber: PHONE,
        email: null,
        companyName: null,
        comment: 'Доска',
        reCaptchaToken: 't',
      },
    })
  })
})
