import { expect, it, vi } from 'vitest'
import { keepFor } from './keep-for'

it('makes once for requests at once, again when the time is over, and forgets the oldest of too many', async () => {
  let now = 0
  const make = vi.fn(async (key: string) => `${key}${now}`)
  const get = keepFor(100, 2, () => now, make)
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a0', 'a0'])
  now = 100
  expect(await get('a')).toBe('a100')
  await get('b')
  await get('c')
  await get('a')
  expect(make.mock.calls.flat()).toEqual(['a', 'a', 'b', 'c', 'a'])
})

it('what failed is made anew', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('database')).mockResolvedValue(1)
  const get = keepFor(100, 2, () => 0, make)
  await expect(get('a')).rejects.toThrow('database')
  expect(await get('a')).toBe(1)
})
