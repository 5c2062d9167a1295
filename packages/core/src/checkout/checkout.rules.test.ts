import { describe, expect, it } from 'vitest'
import {
  checkoutErrors,
  completeness,
  completenessPoints,
  looksReady,
  nextLeft,
  shownErrors,
  stepOf,
} from './checkout.rules'
import { refusedField } from './checkout.refusal'
import type { CheckoutFacts, CheckoutField } from './checkout.types'

const nothing: CheckoutFacts = {
  otherRecipient: false,
  wrongContacts: ['lastName', 'firstName', 'phone'],
  hasBuyerNames: false,
  hasBuyerPhone: false,
  hasSecondaryPhone: false,
  hasRecipientNames: false,
  hasRecipientPhone: false,
  method: 'pickup',
  hasCarrier: false,
  hasPoint: false,
  missingAddress: ['city', 'street', 'house'],
  hasPayment: false,
  consent: false,
  missingCompany: [],
}
const everything: CheckoutFacts = {
  ...nothing,
  wrongContacts: [],
  hasBuyerNames: true,
  hasBuyerPhone: true,
  hasCarrier: true,
  hasPoint: true,
  hasPayment: true,
  consent: true,
}
const fields = (facts: CheckoutFacts): readonly CheckoutField[] => checkoutErrors(facts).map(({ field }) => field)

describe('the score of completeness', () => {
  it.each([
    ['[CHK-69] 50 to begin with', nothing, 50],
    ['[CHK-70] 30 with another recipient', { ...nothing, otherRecipient: true }, 30],
    ["[CHK-70] 10 for the recipient's names", { ...nothing, otherRecipient: true, hasRecipientNames: true }, 40],
    ["[CHK-70] 10 for the recipient's phone", { ...nothing, otherRecipient: true, hasRecipientPhone: true }, 40],
    ["[CHK-71] 10 for the buyer's names", { ...nothing, hasBuyerNames: true }, 60],
    ["[CHK-72] 10 for the buyer's phone", { ...nothing, hasBuyerPhone: true }, 60],
    ['[CHK-73] 2 for a secondary phone', { ...nothing, hasSecondaryPhone: true }, 52],
    ['[CHK-74] 25 for a complete delivery', { ...nothing, hasCarrier: true, hasPoint: true }, 75],
    ['[CHK-74] nothing for half a delivery', { ...nothing, hasCarrier: true }, 50],
    ['[CHK-32] exactly 95 with every required part', everything, 95],
  ])('%s', (_name, facts, expected) => {
    expect(completeness(facts)).toBe(expected)
  })

  it.each([
    ['nothing', nothing],
    ['everything', everything],
    ['another recipient', { ...everything, otherRecipient: true, hasRecipientNames: true }],
  ])('is the sum of its parts, each with what it could give: %s', (_name, facts) => {
    const points = completenessPoints(facts)
    expect(points.reduce((sum, { given }) => sum + given, 0)).toBe(completeness(facts))
    expect(points.reduce((sum, { most }) => sum + most, 0)).toBe(97)
    expect(points.every(({ given, most }) => given === 0 || given === most)).toBe(true)
    expect(points.map(({ part }) => part)).toEqual([
      'start',
      ...(facts.otherRecipient ? ['recipientNames', 'recipientPhone'] : []),
      ...['buyerNames', 'buyerPhone', 'secondaryPhone', 'delivery'],
    ])
  })

  it.each([
    ['[CHK-31] [CHK-32] ready at 95 with the consent', everything, true],
    ['[CHK-31] not without the consent', { ...everything, consent: false }, false],
    ['[CHK-31] not below 95', { ...everything, hasPoint: false }, false],
  ])('%s', (_name, facts, expected) => {
    expect(looksReady(facts)).toBe(expected)
  })
})

describe('what keeps an order from being submitted', () => {
  const missing = { ...nothing, otherRecipient: true, wrongContacts: ['phone', 'recipient.lastName'] as const }
  it('[VALID-01] is listed in order: recipient, contacts, delivery, consent, company', () => {
    const facts = { ...missing, missingCompany: ['company.inn'] as const }
    expect(fields(facts)).toEqual(['recipient.lastName', 'phone', 'carrier', 'consent', 'company.inn'])
  })
  it('[VALID-01] [CHK-14] is a payment only once the delivery is complete', () => {
    const facts = { ...missing, hasCarrier: true, hasPoint: true }
    expect(fields(facts)).toEqual(['recipient.lastName', 'phone', 'payment', 'consent'])
    expect(fields({ ...facts, hasPoint: false })).not.toContain('payment')
  })
  it('[VALID-01] leaves out a recipient who is not needed', () => {
    expect(fields({ ...everything, wrongContacts: ['recipient.lastName'] })).toEqual([])
  })
  it.each([
    ['[VALID-09] a carrier', { hasCarrier: false, hasPoint: false }, ['carrier']],
    ['[VALID-10] a point', { hasPoint: false }, ['pickupPoint']],
    [
      '[VALID-10] [VALID-19] an address for the courier',
      { method: 'courier' as const, missingAddress: ['street', 'house'] as const },
      ['address.street', 'address.house'],
    ],
    ['[VALID-11] a payment', { hasPayment: false }, ['payment']],
    ['[VALID-12] the consent', { consent: false }, ['consent']],
  ])('%s', (_name, more, expected) => {
    expect(fields({ ...everything, ...more })).toEqual(expected)
  })
  it.each([
    ['phone', '[CHK-18]', 'user-contacts-block'],
    ['recipient.phone', '[CHK-20]', 'recipient-contacts-block'],
    ['carrier', '[CHK-22]', 'transport-company-anchor'],
    ['pickupPoint', '[CHK-22]', 'pickpoint-header-anchor'],
    ['address.house', '[CHK-22]', 'address-delivery-anchor'],
    ['payment', '[CHK-23]', 'delivery-purchase-type-anchor'],
  ] as const)('%s leads to its block %s', (field, _row, block) => {
    const facts: CheckoutFacts = { ...nothing, otherRecipient: true, wrongContacts: ['phone', 'recipient.phone'] }
    const courier: CheckoutFacts = { ...facts, method: 'courier', hasCarrier: true }
    const pickup: CheckoutFacts = { ...facts, hasCarrier: true }
    const complete: CheckoutFacts = { ...pickup, hasPoint: true }
    const all = [facts, courier, pickup, complete].flatMap((each) => checkoutErrors(each))
    expect(all.find((error) => error.field === field)?.block).toBe(block)
  })
})

describe('what is left to do', () => {
  const courier = { method: 'courier', hasPoint: false } as const
  it.each<[string, Partial<CheckoutFacts>, ReturnType<typeof nextLeft>]>([
    ['contacts first', { ...nothing }, { part: 'contacts', fields: ['lastName', 'firstName', 'phone'] }],
    [
      'those of the recipient with them',
      { otherRecipient: true, wrongContacts: ['phone', 'recipient.phone'] },
      { part: 'contacts', fields: ['recipient.phone', 'phone'] },
    ],
    ['the carrier', { hasCarrier: false, consent: false }, { part: 'delivery', fields: ['carrier'] }],
    ['the point', { hasPoint: false, hasPayment: false }, { part: 'delivery', fields: ['pickupPoint'] }],
    ['the address', { ...courier, missingAddress: ['house'] }, { part: 'delivery', fields: ['address.house'] }],
    ['the payment', { hasPayment: false, consent: false }, { part: 'payment', fields: ['payment'] }],
    [
      'the company before the consent, which is below it',
      { consent: false, missingCompany: ['company.inn', 'company.bic'] },
      { part: 'company', fields: ['company.inn', 'company.bic'] },
    ],
    ['the consent last', { consent: false }, { part: 'consent', fields: ['consent'] }],
    ['nothing', {}, null],
  ])('%s', (_name, more, expected) => {
    expect(nextLeft(checkoutErrors({ ...everything, ...more }))).toEqual(expected)
  })
})

describe('the errors that are shown', () => {
  const errors = checkoutErrors(nothing)
  const state = { submitted: false, touched: new Set<CheckoutField>(['phone']), refused: [] }
  it('[EXP-15] none before the first submit when errors wait for the click', () => {
    expect(shownErrors(errors, state, false)).toEqual([])
  })
  it('[EXP-15] those of left fields at once when errors are shown immediately', () => {
    expect(shownErrors(errors, state, true).map(({ field }) => field)).toEqual(['phone'])
  })
  it('all of them after a try to submit', () => {
    expect(shownErrors(errors, { ...state, submitted: true }, false)).toEqual(errors)
  })
  it("the server's refusals stand beside them, once per field", () => {
    const refused = [
      refusedField({ pointer: '/customer/value/phone', message: 'Занят' }),
      refusedField({ pointer: '/customer/value/email', message: 'Не тот' }),
    ].flatMap((each) => each ?? [])
    const shown = shownErrors(errors, { ...state, submitted: true, refused }, false)
    expect(shown.filter(({ field }) => field === 'phone')).toEqual([{ field: 'phone', block: 'user-contacts-block' }])
    expect(shown.find(({ field }) => field === 'email')?.message).toBe('Не тот')
  })
  it('a refusal that concerns no field of ours is none', () => {
    expect(refusedField({ pointer: '/__proto__', message: 'x' })).toBeNull()
    expect(refusedField({ pointer: 'constructor', message: 'x' })).toBeNull()
  })
})

describe('the step of the buyer', () => {
  it.each([
    ['[CHK-10] contacts first', nothing, 'userContacts'],
    ['[CHK-10] then delivery', { ...everything, hasPoint: false }, 'pickpointSelection'],
    [
      '[CHK-10] [CHK-14] then payment, once the delivery is complete',
      { ...everything, hasPayment: false },
      'paymentSelection',
    ],
    ['[CHK-10] then the confirmation', everything, 'orderConfirmation'],
  ])('%s', (_name, facts, expected) => {
    expect(stepOf(facts)).toBe(expected)
  })
})
