import { describe, expect, it, vi } from 'vitest'
import { createKeptReads } from './kept-reads'
import type { NewsListener } from './listen-on-postgres'
import type { Db } from './schema'

const db = { isTransaction: false } as Db
const trx = { isTransaction: true } as Db

/** Kept reads with a listener in hand, and a read that counts how often it was made. */
function listened() {
  let told: NewsListener = { onNews: () => undefined }
  const kept = createKeptReads((_, listener) => {
    told = listener
    return Promise.resolve(() => Promise.resolve())
  })
  let times = 0
  const read = () => Promise.resolve((times += 1))
  return { kept, read, hear: () => told.onNews(), lose: () => told.onLost?.() }
}

describe('what a process keeps of the shop', () => {
  it('is read once, until there is news', async () => {
    const { kept, read, hear } = listened()
    hear()
    expect([await kept.read(db, read), await kept.read(db, read)]).toEqual([1, 1])
    hear()
    expect(await kept.read(db, read)).toBe(2)
  })

  it('is read each time before anybody is heard, and while the connection is lost', async () => {
    const { kept, read, hear, lose } = listened()
    expect([await kept.read(db, read), await kept.read(db, read)]).toEqual([1, 2])
    hear()
    await kept.read(db, read)
    lose()
    expect([await kept.read(db, read), await kept.read(db, read)]).toEqual([4, 5])
  })

  it('is not what an order counts with: a transaction reads', async () => {
    const { kept, read, hear } = listened()
    hear()
    await kept.read(db, read)
    expect([await kept.read(trx, read), await kept.read(db, read)]).toEqual([2, 1])
  })

  it('is forgotten by the process that changes it, after a quarter of a minute, and when a read fails', async () => {
    vi.useFakeTimers()
    const { kept, read, hear } = listened()
    hear()
    await kept.read(db, read)
    kept.drop()
    expect(await kept.read(db, read)).toBe(2)
    vi.advanceTimersByTime(15_000)
    expect(await kept.read(db, read)).toBe(3)
    vi.useRealTimers()
    const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')))
    await expect(kept.read(db, broken)).rejects.toThrow('away')
    await expect(kept.read(db, broken)).rejects.toThrow('away')
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('is nothing where nobody is listened to', async () => {
    let times = 0
    const kept = createKeptReads(null)
    const read = () => Promise.resolve((times += 1))
    expect([await kept.read(db, read), await kept.read(db, read)]).toEqual([1, 2])
  })
})
