import * as z from 'zod/mini'
import { datetime, flag, id, list, maybe, nothing, pathId, text, wire } from '../wire'

export const ownSession = z.object({
  /** Names the session; opens nothing. */
  id,
  /** As "Firefox"; null: a program, or a browser that nobody knows. */
  browser: maybe(text()),
  /** As "Windows". */
  system: maybe(text()),
  /** As "desktop", "mobile" or "tablet". */
  device: maybe(text()),
  /** The beginning of the address that the last request came from, as "203.0.113.*". */
  network: maybe(text()),
  openedOn: datetime,
  /** To the minute. */
  lastSeenOn: datetime,
  /** The one that asks. */
  isCurrent: flag,
})

export const ownSessionList = z.object({
  items: list(ownSession),
})

export const listOwnSessionsWire = wire({ response: ownSessionList })

export const endOwnSessionWire = wire({ params: z.object({ id: pathId }), response: nothing })

export const endOtherSessionsWire = wire({ response: nothing })
