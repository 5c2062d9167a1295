import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './events.wire'

/** Server-sent event of GET events. */
export type EventMessage = Output<typeof wire.eventMessage>
/** Presence. */
export type Presence = Output<typeof wire.presence>

/** A stream of changes made by others. */
export const readEvents: AdminEndpoint<typeof wire.readEventsWire> = adminEndpoint({
  name: 'readEvents',
  method: 'GET',
  path: '/api/admin/events',
  permission: 'staff',
  stream: true,
  wire: () => import('./events.wire').then((module) => module.readEventsWire),
})

/** Says every 20 s that a form is open. */
export const sendPresence: AdminEndpoint<typeof wire.sendPresenceWire> = adminEndpoint({
  name: 'sendPresence',
  method: 'POST',
  path: '/api/admin/presence',
  permission: 'staff',
  wire: () => import('./events.wire').then((module) => module.sendPresenceWire),
})
