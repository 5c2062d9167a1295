import type { ListenForNews } from './listen-on-postgres'
import type { Db } from './schema'

/** What of the shop's own settings a process reads once and keeps until somebody changes them. */
export interface KeptReads {
  /**
   * The result of a read of the tables with news: of this moment within a transaction, where orders are made and paid, and elsewhere as
   * the process has kept it.
   */
  readonly read: <T>(db: Db, read: (db: Db) => Promise<T>) => Promise<T>
  /** Forgets everything: this process has changed something. */
  readonly drop: () => void
  readonly close: () => Promise<void>
}

/** So old it becomes, if ever news should be lost. */
const KEPT_MS = 15_000

interface Kept {
  readonly value: Promise<unknown>
  readonly until: number
}

/**
 * Keeps reads while changes of other processes are heard of, and forgets them all with the first news. Where nobody is listened to, nothing
 * is kept.
 */
export function createKeptReads(listen: ListenForNews | null): KeptReads {
  const kept = new Map<unknown, Kept>()
  let isHeard = false
  const drop = () => kept.clear()
  const listening = listen?.('shop_news', {
    onNews: () => {
      isHeard = true
      drop()
    },
    onLost: () => {
      isHeard = false
      drop()
    },
  })
  const keptOf = <T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> => {
    const known = kept.get(read)
    const now = performance.now()
    if (known !== undefined && now < known.until) return known.value as Promise<T>
    const value = read(db)
    kept.set(read, { value, until: now + KEPT_MS })
    value.catch(() => {
      if (kept.get(read)?.value === value) kept.delete(read)
    })
    return value
  }
  return {
    read: (db, read) => (isHeard && !db.isTransaction ? keptOf(db, read) : read(db)),
    drop,
    close: async () => (await listening)?.(),
  }
}
