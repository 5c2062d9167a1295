import { expect, it } from 'vitest'
import { failingFields } from '../forms'
import { trackForm } from './index'

it('a parcel is looked for by its number, with the token; nothing is sent without a number [TRACK-02] [TRACK-03]', () => {
  const { rules } = trackForm.fields.trackNumber
  expect(failingFields({ trackNumber: rules }, { ...trackForm.initial })).toEqual(['trackNumber'])
  expect(failingFields({ trackNumber: rules }, { trackNumber: '4' })).toEqual([])
  expect(trackForm.needsToken).toBe(true)
  expect(trackForm.toInput({ trackNumber: ' 42 ' }, null, 'token')).toEqual({
    body: { trackNumber: '42', reCaptchaToken: 'token' },
  })
})
