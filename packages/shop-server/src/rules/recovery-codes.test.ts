import { expect, it } from 'vitest'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes'

it('codes are eight, long, and without letters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(8)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){4}[A-HJ-NP-Z2-9]{5}$/)
})

it.each(['abcde-fghjk', 'ABCDE FGHJK', ' abcdefghjk ', 'abcde–fghjk'])(
  '"%s" is one code however it is typed',
  (typed) => {
    expect(plainRecoveryCode(typed)).toBe('ABCDEFGHJK')
  },
)
