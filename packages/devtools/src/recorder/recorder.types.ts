import type { Recording } from '@prilavok/core/recording'
import type { DevtoolsContext } from '../context.types'

/** What a recorder listens to. */
export type RecorderContext = Pick<DevtoolsContext, 'version' | 'shop' | 'config' | 'on' | 'log'>

/** Keeps the last things that happened on a page, in memory alone. */
export interface Recorder {
  /** What has happened until now. */
  readonly recording: () => Recording
  /** Sends it to the shop's support; resolves with the number that support finds it by, null where the shop did not take it. */
  readonly send: () => Promise<string | null>
  /** Records no longer, and forgets. */
  readonly stop: () => void
}
