import { emptyBuyer } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactsLine } from './contacts-line.rules'
import {
  contactErrors,
  fullName,
  initialContacts,
  middleNameIsMissing,
  shownName,
  splitName,
  withMainPhone,
} from './contacts.rules'
import { createContacts } from './contacts.store'

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

describe('a name typed in one field', () => {
  it.each([
    ['[SUGGEST-17] three words', 'Иван Петрович Сидоров', names('Иван', 'Петрович', 'Сидоров')],
    ['[SUGGEST-18] two words', 'Иван Сидоров', names('Иван', '', 'Сидоров')],
    ['[SUGGEST-19] one word', 'Иван', names('Иван', '', '')],
    ['[SUGGEST-20] more words', 'Педро  Луис де ла Крус', names('Педро', 'Луис', 'де ла Крус')],
    ['[SUGGEST-20] any run of spaces', '\t Иван \u00a0 Сидоров  ', names('Иван', '', 'Сидоров')],
    ['nothing', '  ', names('', '', '')],
  ])('%s', (_name, text, expected) => {
    expect(splitName(text)).toEqual(expected)
  })
  it('[CONTACT-05] [SUGGEST-20] combines again to the same words, whatever was typed', () => {
    const word = fc.stringMatching(/^[А-ЯЁа-яёA-Za-z-]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        expect(fullName(splitName(words.join('  ')))).toBe(words.join(' '))
      }),
    )
  })
  it('stays in the field letter by letter, also with a space at its end', () => {
    const contacts = createContacts()
    contacts.typeName('buyer', 'Иван ')
    expect(shownName(contacts.state.getState(), 'buyer')).toBe('Иван ')
    expect(contacts.state.getState().buyer).toMatchObject({ firstName: 'Иван', fullName: 'Иван' })
  })
})

describe('who orders and who receives', () => {
  it('[CONTACT-01] a buyer has id, names, both phones, e-mail and comment', () => {
    const contacts = createContacts()
    contacts.editBuyer({
      firstName: 'Иван',
      middleName: 'Ильич',
      lastName: 'Петров',
      phone: '9123456789',
      secondaryPhone: '9000000000',
      email: 'i@mail.ru',
      comment: 'Позвоните',
    })
    expect(contacts.state.getState().buyer).toEqual({
      id: null,
      firstName: 'Иван',
      lastName: 'Петров',
      middleName: 'Ильич',
      fullName: 'Иван Ильич Петров',
      phone: '9123456789',
      secondaryPhone: '9000000000',
      email: 'i@mail.ru',
      comment: 'Позвоните',
    })
  })
  it('[CONTACT-02] [CONTACT-03] another person receives the order under names and phone of their own', () => {
    const contacts = createContacts()
    contacts.setOtherRecipient(true)
    contacts.editRecipient({ firstName: 'Анна', lastName: 'Петрова', middleName: '', phone: '9000000000' })
    expect(contacts.state.getState()).toMatchObject({
      otherRecipient: true,
      recipient: { firstName: 'Анна', lastName: 'Петрова', middleName: '', phone: '9000000000' },
      buyer: { firstName: '', phone: '' },
    })
  })
  it('an edit that changes nothing is none', () => {
    const contacts = createContacts()
    contacts.editBuyer({ firstName: 'Иван' })
    const before = contacts.state.getState()
    contacts.editBuyer({ firstName: 'Иван' })
    contacts.editRecipient({ phone: '' })
    contacts.typeName('buyer', 'Иван')
    expect(contacts.state.getState()).toBe(before)
  })
  it('[CONTACT-08] stand in one line', () => {
    const buyer = { ...emptyBuyer, firstName: 'Иван', lastName: 'Петров', phone: '9123456789', email: ' i@mail.ru' }
    const recipient = { firstName: 'Анна', lastName: 'Петрова', middleName: '', phone: '9000000000' }
    expect(contactsLine({ ...initialContacts, buyer })).toEqual(['Петров Иван', '+7 (912) 345-67-89', 'i@mail.ru'])
    expect(
      contactsLine({ ...initialContacts, buyer: { ...buyer, email: '' }, recipient, otherRecipient: true }),
    ).toEqual(['Петров Иван', '+7 (912) 345-67-89', 'Петрова Анна'])
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
  it.each([
    ['are refused', false, ['phone', 'secondaryPhone', 'recipient.phone']],
    ['are taken where the shop says so', true, []],
  ])('phones of other countries %s', (_name, foreignPhones, expected) => {
    const phone = '+375 29 123-45-67'
    expect(
      contactErrors({
        ...state,
        foreignPhones,
        otherRecipient: true,
        buyer: { ...buyer, phone, secondaryPhone: phone },
        recipient: { ...recipient, phone },
      }),
    ).toEqual(expected)
  })
  it('[VALID-06] a recipient who is not needed has none', () => {
    expect(contactErrors({ ...state, otherRecipient: false })).toEqual([])
  })
})
