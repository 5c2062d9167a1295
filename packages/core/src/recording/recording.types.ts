import type { RecordedEntry, Recording } from '@prilavok/contracts'

export type { KeptRecording, RecordedEntry, Recording } from '@prilavok/contracts'

/** What a moment of a recording is made of. */
export interface RecordedMoment {
  /** Which entry it is, from 0. */
  readonly step: number
  /** What happened at that moment. */
  readonly entry: RecordedEntry
  /** What was last said of everything until then, the newest last. */
  readonly known: readonly RecordedEntry[]
}

/** A recording before the page has said where it was made. */
export type RecordedEntries = Recording['entries']
