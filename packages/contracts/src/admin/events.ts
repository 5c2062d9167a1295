import type { Output } from '../wire'
import { adminEndpoint } from './endpoint'
import type * as wire from './events.wire'

/** Server-sent event of GET events. */
export type EventMessage = Output<typeof wire.eventMessage>
/** Presence. */
export type Presence = Output<typeof wire.presence>

/** A stream of changes made by others. */
export const readEvents = adminEndpoint<typeof wire.readEventsWire>({
  name: 'readEvents',
  method: 'GET',
  path: '/api/admin/events',
  permission: 'staff',
  stream: true,
  wire: () => import('./events.wire').then((module) => module.readEventsWire),
})

/** Says every 20 s that a form is open. */
export const sendPresence = adminEndpoint<typeof wire.sendPresenceWire>({
  name: 'sendPresence',
  method: 'POST',
  path: '/api/admin/presence',
  permission: 'staff',
  wire: () => import('./events.wire').then((module) => module.sendPresenceWire),
})
