import { expect, it } from 'vitest'
import { isTotpCode, newTotpSecret, totpCode, totpStep, totpUri } from './totp'

/** The ASCII key `12345678901234567890` of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %d s the code is that of RFC 6238', (seconds, code) => {
  expect(totpCode(RFC_SECRET, seconds * 1000)).toBe(code)
  expect(totpStep(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it.each([
  [-60, null],
  [-30, 99],
  [0, 100],
  [30, 101],
  [60, null],
])('a code of %d s away is of the step %s', (away, step) => {
  const nowMs = 3_000_000 + 7_000
  expect(totpStep(RFC_SECRET, totpCode(RFC_SECRET, nowMs + away * 1000), nowMs)).toBe(step)
})

it.each(['', '12345', '1234567', '12345a', ' 287082', '２８７０８２'])('"%s" is no code', (text) => {
  expect(isTotpCode(text)).toBe(false)
  expect(totpStep(RFC_SECRET, text, 59_000)).toBeNull()
})

it('a secret has 160 bits, and an address that apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(secret).not.toBe(newTotpSecret())
  const uri = new URL(totpUri(secret, 'shop.example', 'olga@shop'))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'shop.example',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
