import type { EventMessage } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import type { SessionStore } from '../session/session.store'

/** An event about other staff: a change or a presence; null when events may have been missed. */
export type EventListener = (message: EventMessage | null) => void

/** What others do, from one stream per page, which is open while somebody listens and sees the page. */
export interface StaffEvents {
  readonly subscribe: (listener: EventListener) => () => void
}

const FIRST_WAIT_MS = 3_000
const LONGEST_WAIT_MS = 60_000

/** Statuses of a server that has no stream. */
const NEVER = new Set([404, 405, 501])

/** Makes the events of one page. A stream that breaks is opened again from where it stopped. */
export function createStaffEvents(client: Pick<StaffClient, 'open'>, session: SessionStore): StaffEvents {
  const listeners = new Set<EventListener>()
  let connection: AbortController | null = null
  let isImpossible = false
  let lastId: string | null = null

  const tell = (message: EventMessage | null) => {
    const me = session.getState().session?.user.id
    if (message === null || message.actorId !== me) for (const listener of listeners) listener(message)
  }
  const isWanted = () =>
    listeners.size > 0 && !isImpossible && session.getState().session !== null && document.visibilityState === 'visible'

  async function follow({ signal }: AbortController): Promise<void> {
    const { readStream } = await import('./read-stream')
    let wait = FIRST_WAIT_MS
    while (!signal.aborted) {
      try {
        await readStream(client, { signal, lastId }, (id, message) => {
          lastId = id ?? lastId
          wait = FIRST_WAIT_MS
          tell(message)
        })
      } catch (thrown) {
        const status = (thrown as { readonly failure?: { readonly status: number | null } }).failure?.status ?? null
        isImpossible = status !== null && NEVER.has(status)
        if (isImpossible) return
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait)
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
      })
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }
  const adjust = () => {
    if (isWanted() && connection === null) {
      connection = new AbortController()
      void follow(connection)
    } else if (!isWanted() && connection !== null) {
      connection.abort()
      connection = null
    }
  }
  session.subscribe(adjust)
  document.addEventListener('visibilitychange', adjust)
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      adjust()
      return () => {
        listeners.delete(listener)
        // The next screen listens in a moment: the stream stays open between them.
        setTimeout(adjust, 1_000)
      }
    },
  }
}
