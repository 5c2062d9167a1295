import { sql } from 'kysely'
import type { LogLine, Shop } from '../../shop'

/** The log that staff read: failures and warnings of the server, kept in its database. */
export interface AppLog {
  /** Keeps a line of these levels; never throws, and nobody waits for it. */
  readonly note: (line: LogLine) => void
  /** Resolves when everything that was noted is written. */
  readonly settled: () => Promise<void>
}

const LEVELS: Readonly<Partial<Record<LogLine['level'], string>>> = { warning: 'Warning', error: 'Error' }
const HOUR_MS = 3_600_000
/** A failure that comes with every request does not fill the database. */
const MOST_AN_HOUR = 500
const LONGEST_MESSAGE = 500

/** Makes the log; a line that cannot be written is lost, as the server's own log has it too. */
export function createAppLog({ db, now, randomId }: Pick<Shop, 'db' | 'now' | 'randomId'>): AppLog {
  let writing: Promise<unknown> = Promise.resolve()
  let hour = 0
  let kept = 0
  return {
    note({ level, requestId, text }) {
      const shown = LEVELS[level]
      if (shown === undefined) return
      const on = now()
      if (Math.floor(on / HOUR_MS) !== hour) {
        hour = Math.floor(on / HOUR_MS)
        kept = 0
      }
      kept += 1
      if (kept > MOST_AN_HOUR) return
      const [message = '', ...rest] = text.split('\n')
      const details = JSON.stringify({
        level: shown,
        source: 'server',
        message: message.trim().slice(0, LONGEST_MESSAGE),
        exception: rest.length > 0 ? text : null,
        traceId: requestId,
      })
      const moment = new Date(on)
      writing = writing
        .then(() =>
          sql`insert into app_log (id, details, created_on, updated_on)
            values (${randomId()}, ${details}::jsonb, ${moment}, ${moment})`.execute(db),
        )
        .catch(() => null)
    },
    settled: async () => void (await writing),
  }
}
