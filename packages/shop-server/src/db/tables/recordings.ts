import type { Recording } from '@prilavok/contracts'
import type { ColumnType } from 'kysely'
import type { Moment } from './columns'

/** What a page has sent to the shop's support of its last events; nothing of a person. */
export interface RecordingTable {
  /** Ten letters and digits that nobody guesses; whoever knows them may read it. */
  readonly number: string
  readonly content: ColumnType<Recording, string, never>
  readonly created_on: Moment
}
