import { describe, expect, it, vi } from 'vitest'
import { createTestEffects } from '../testing'
import { lazy, lazyPart, loadChunk, LOAD_RETRY_MS, LOAD_TIMEOUT_MS } from './lazy'

const failingOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part')

describe('lazy', () => {
  it('loads once, however often it is called', async () => {
    const load = vi.fn(async () => 'part')
    const part = lazyPart(load)
    expect(await Promise.all([part(), part()])).toEqual(['part', 'part'])
    expect(await part()).toBe('part')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('rejects all who wait when it cannot load, and tries again with the next call', async () => {
    const load = failingOnce()
    const part = lazy(load)
    const outcomes = await Promise.allSettled([part(), part()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await part()).toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('resolves with null for a part that its caller can do without', async () => {
    const load = failingOnce()
    const part = lazyPart(load)
    expect(await Promise.all([part(), part()])).toEqual([null, null])
    expect(await part()).toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('the code of a widget', () => {
  const start = (load: () => Promise<string>) => {
    const { effects, advance } = createTestEffects()
    const outcome = vi.fn()
    loadChunk('cart-page', load, effects.clock).then(outcome, outcome)
    return { advance, outcome }
  }

  it('[SAFE-18] is requested again when it does not arrive', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code')
    const { advance, outcome } = start(load)
    for (const ms of LOAD_RETRY_MS) await advance(ms)
    expect(load).toHaveBeenCalledTimes(3)
    expect(outcome).toHaveBeenCalledWith('code')
  })

  it('[SAFE-18] [HTTP-14] is given up after three tries with an error that reports it', async () => {
    const load = vi.fn(async () => {
      throw new Error('offline')
    })
    const { advance, outcome } = start(load)
    for (const ms of LOAD_RETRY_MS) await advance(ms)
    expect(load).toHaveBeenCalledTimes(3)
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('cart-page'),
      cause: { message: 'offline' },
    })
  })

  it('[HTTP-14] is given up when it has not arrived after 120 seconds', async () => {
    const { advance, outcome } = start(() => new Promise(() => {}))
    await advance(LOAD_TIMEOUT_MS - 1)
    expect(outcome).not.toHaveBeenCalled()
    await advance(1)
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('120000 ms'),
    })
  })
})
