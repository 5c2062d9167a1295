import { Client } from 'pg'

/** Who is told of what other processes notify. */
export interface NewsListener {
  /** Something may have been notified: called with every notification, and when listening begins, as something may have been missed. */
  readonly onNews: () => void
  /** Nothing is heard until the next news. */
  readonly onLost?: () => void
}

/** Listens to a channel of the database; resolves with what ends that. */
export type ListenForNews = (
  channel: 'staff_event' | 'shop_news',
  listener: NewsListener,
) => Promise<() => Promise<void>>

const AGAIN_MS = 1000

/** Listens on a connection of its own; one that breaks is opened again. */
export const listenOnPostgres =
  (url: string): ListenForNews =>
  async (channel, { onNews, onLost = () => undefined }) => {
    let client: Client | null = null
    let again: NodeJS.Timeout | null = null
    let isOver = false
    const later = () => {
      client = null
      onLost()
      if (!isOver) again ??= setTimeout(() => void connect().catch(later), AGAIN_MS).unref()
    }
    const connect = async () => {
      again = null
      const next = new Client({ connectionString: url, keepAlive: true })
      next.on('notification', onNews)
      next.on('error', later)
      next.on('end', later)
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
      onNews()
    }
    await connect().catch(later)
    return async () => {
      isOver = true
      if (again !== null) clearTimeout(again)
      await client?.end()
    }
  }
