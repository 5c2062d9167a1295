import type { ColumnType, Generated } from 'kysely'
import type { Maybe, Moment, MomentOrNull } from './columns'

/** A feed as the staff have set it; what the form holds is in `details`, under the names of the contract. */
export interface FeedTable {
  readonly id: string
  readonly details: ColumnType<Readonly<Record<string, unknown>>, string, string>
  readonly name: ColumnType<string, never, never>
  readonly is_active: ColumnType<boolean | null, never, never>
  readonly file_name: ColumnType<string, never, never>
  readonly updated_on: Moment
}

/** One run of a feed, and what it made. */
export interface FeedRunTable {
  readonly id: string
  /** Runs in their order. */
  readonly number: ColumnType<number, never, never>
  readonly feed_id: string
  /** The job that it runs in. */
  readonly job_id: string
  /** Of the enumeration JobStatus. */
  readonly status: string
  readonly items_count: Generated<number>
  /** Why it failed, for people. */
  readonly error: Maybe<string>
  readonly content_type: string
  readonly entity_tag: Maybe<string>
  readonly size_bytes: Generated<number>
  /** Whether it is the one that is served. */
  readonly is_current: Generated<boolean>
  readonly started_on: Moment
  readonly finished_on: MomentOrNull
}

/** A part of the file of a run. */
export interface FeedPartTable {
  readonly run_id: string
  readonly part: number
  readonly bytes: ColumnType<Uint8Array, Uint8Array, never>
}
