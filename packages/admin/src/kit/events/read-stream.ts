import { parseResponse } from '@prilavok/contracts'
import { readEvents, type EventMessage } from '@prilavok/contracts/admin'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { StaffClient } from '../client/staff-client'

/** From where a stream is read, and until when. */
export interface StreamPlace {
  readonly signal: AbortSignal
  /** The id of the last event that was read; null begins with what happens now. */
  readonly lastId: string | null
}

/**
 * Reads the stream of changes until it ends. `onEvent` is called with the id of the place and the message, or with null where the server
 * no longer knows everything that was missed. Throws a StaffError where the stream is refused.
 */
export async function readStream(
  client: Pick<StaffClient, 'open'>,
  { signal, lastId }: StreamPlace,
  onEvent: (id: string | null, message: EventMessage | null) => void,
): Promise<void> {
  const headers = lastId === null ? {} : { 'Last-Event-ID': lastId }
  const options = { signal, headers, accept: 'text/event-stream', isBackground: true, isOnce: true }
  const response = await client.open(readEvents, { query: {} }, options)
  const events = response.body
    ?.pipeThrough(new TextDecoderStream(), { signal })
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { done, value } = (await events?.read()) ?? { done: true as const, value: undefined }
    if (done) return
    if (value.event === 'reset') onEvent(null, null)
    if (value.event !== undefined) continue
    const message = await parseResponse(readEvents, JSON.parse(value.data))
    if (message.ok) onEvent(value.id ?? null, message.value as EventMessage)
  }
}
