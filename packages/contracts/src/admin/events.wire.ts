import * as z from 'zod/mini'
import { asked } from '../query.wire'
import { datetime, id, maybe, nothing, pathText, text, wire } from '../wire'

export const eventMessage = z.object({
  resource: text(),
  id,
  version: maybe(z.int()),
  /** Created, updated, deleted, presence. */
  kind: text(),
  /** Of a presence: viewing, editing, left. */
  state: maybe(text()),
  actorId: maybe(id),
  actorName: maybe(text()),
  on: datetime,
})

export const presence = z.object({
  resource: text(),
  id,
  /** Viewing, editing, left. */
  state: text(),
})

export const readEventsWire = wire({ query: z.object({ resources: asked(pathText(200)) }), response: eventMessage })

export const sendPresenceWire = wire({ body: presence, response: nothing })
