import { readEvents, sendPresence } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { requirePermission } from '../../http/staff-guard'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { eventStream, placeOf } from './event-stream'
import { notePresence } from './presences'

/** Every tab of a member has one. */
const MOST_STREAMS = 20
const open = new Map<string, number>()

function opened(memberId: string): () => void {
  const count = open.get(memberId) ?? 0
  if (count >= MOST_STREAMS) throw new HttpProblem('rate-limited', { retryAfterSeconds: 60 })
  open.set(memberId, count + 1)
  return () => {
    const left = (open.get(memberId) ?? 1) - 1
    if (left > 0) open.set(memberId, left)
    else open.delete(memberId)
  }
}

/** What others change, and who has a record open. */
export const staffEventRoutes: readonly StaffRoute[] = [
  staffRoute(readEvents, (shop, { query, request, member }) => {
    const names = query.resources?.split(',').filter((name) => name !== '') ?? []
    const wanted = names.length === 0 ? null : new Set(names)
    const from = placeOf(request.headers.get('Last-Event-ID'))
    const body = eventStream(shop, member, wanted, from, opened(member.id))
    return Promise.resolve(
      new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        },
      }),
    )
  }),

  staffRoute(sendPresence, async (shop, { body, member }) => {
    const found = Object.hasOwn(shop.resources, body.resource) ? shop.resources[body.resource] : undefined
    if (found === undefined) throw new HttpProblem('not-found')
    requirePermission(member, `${found.permission}:read`)
    await notePresence(shop, body, member)
    return null
  }),
]
