import { isPermitted, type EventMessage } from '@prilavok/contracts/admin'
import { eventsAfter, isAfter, isKept, type EventPlace, type StaffEvent } from '../../db'
import { staffMemberOfHash, type StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { presencesOf } from './presences'

/** Sent when nothing else is, so that nobody between takes the connection for dead; the session is looked at then, too. */
const HEARTBEAT_MS = 15_000
/** Who takes events slower than they come is cut off, and goes on where they stopped. */
const MOST_UNREAD = 2000
const RETRY_MS = 3000

const encoder = new TextEncoder()

/** Whether a member may know of events of a resource. */
const mayHear = ({ resources }: Shop, { permissions }: StaffMember, resource: string): boolean => {
  const found = Object.hasOwn(resources, resource) ? resources[resource] : undefined
  return found !== undefined && isPermitted(permissions, `${found.permission}:read`)
}

const messageOf = ({ resource, recordId, version, kind, state, actorId, actorName, on }: StaffEvent): EventMessage => ({
  resource,
  id: recordId,
  version,
  kind,
  state,
  actorId,
  actorName,
  on: on.toISOString(),
})
const textOf = (event: StaffEvent) => `id: ${event.tx}-${event.id}\ndata: ${JSON.stringify(messageOf(event))}\n\n`

/** The place that `Last-Event-ID` names; null where it names none. */
export function placeOf(header: string | null): EventPlace | null {
  const [, tx, id] = /^(\d{1,19})-(\d{1,18})$/.exec(header ?? '') ?? []
  return tx === undefined || id === undefined ? null : { tx: BigInt(tx), id: BigInt(id) }
}

/** What was missed since a place; `reset` where the outbox no longer has all of it. */
async function missed(shop: Shop, from: EventPlace): Promise<{ events: readonly StaffEvent[]; isWhole: boolean }> {
  if (!(await isKept(shop.db, from))) return { events: [], isWhole: false }
  const events: StaffEvent[] = []
  let place = from
  for (;;) {
    const more = await eventsAfter(shop.db, place)
    events.push(...more)
    place = more.at(-1) ?? place
    if (more.length === 0) return { events, isWhole: true }
    if (events.length > MOST_UNREAD) return { events: [], isWhole: false }
  }
}

/** Changes of records as they happen, for one member: what they may read, of the resources that they ask for, until their session ends. */
export function eventStream(
  shop: Shop,
  first: StaffMember,
  wanted: ReadonlySet<string> | null,
  from: EventPlace | null,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  let member = first
  let isOver = false
  let unsubscribe = () => undefined as void
  let heartbeat: NodeJS.Timeout | undefined
  const end = () => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    unsubscribe()
    onEnd()
  }
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let sent: EventPlace = from ?? { tx: 0n, id: 0n }
        const close = () => {
          if (!isOver) controller.close()
          end()
        }
        const write = (text: string) => {
          if (isOver) return
          if ((controller.desiredSize ?? 0) < -MOST_UNREAD) close()
          else controller.enqueue(encoder.encode(text))
        }
        /** Looks whether the session goes on, and what its roles permit now. */
        const renew = async () => {
          const now = await staffMemberOfHash(shop, first.tokenHash, first.isBearer)
          if (now === null) {
            write('event: end\ndata: session\n\n')
            close()
          } else member = now
        }
        const isShown = ({ resource }: StaffEvent) =>
          (wanted === null || wanted.has(resource)) && mayHear(shop, member, resource)
        const deliver = async (events: readonly StaffEvent[]) => {
          const news = events.filter((event) => isAfter(event, sent))
          sent = news.at(-1) ?? sent
          const isAboutMe = news.some(({ resource, recordId }) => resource === 'session' && recordId === first.id)
          if (!isAboutMe && !news.some(isShown)) return
          await renew()
          for (const event of news.filter(isShown)) write(textOf(event))
        }
        let queue = Promise.resolve()
        const inTurn = (work: () => Promise<void>) => {
          queue = queue.then(() => (isOver ? undefined : work())).catch(close)
          return queue
        }
        write(`retry: ${RETRY_MS}\n\n`)
        // Subscribed before the past is read: what comes meanwhile waits in the queue, and what is in both is sent once.
        const opening = inTurn(async () => {
          unsubscribe = await shop.staffEvents.subscribe((events) => void inTurn(() => deliver(events)), close)
          if (isOver) return unsubscribe()
          if (from !== null) {
            const { events, isWhole } = await missed(shop, from)
            if (!isWhole) write('event: reset\ndata: \n\n')
            await deliver(events)
          }
          for (const message of await presencesOf(shop, first.id))
            if (mayHear(shop, member, message.resource) && (wanted === null || wanted.has(message.resource)))
              write(`data: ${JSON.stringify(message)}\n\n`)
          write(': open\n\n')
        })
        heartbeat = setInterval(
          () =>
            void inTurn(async () => {
              write(': \n\n')
              await renew()
            }),
          HEARTBEAT_MS,
        ).unref()
        await opening
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
