import { emptyBuyer } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { contactErrors, fullName, initialContacts, middleNameIsMissing, withMainPhone } from './contacts.rules'

const names = (firstName: string, middleName: string, lastName: string) => ({ firstName, middleName, lastName })

describe('a person', () => {
  it.each([
    [names('Иван', 'Петрович', 'Сидоров'), 'Иван Петрович Сидоров'],
    [names('Иван', '', 'Сидоров'), 'Иван Сидоров'],
    [names(' Иван ', '', ''), 'Иван'],
    [names('', '', ''), ''],
  ])('[CONTACT-05] full name of %j', (person, expected) => {
    expect(fullName(person)).toBe(expected)
  })
  it.each([
    ['with both names and no middle name', names('Иван', '', 'Сидоров'), true],
    ['with a middle name', names('Иван', 'Петрович', 'Сидоров'), false],
    ['without a last name', names('Иван', '', ''), false],
  ])('[CONTACT-07] warns %s', (_name, person, expected) => {
    expect(middleNameIsMissing({ ...person, phone: '' })).toBe(expected)
  })
})

describe('the main phone', () => {
  const buyer = (phone: string, secondaryPhone: string) => ({ ...emptyBuyer, phone, secondaryPhone })
  it.each([
    ['an empty one takes the secondary', buyer('', '9000000000'), '9000000000'],
    ['an invalid one takes the secondary', buyer('912', '9000000000'), '9000000000'],
    ['a valid one stays', buyer('9123456789', '9000000000'), '9123456789'],
    ['an invalid secondary is not taken', buyer('', '900'), ''],
  ])('[CONTACT-06] %s', (_name, given, expected) => {
    expect(withMainPhone(given).phone).toBe(expected)
  })
})

describe('the errors of the contacts', () => {
  const buyer = { ...emptyBuyer, firstName: 'Иван', lastName: 'Петров', phone: '9123456789' }
  const recipient = { firstName: 'Пётр', lastName: 'Иванов', middleName: '', phone: '9000000000' }
  const state = { ...initialContacts, buyer }

  it('[VALID-16] [VALID-17] [VALID-18] names and phone are enough', () => {
    expect(contactErrors(state)).toEqual([])
    expect(contactErrors({ ...state, otherRecipient: true, recipient })).toEqual([])
  })
  it.each([
    ['[VALID-03] no first name', { firstName: ' ' }, ['firstName']],
    ['[VALID-04] no last name', { lastName: '' }, ['lastName']],
    ['[VALID-05] no phone', { phone: '' }, ['phone']],
    ['[VALID-05] a wrong phone', { phone: '12345' }, ['phone']],
    ['[VALID-15] a wrong secondary phone', { secondaryPhone: '12' }, ['secondaryPhone']],
    ['a wrong e-mail', { email: 'ivan@' }, ['email']],
  ])('%s', (_name, more, expected) => {
    expect(contactErrors({ ...state, buyer: { ...buyer, ...more } })).toEqual(expected)
  })
  it.each([
    ['[VALID-06] no first name', { firstName: '' }, ['recipient.firstName']],
    ['[VALID-07] no last name', { lastName: '' }, ['recipient.lastName']],
    ['[VALID-08] a wrong phone', { phone: '1' }, ['recipient.phone']],
  ])('of the recipient: %s', (_name, more, expected) => {
    expect(contactErrors({ ...state, otherRecipient: true, recipient: { ...recipient, ...more } })).toEqual(expected)
  })
  it('[VALID-06] a recipient who is not asked for has none', () => {
    expect(contactErrors({ ...state, otherRecipient: false })).toEqual([])
  })
})
