import { expect, it } from 'vitest'
import { canOf } from './permissions'

it.each([
  [undefined, true],
  [['*'], true],
  [['order:*'], true],
  [['*:write'], true],
  [['order:write'], true],
  [['order:read'], false],
  [['order-in-process:write'], false],
  [[], false],
])('with %j an order may be saved: %s [ADMIN-15]', (permissions, allowed) => {
  expect(canOf(permissions)('order', 'write')).toBe(allowed)
})

it('what the server has refused is not offered again', () => {
  expect(canOf(['*'], new Set(['order:write']))('order', 'write')).toBe(false)
})
