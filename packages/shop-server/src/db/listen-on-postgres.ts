import { Client } from 'pg'
import type { ListenForEvents } from './staff-event-feed'

const AGAIN_MS = 1000

/** Listens on a connection of its own; one that breaks is opened again, and what was missed meanwhile is asked for. */
export const listenOnPostgres =
  (url: string): ListenForEvents =>
  async (onNews) => {
    let client: Client | null = null
    let again: NodeJS.Timeout | null = null
    let isOver = false
    const later = () => {
      client = null
      if (!isOver) again ??= setTimeout(() => void connect().catch(later), AGAIN_MS).unref()
    }
    const connect = async () => {
      again = null
      const next = new Client({ connectionString: url })
      next.on('notification', onNews)
      next.on('error', later)
      next.on('end', later)
      await next.connect()
      await next.query('listen staff_event')
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
