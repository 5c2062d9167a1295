import type { ColumnType, Generated } from 'kysely'
import type { JsonPart, Maybe, Moment } from './columns'

type Computed = ColumnType<string | null, never, never>
type Json = ColumnType<JsonPart, string, string>

/** What a page told of a visit; no personal data. */
export interface VisitEventTable {
  readonly id: Generated<number>
  /** Made by the page; a repeated event has it again and is kept once. */
  readonly event_id: string
  /** Visit, Goal or Authorization. */
  readonly type: string
  readonly goal: Maybe<string>
  readonly visitor_id: Maybe<string>
  readonly project_id: Maybe<string>
  readonly url: string
  readonly title: string
  readonly screen_width: number
  readonly screen_height: number
  readonly marketing: Json
  /** The visitor's options of experiments, by name. */
  readonly options: Json
  readonly params: Json
  /** The experiment and the option that an event of an experiment tells of; the database takes them from its parameters. */
  readonly experiment: Computed
  readonly option_label: Computed
  readonly created_on: Moment
}
