import { expect, it } from 'vitest'
import { smsParts } from './sms-parts'

it.each([
  ['', 0],
  ['ok', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  [`${'a'.repeat(70)}₽`, 2],
  ['я'.repeat(135), 3],
])('%s takes %i messages', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
