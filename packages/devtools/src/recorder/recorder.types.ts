import type { Recording } from '@prilavok/core/recording'

/** Keeps the last things that happened on a page, in memory alone. */
export interface Recorder {
  /** What has happened until now. */
  readonly recording: () => Recording
  /** Sends it to the shop's support; resolves with the number that support finds it by, null where the shop did not take it. */
  readonly send: () => Promise<string | null>
  /** Records no longer, and forgets. */
  readonly stop: () => void
}
