import { sql, type Kysely } from 'kysely'
import type { ListenForNews } from './listen-on-postgres'
import type { ShopDatabase } from './schema'

/** A change that the staff are told of, as the outbox has it. */
export interface StaffEvent {
  /** The transaction and the number within it: events come in this order, and a stream goes on from here. */
  readonly tx: bigint
  readonly id: bigint
  readonly resource: string
  readonly recordId: string
  readonly version: number | null
  readonly kind: string
  readonly state: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly on: Date
}

/** The place of an event in the order of all. */
export type EventPlace = Pick<StaffEvent, 'tx' | 'id'>

type Listener = (events: readonly StaffEvent[]) => void

const BATCH = 500
/** A transaction that began earlier and still runs holds back those after it for so long at a time. */
const UNSETTLED_MS = 200
/** Now and then without being told: presences end, and a connection may have missed something. */
const SWEEP_MS = 15_000
const KEPT = sql`interval '1 day'`

/**
 * The oldest transaction that still runs and may write events, or the next one to begin. Those of other databases of the cluster write none
 * here: a backup or a report of a neighbour, which may run for hours, holds nothing back.
 */
const OLDEST_RUNNING = sql`coalesce(
  (select running from pg_snapshot_xip(pg_current_snapshot()) as running
    where not exists (
      select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'transactionid' and mode = 'ExclusiveLock' and transactionid = running::xid
        and datid <> (select oid from pg_database where datname = current_database()))
    order by running limit 1),
  pg_snapshot_xmax(pg_current_snapshot()))`
const SETTLED = sql`tx < ${OLDEST_RUNNING}`
const FIELDS = sql`tx::text as tx, id::text as id, resource, record_id as "recordId", version, kind, state,
  actor_id as "actorId", actor_name as "actorName", created_on as "on"`

type Row = Omit<StaffEvent, 'tx' | 'id'> & { readonly tx: string; readonly id: string }
const eventOf = (row: Row): StaffEvent => ({ ...row, tx: BigInt(row.tx), id: BigInt(row.id) })

/** Whether a place is behind another one. */
export const isAfter = (one: EventPlace, other: EventPlace): boolean =>
  one.tx > other.tx || (one.tx === other.tx && one.id > other.id)

/** Events after a place, in order; only those that nothing can come before any more. */
export async function eventsAfter(db: Kysely<ShopDatabase>, { tx, id }: EventPlace): Promise<readonly StaffEvent[]> {
  const { rows } = await sql<Row>`
    select ${FIELDS} from staff_event
    where (tx, id) > (${String(tx)}::xid8, ${String(id)}::bigint) and ${SETTLED}
    order by tx, id limit ${BATCH}`.execute(db)
  return rows.map(eventOf)
}

/** Whether the outbox still has what came after a place, or has thrown some of it away. */
export async function isKept(db: Kysely<ShopDatabase>, { tx, id }: EventPlace): Promise<boolean> {
  const { rows } = await sql`select 1 from staff_event
    where tx = ${String(tx)}::xid8 and id = ${String(id)}::bigint`.execute(db)
  return rows.length > 0
}

async function lastPlace(db: Kysely<ShopDatabase>): Promise<EventPlace> {
  const { rows } = await sql<{ tx: string; id: string }>`
    select tx::text as tx, id::text as id from staff_event where ${SETTLED} order by tx desc, id desc limit 1`.execute(
    db,
  )
  return { tx: BigInt(rows[0]?.tx ?? 0), id: BigInt(rows[0]?.id ?? 0) }
}

/** Ends presences that have expired, and removes old events. */
async function sweep(db: Kysely<ShopDatabase>, now: Date): Promise<void> {
  await sql`
    with gone as (delete from staff_presence where expires_on < ${now} returning *)
    insert into staff_event (resource, record_id, kind, state, actor_id, actor_name, created_on)
    select resource, record_id, 'presence', 'left', user_id, user_name, ${now} from gone`.execute(db)
  await sql`delete from staff_event where created_on < ${now}::timestamptz - ${KEPT}`.execute(db)
}

/** What streams of events follow. */
export interface StaffEventFeed {
  /** Hears of every event from now on, and of the end of the feed; resolves when nothing after this moment can be missed. */
  readonly subscribe: (listener: Listener, onClose?: () => void) => Promise<() => void>
  /** Says that something may have been written: by this process, or by another one that notified the database. */
  readonly poke: () => void
  readonly close: () => Promise<void>
}

/** Reads the outbox on notification, once for all streams, and only while there are any. */
export function createStaffEventFeed(
  db: Kysely<ShopDatabase>,
  now: () => number,
  listen: ListenForNews | null,
): StaffEventFeed {
  const listeners = new Map<Listener, () => void>()
  let place: EventPlace | null = null
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let timer: NodeJS.Timeout | null = null
  let sweeping: NodeJS.Timeout | null = null
  let unlisten: Promise<() => Promise<void>> | null = null

  async function read(): Promise<void> {
    await sweep(db, new Date(now()))
    place ??= await lastPlace(db)
    for (;;) {
      const events = await eventsAfter(db, place)
      const last = events.at(-1)
      if (last === undefined) break
      place = last
      for (const listener of listeners.keys()) listener(events)
    }
    const { rows } = await sql`select 1 from staff_event where not (${SETTLED}) limit 1`.execute(db)
    if (rows.length > 0 && timer === null)
      timer = setTimeout(() => {
        timer = null
        poke()
      }, UNSETTLED_MS)
  }
  function poke(): void {
    if (listeners.size === 0) return
    if (running !== null) {
      isAskedAgain = true
      return
    }
    // What fails here is read again at the next news, at the latest with the next sweep.
    running = read()
      .catch(() => undefined)
      .finally(() => {
        running = null
        if (!isAskedAgain) return
        isAskedAgain = false
        poke()
      })
  }
  function stop(): void {
    if (timer !== null) clearTimeout(timer)
    if (sweeping !== null) clearInterval(sweeping)
    ;[timer, sweeping, place] = [null, null, null]
  }
  return {
    async subscribe(listener, onClose = () => undefined) {
      unlisten ??= listen?.('staff_event', { onNews: poke }) ?? null
      await unlisten
      if (listeners.size === 0) {
        place = await lastPlace(db)
        sweeping ??= setInterval(poke, SWEEP_MS).unref()
      }
      listeners.set(listener, onClose)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    poke,
    async close() {
      for (const onClose of listeners.values()) onClose()
      listeners.clear()
      stop()
      await running
      const listening = unlisten
      unlisten = null
      await (
        await listening
      )?.()
    },
  }
}
