import type { ReactNode } from 'react'
import type { KeyedItem, ListShape } from '../records/keyed-list'
import type { RecordSource } from '../records/save-record'

/** Some fields of a record of a list. */
export type Item = Readonly<Record<string, unknown>>

/** The list of a part while it is edited. */
export interface ListPart {
  readonly items: readonly KeyedItem[]
  readonly isReadOnly: boolean
  readonly change: (key: string, fields: Item) => void
  readonly add: (key: string, item: Item) => void
  readonly remove: (key: string) => void
  /** Puts a record in the place of another. */
  readonly move: (key: string, target: string) => void
  /** What the server found wrong with a field. */
  readonly errorOf: (key: string, field: string) => string | undefined
}

/** A part of a record that is a list with a read, a save and a version of its own. */
export interface ListPartProps {
  /** The record and the part, for example `product:17:pictures`; drafts are kept under it. */
  readonly name: string
  readonly source: RecordSource
  readonly shape: ListShape
  readonly isReadOnly: boolean
  /** What a record of the list is called in messages. */
  readonly titleOf: (key: string, item: Item) => string
  /** What is wrong before anything is sent. */
  readonly problemsOf?: (items: readonly KeyedItem[]) => readonly string[]
  /** Is told of a save, for what else shows the list. */
  readonly onSaved?: () => void
  readonly children: (part: ListPart) => ReactNode
}

/** A column of the list of a part. */
export interface PartColumn {
  readonly key: string
  readonly name: string
  /** A track of a grid, for example `minmax(160px, 2fr)`. */
  readonly width: string
  /** Numbers stand at the end of their column. */
  readonly isEnd?: true
  readonly cell: (key: string, item: Item) => ReactNode
}
