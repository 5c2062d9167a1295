import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'

it('loads once, however often it is wanted', async () => {
  const load = vi.fn(async () => 'part')
  const part = lazyPart(load)
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part'])
  expect(await part()).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

it('answers null when it cannot load and tries again with the next wish', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part')
  const part = lazyPart(load)
  expect(await Promise.all([part(), part()])).toEqual([null, null])
  expect(await part()).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
