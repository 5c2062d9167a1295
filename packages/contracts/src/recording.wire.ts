import * as z from 'zod/mini'
import { datetime, list, oneOf, pathText, text, wholeBetween, wire } from './wire'

/** More is cut before it is sent. */
const MOST_ENTRIES = 300
const MOST_FACTS = 8
/** A page may stand open for weeks. */
const MOST_MS = 2_147_483_647

export const recordedEntry = z.object({
  /** Milliseconds since the page began. */
  at: wholeBetween(0, MOST_MS),
  kind: oneOf(['event', 'request', 'decision', 'problem'], 'event'),
  /** The event, the call of the contract, what was decided, or where something went wrong. */
  name: text(80),
  /** Codes, counts and sums: what of it can be told of nobody. */
  facts: list(text(120), MOST_FACTS),
})

export const recording = z.object({
  /** Version of the script. */
  version: text(40),
  /** Address of the page without values. */
  page: text(300),
  browser: text(300),
  /** Width and height of the window. */
  screen: text(40),
  lang: text(8),
  /** Oldest first. */
  entries: list(recordedEntry, MOST_ENTRIES),
})

export const keptRecording = z.object({ ...recording.shape, number: text(16), createdOn: datetime })

export const sendRecordingWire = wire({ body: recording, response: z.object({ number: text(16) }) })
export const loadRecordingWire = wire({ params: z.object({ number: pathText(16) }), response: keptRecording })
