import type { Experiment } from '@prilavok/core/experiments'
import type { ColumnType, Generated } from 'kysely'
import type { Maybe, Moment, MomentOrNull } from './columns'

/** An experiment as pages are given it, without what is for people alone. */
export type ExperimentDefinition = Omit<Experiment, 'name' | 'description' | 'decided'>

/** An experiment of the shop's pages. */
export interface ExperimentTable {
  readonly name: string
  /** What it is to find out; for the staff. */
  readonly description: ColumnType<string, string | undefined, string>
  readonly definition: ColumnType<ExperimentDefinition, string, string>
  /** Whether pages are given it: the shop's settings may have left it out since. */
  readonly is_on_pages: ColumnType<boolean, boolean | undefined, boolean>
  /** Since when it has run with these options and shares; what was counted before is not compared. */
  readonly started_on: Moment
  /** The option that everybody has; null while it runs. */
  readonly decided_label: Maybe<string>
  readonly decided_on: MomentOrNull
  /** The staff member. */
  readonly decided_by: Maybe<string>
  readonly version: Generated<number>
}

/** One decision of the staff. */
export interface ExperimentDecisionTable {
  readonly id: Generated<number>
  readonly experiment: string
  /** The option that everybody had; null: it ran. */
  readonly from_label: Maybe<string>
  /** The option that everybody has since; null: it runs. */
  readonly to_label: Maybe<string>
  readonly note: Maybe<string>
  readonly actor_id: string
  readonly actor_name: string
  readonly created_on: Moment
}
