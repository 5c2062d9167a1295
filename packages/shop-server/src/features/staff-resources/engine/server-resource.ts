import type { BulkResult, DeletionValidation, Filter, Resource, Transitions } from '@prilavok/contracts/admin'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../db'
import type { StaffMember } from '../../../http/staff-session'
import type { FieldError } from '../../../rules/order-check'
import type { Shop } from '../../../shop'

/** What a column holds; money is kopecks in the database and roubles in the field, a day the text YYYY-MM-DD. */
export type Kind = 'text' | 'number' | 'money' | 'bool' | 'moment' | 'day' | 'list' | 'json'

/** A field that has a column of its own. */
export interface Column {
  readonly column: string
  readonly kind: Kind
  readonly isNullable?: true
  /** The database fills the column from the details of the row. */
  readonly isGenerated?: true
  /** The column's own words and the contract's. */
  readonly values?: Readonly<Record<string, string>>
}

/** A field that is computed from other tables when a row is read; `t` is the row. */
export interface Computed {
  readonly sql: RawBuilder<unknown>
  readonly kind: Kind
  /** Never null, as a column that the database fills for lists: compared as it is, which an index helps with. */
  readonly isFilled?: true
}

/** A record as its form has it. */
export type StaffRecord = Readonly<Record<string, unknown>>

/** What a bulk action is run with; the payload is the bare value. */
export interface ActionRun {
  readonly resource: ServerResource
  readonly payload: unknown
  readonly member: StaffMember
}

/**
 * A bulk action that is more than a change of fields, for each record by itself or for all at once; the second may start a job. It needs
 * the permission to save the resource, and `permission` besides.
 */
export type ResourceAction = { readonly permission?: string } & (
  | {
      /** Whether the payload is a value that the action can take. */
      readonly isValue: (payload: unknown) => boolean
      /** In a transaction that may hold others. */
      readonly onOne: (shop: Shop, trx: Trx, run: ActionRun & { readonly id: string }) => Promise<void>
    }
  | { readonly onAll: (shop: Shop, run: ActionRun & { readonly ids: readonly string[] }) => Promise<BulkResult> }
)

/** A save of a record that is counted anew. */
export interface ReworkedSave {
  readonly asked: StaffRecord
  readonly before: StaffRecord
  readonly member: StaffMember
}

/** A record that was saved, and as it was before. */
export interface SavedRecord {
  readonly id: string
  readonly after: StaffRecord
  readonly before: StaffRecord | null
  readonly member: StaffMember
}

/** A record as it was counted, and what follows from that. */
export interface Reworked {
  readonly asked: StaffRecord
  readonly follows: StaffRecord
}

/** What a query asks of the rows. */
export interface RowCondition {
  readonly where: RawBuilder<boolean>
  /**
   * `named`: indexes name the rows, and all of them are read at once. `broad`: a search that so many rows meet that they are looked into
   * one by one in the order of the list, and not counted beyond a page. `any`: nothing is known of them.
   */
  readonly reach: 'named' | 'broad' | 'any'
}

/**
 * One resource on its table. Every field of the contract that has neither a column nor a computation is kept in the column `details`
 * under its own name, so an entity says only what is special to it.
 */
export interface ServerResource {
  readonly resource: Resource
  readonly table: string
  readonly columns: Readonly<Record<string, Column>>
  readonly computed?: Readonly<Record<string, Computed>>
  /** The fields that the search looks into. */
  readonly search: readonly string[]
  /** How they are looked through, where an index needs it to be asked otherwise than field by field. */
  readonly searchBy?: (db: Db, text: string, fields: readonly string[]) => Promise<RowCondition>
  /** Whether who asks may not see a field: neither search nor filters nor an order tell what is in it. Set for a request. */
  readonly isHidden?: (field: string, type: Filter['type'] | null) => boolean
  /** Filters of the list that follow from what its look-up is asked with. */
  readonly lookup?: (asked: Readonly<Record<string, readonly string[]>>) => Readonly<Record<string, readonly string[]>>
  /** Filters that are more than a comparison with the field of their name. */
  readonly filters?: Readonly<Record<string, (values: readonly string[]) => RawBuilder<boolean>>>
  /** A row of another table for every row that a filter finds: counted instead where nothing else is asked. */
  readonly foundBy?: Readonly<Record<string, (values: readonly string[]) => RawBuilder<unknown>>>
  /** Text fields that may not be empty. */
  readonly required?: readonly string[]
  /** Columns that the database keeps unique and no field fills, with the field that their values come from. */
  readonly uniqueBy?: Readonly<Record<string, string>>
  /** Fields of which no two records have the same value. */
  readonly unique?: readonly string[]
  /** The tables that fields refer to. */
  readonly references?: Readonly<Record<string, string>>
  /** Fields with the address of a site: one of the shop's own pages is none. */
  readonly webAddresses?: readonly string[]
  /** Fields that are left empty for, and kept in the saves of, whoever has not the permission. */
  readonly guarded?: Readonly<Record<string, string>>
  /**
   * Of records about a person: without the permission every text of every field is masked, and kept in saves, but those of the fields
   * named here. `delivery.cityId` names a field inside of another.
   */
  readonly personal?: { readonly permission: string; readonly harmless: readonly string[] }
  /** Statuses that may follow each other. */
  readonly transitions?: Transitions
  /** The field that an empty address is made of. */
  readonly slugFrom?: string
  readonly validate?: (record: StaffRecord, before: StaffRecord | null) => readonly FieldError[]
  /** What is wrong with a record beside others, asked of the database in the transaction of the save. */
  readonly check?: (db: Db, record: StaffRecord, before: StaffRecord | null) => Promise<readonly FieldError[]>
  /**
   * Counts a record anew that a save has changed, after its fields are read and before they are checked: what follows from them, and
   * fields that nobody may set, such as a status. Locks first what belongs to it, so that others who need both go one by one.
   */
  readonly rework?: {
    readonly lock: (trx: Trx, id: string) => Promise<void>
    readonly run: (shop: Shop, trx: Trx, save: ReworkedSave) => Promise<Reworked>
  }
  /** Writes what other tables hold of a record, in the transaction of its save. */
  readonly written?: (shop: Shop, trx: Trx, saved: SavedRecord) => Promise<void>
  /** Fields that follow from a save by rules of the shop, such as a status from another; after the checks of what was asked for. */
  readonly follow?: (after: StaffRecord, before: StaffRecord, now: number) => StaffRecord
  /** Those of them that nobody saves; they are kept with the record. */
  readonly followed?: readonly string[]
  /** The record as rows of lists, forms and look-ups show it, where that differs from its fields. */
  readonly preview?: (record: StaffRecord) => StaffRecord
  readonly edition?: (record: StaffRecord) => StaffRecord
  readonly short?: (record: StaffRecord) => StaffRecord
  /** Sums over all rows that match, for a list that is asked for them (`withSummary`). */
  readonly summary?: (db: Db, where: RawBuilder<unknown>) => Promise<StaffRecord | null>
  /** Bulk actions of the list that are more than a change of fields. */
  readonly actions?: Readonly<Record<string, ResourceAction>>
  /** What prevents the deletion of a record, and what goes with it. */
  readonly deletion?: (db: Db, id: string) => Promise<DeletionValidation>
  /** The column with the moment at which a record was made; `created_on` where it is left out. */
  readonly madeIn?: string
  /** Columns of a new row that no field fills. */
  readonly onCreate?: (record: StaffRecord) => StaffRecord
  /** Columns that follow from others on every save. */
  readonly onSave?: (record: StaffRecord) => StaffRecord
}

const column =
  (kind: Kind, more: Partial<Column> = {}) =>
  (name: string): Column => ({ column: name, kind, ...more })

export const text = column('text')
export const textOrNull = column('text', { isNullable: true })
export const number = column('number')
export const numberOrNull = column('number', { isNullable: true })
export const kopecks = column('money')
export const kopecksOrNull = column('money', { isNullable: true })
export const bool = column('bool')
export const moment = column('moment')
export const momentOrNull = column('moment', { isNullable: true })
export const listOf = column('list')
export const json = column('json', { isNullable: true })

/** Columns that the database fills from the details, for filters and sort keys: the name of each is that of its field. */
export const generated = (fields: Readonly<Record<string, Kind>>): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, kind]) => [
      field,
      { column: columnOf(field), kind, isNullable: true, isGenerated: true } as const,
    ]),
  )

/** `createdOn` as `created_on`. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field computed from other tables. */
export const computed = (kind: Kind, expression: RawBuilder<unknown>): Computed => ({ kind, sql: expression })

/** A field that the database keeps in a column of the row for its lists. */
export const filled = (kind: Kind, name: string): Computed => ({
  kind,
  sql: sql`t.${sql.ref(name)}`,
  isFilled: true,
})

/** How many rows of a table have a column that names this row. */
export const countOf = (table: string, by: string): Computed =>
  computed('number', sql`(select count(*)::integer from ${sql.table(table)} o where o.${sql.ref(by)} = t.id)`)

/** The name of the row that a column of this one names. */
export const nameOf = (table: string, by: RawBuilder<unknown>, name = 'name'): Computed =>
  computed('text', sql`coalesce((select o.${sql.ref(name)} from ${sql.table(table)} o where o.id = ${by}), '')`)

/** A field that has no column, as text. */
export const detail = (field: string): RawBuilder<unknown> => sql`t.details->>${sql.lit(field)}`

/** Columns that every table has. */
const STAMPS: Readonly<Record<string, Column>> = {
  createdOn: { column: 'created_on', kind: 'moment', isGenerated: true },
  updatedOn: { column: 'updated_on', kind: 'moment', isGenerated: true },
}

/** A field as SQL, with what it holds. */
export function expressionOf(
  { columns, computed: others }: ServerResource,
  field: string,
): { readonly sql: RawBuilder<unknown>; readonly kind: Kind; readonly isNullable: boolean } {
  if (field === 'id') return { sql: sql`t.id`, kind: 'text', isNullable: false }
  const own = columns[field] ?? STAMPS[field]
  if (own !== undefined)
    return { sql: sql`t.${sql.ref(own.column)}`, kind: own.kind, isNullable: own.isNullable === true }
  const other = others?.[field]
  if (other !== undefined) return { sql: other.sql, kind: other.kind, isNullable: other.isFilled !== true }
  return { sql: detail(field), kind: 'text', isNullable: true }
}
