import { createContext, useContext } from 'react'
import type { ReadRecord } from '../records/save-record'
import type { Descriptor } from '../describe/descriptor.types'

/** An edit that is under way, for a body that is more than fields. */
export interface Edit {
  readonly descriptor: Descriptor
  readonly mayEdit: boolean
  readonly isSaving: boolean
  /** The record as the server has it. */
  readonly read: () => ReadRecord
  readonly refresh: () => Promise<void>
  /** Changes fields and saves at once, with whatever else was typed; where that is refused, the fields are as they were. */
  readonly saveNow: (change: Readonly<Record<string, unknown>>) => Promise<void>
  /** Takes what another call has saved of the record, says so, and offers to take it back. */
  readonly adopt: (saved: ReadRecord, text: string) => void
}

/** The edit that a screen of one record is part of. */
export const EditContext = createContext<Edit | null>(null)

/** The edit around a part of a record's screen. */
export function useEditOf(): Edit {
  const edit = useContext(EditContext)
  if (edit === null) throw new Error('A part of a record is rendered outside of its edit.')
  return edit
}
