import { maskitoTransform } from '@maskito/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedText, typedDigits } from './phone-digits'
import { phoneMask } from './phone-mask'

describe('typedDigits', () => {
  it.each([
    ['8 (912) 345-67-89', '9123456789'],
    ['79123456789', '9123456789'],
    ['+7 912 345 67 89', '9123456789'],
    ['912-345-67-89', '9123456789'],
    ['+7 8 912 345 67 89', '9123456789'],
    ['8125551234', '8125551234'],
    ['7771234567', '7771234567'],
    ['+7 (812) 555-12-34', '8125551234'],
    ['8', ''],
    ['+7', ''],
    ['', ''],
  ])('[CONTACT-12] reads %j as %j', (text, digits) => {
    expect(typedDigits(text)).toBe(digits)
  })

  it('[CONTACT-13] gives back the ten digits of every number it has formatted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(typedDigits(maskedText(digits))).toBe(digits)
        expect(typedDigits(`+7${digits}`)).toBe(digits)
        expect(typedDigits(`8${digits}`)).toBe(digits)
      }),
    )
  })
})

describe('the mask', () => {
  it('[CONTACT-10] is +7 (###) ###-##-##', () => {
    expect(maskedText('9123456789')).toBe('+7 (912) 345-67-89')
  })

  it('shows a part of a number as far as it goes, and nothing for nothing', () => {
    expect(maskedText('9123')).toBe('+7 (912) 3')
    expect(maskedText('')).toBe('')
  })

  it('[CONTACT-12] takes what the browser fills in', () => {
    expect(maskitoTransform('89123456789', phoneMask)).toBe('+7 (912) 345-67-89')
    expect(maskitoTransform('8125551234', phoneMask)).toBe('+7 (812) 555-12-34')
    expect(maskitoTransform('+79771234567', phoneMask)).toBe('+7 (977) 123-45-67')
  })

  it('leaves a masked number as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), (digits) => {
        const once = maskitoTransform(maskedText(digits), phoneMask)
        expect(maskitoTransform(once, phoneMask)).toBe(once)
      }),
    )
  })
})
