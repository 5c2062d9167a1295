import type { Shop } from '../shop'
import { staffMemberOfHash, type StaffMember } from './staff-session'

/** Aborted when the session of a member has ended: signed out, ended elsewhere, or its account closed. */
export async function sessionSignal(
  shop: Shop,
  member: StaffMember,
): Promise<{ readonly signal: AbortSignal; readonly stop: () => void }> {
  const ended = new AbortController()
  const look = async () => {
    if ((await staffMemberOfHash(shop, member.tokenHash, member.isBearer)) === null) ended.abort()
  }
  const stop = await shop.staffEvents.subscribe(
    (events) => {
      if (events.some(({ resource, recordId }) => resource === 'session' && recordId === member.id))
        void look().catch(() => ended.abort())
    },
    () => undefined,
  )
  return { signal: ended.signal, stop }
}
