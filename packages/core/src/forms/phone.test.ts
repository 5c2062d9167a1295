import { phoneDigits } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isValidPhone, normalizePhone } from './phone'

describe('a phone', () => {
  it.each([
    ['+79123456789', '9123456789'],
    ['79123456789', '9123456789'],
    ['89123456789', '9123456789'],
    ['9123456789', '9123456789'],
    ['+7 (912) 345-67-89', '9123456789'],
    ['8 [912] 345\u201367\u00A089', '9123456789'],
    ['+ 7 912 345 67 89', '9123456789'],
    ['812 555-12-34', '8125551234'],
    ['777 777-77-77', '7777777777'],
    ['+7 777 777-77-77', '7777777777'],
    ['8 812 555 12 34', '8125551234'],
  ])('%s is valid: %s [VALID-14]', (phone, digits) => {
    expect([phoneDigits(phone), isValidPhone(phone)]).toEqual([digits, true])
  })

  it.each([
    '',
    '+7',
    '123',
    '912345678',
    '91234567890',
    '+7 8 912 345 67 89',
    '+89123456789',
    '++79123456789',
    '+380123456789',
    '912345678a',
    '9123456789 доб. 5',
    '٩١٢٣٤٥٦٧٨٩',
    '77123456789 0',
  ])('%j is not valid [VALID-14]', (phone) => {
    expect(isValidPhone(phone)).toBe(false)
  })

  it('is the same however it is separated and begun [VALID-14]', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '[', ']', '\u00A0', '\u2011', '–', '—', '\t'), {
      minLength: 12,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{10}$/),
        fc.constantFrom('', '+7', '7', '8'),
        separators,
        (digits, prefix, between) => {
          const written = [...`${prefix}${digits}`].map((char, index) => char + (between[index] ?? '')).join('')
          expect(phoneDigits(written)).toBe(digits)
          expect(isValidPhone(written)).toBe(true)
          expect(normalizePhone(written)).toBe(`+7${digits}`)
        },
      ),
    )
  })

  it('is valid exactly when ten digits remain, whatever is typed [VALID-14]', () => {
    const char = fc.constantFrom(...'0123456789789+ -()a\u00A0')
    fc.assert(
      fc.property(fc.array(char, { minLength: 9, maxLength: 14 }), (chars) => {
        const text = chars.join('')
        const bare = text.replace(/[ ()\u00A0-]/g, '')
        expect(isValidPhone(text)).toBe(/^(?:\+7|[78])?\d{10}$/.test(bare))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is written for people in one way, which is valid and stays as it is', () => {
    expect(formatPhone('89123456789')).toBe('+7 (912) 345-67-89')
    expect(formatPhone('912')).toBe('912')
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(formatPhone(formatPhone(digits))).toBe(formatPhone(digits))
        expect(phoneDigits(formatPhone(digits))).toBe(digits)
      }),
    )
  })

  it.each([
    ['+375 29 123-45-67', '+375291234567'],
    ['00375 (29) 123 45 67', '+375291234567'],
    ['810 375 29 1234567', '+375291234567'],
    ['+1 202 555 0123', '+12025550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+290 1234', '+2901234'],
    ['+7 (912) 345-67-89', '+79123456789'],
    ['8 912 345-67-89', '+79123456789'],
    ['+7 777 123-45-67', '+77771234567'],
  ])('%s is taken as %s where phones of other countries are', (phone, kept) => {
    expect([isValidPhone(phone, true), normalizePhone(phone, true)]).toEqual([true, kept])
    expect(isValidPhone(phone)).toBe(kept.startsWith('+7'))
  })

  it.each(['375291234567', '+7 912', '+0 123 456 789', '+12345', '+1234567890123456', '+375 29 123-45-6x', '00', ''])(
    '%j is a phone of no country',
    (phone) => {
      expect([isValidPhone(phone, true), normalizePhone(phone, true)]).toEqual([false, null])
    },
  )

  it('that is not valid is nothing on the wire', () => {
    expect(normalizePhone('912')).toBeNull()
  })
})
