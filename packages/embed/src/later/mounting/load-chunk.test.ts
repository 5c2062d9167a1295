import { createTestClock } from '@prilavok/core/testing'
import { expect, it } from 'vitest'
import { loadChunk } from './load-chunk'

it('[HTTP-14] a part that does not come fails with a ChunkLoadError after 120 seconds, not before', async () => {
  const clock = createTestClock()
  let failure: unknown = null
  loadChunk('cart-page', () => new Promise(() => undefined), clock).catch((error: unknown) => {
    failure = error
  })
  await clock.advance(119_999)
  expect(failure).toBeNull()
  await clock.advance(1)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading the part "cart-page" failed: timeout of 120000 ms exceeded.' })
})

it('[HTTP-14] a part that cannot be fetched fails with a ChunkLoadError at once, with its cause', async () => {
  const clock = createTestClock()
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadChunk('cart-page', () => Promise.reject(cause), clock)).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
  expect(clock.waiting()).toBe(0)
})

it('a part that comes leaves no timer behind', async () => {
  const clock = createTestClock()
  expect(await loadChunk('cart-page', async () => 7, clock)).toBe(7)
  expect(clock.waiting()).toBe(0)
})
