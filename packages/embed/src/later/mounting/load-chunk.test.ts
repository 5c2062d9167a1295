import { createTestEffects } from '@prilavok/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { CHUNK_RETRY_MS, CHUNK_TIMEOUT_MS, loadChunk } from './load-chunk'

const start = (load: () => Promise<string>) => {
  const { effects, advance, settle } = createTestEffects()
  const outcome = vi.fn()
  loadChunk('cart-page', load, effects.clock).then(outcome, outcome)
  return { advance, settle, outcome }
}

describe('the code of a widget', () => {
  it('[SAFE-18] is asked for again when it does not come', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code')
    const { advance, outcome } = start(load)
    for (const pause of CHUNK_RETRY_MS) await advance(pause)
    expect(load).toHaveBeenCalledTimes(3)
    expect(outcome).toHaveBeenCalledWith('code')
  })

  it('[SAFE-18] [HTTP-14] is given up after three tries with an error that says so', async () => {
    const load = vi.fn(async () => {
      throw new Error('offline')
    })
    const { advance, outcome } = start(load)
    for (const pause of CHUNK_RETRY_MS) await advance(pause)
    expect(load).toHaveBeenCalledTimes(3)
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('cart-page'),
      cause: { message: 'offline' },
    })
  })

  it('[HTTP-14] is given up when it has not come after 120 seconds', async () => {
    const { advance, outcome } = start(() => new Promise(() => {}))
    await advance(CHUNK_TIMEOUT_MS - 1)
    expect(outcome).not.toHaveBeenCalled()
    await advance(1)
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('120000 ms'),
    })
  })
})
