import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { messageOf } from '../client/failures'
import type { Draft } from '../records/drafts'
import { mergeRecords, withField, type Conflict } from '../records/merge-records'
import { withChanges } from '../records/changed-fields'
import { isSame } from '../records/same-value'
import { saveRecord, type ReadRecord, type RecordSource } from '../records/save-record'
import type { SaveState, TakeBack } from './edits'
import { formWords } from '../labels/form-words'

type Fields = Readonly<Record<string, unknown>>

/** Fields on which somebody has to decide before the edit goes on. */
export interface OpenConflict {
  readonly base: ReadRecord
  readonly merged: Fields
  readonly conflicts: readonly Conflict[]
  /** Whether the decided record is saved at once: the conflict came from a save, not from a draft. */
  readonly isSaving: boolean
}

interface EditFlowSettings {
  readonly record: ReadRecord
  readonly sourceOf: (base: ReadRecord) => RecordSource
  /** What is on the screen. */
  readonly values: () => Fields
  /** Puts a record on the screen. */
  readonly show: (fields: Fields) => void
  readonly onSaved: (record: ReadRecord) => Promise<void> | void
  readonly onFailure: (thrown: unknown) => void
  /** The record after a save has been taken back; the screen may have been left. */
  readonly onTakenBack?: ((record: ReadRecord) => void) | undefined
}

/** One edit from what was read to a save, a conflict or a draft. */
export interface EditFlow {
  readonly base: RefObject<ReadRecord>
  readonly isSaving: boolean
  readonly conflict: OpenConflict | null
  readonly save: () => Promise<SaveState>
  /** What takes the last save back; null before the first save. */
  readonly lastSave: () => TakeBack | null
  /** Puts a draft over what is on the screen; false where somebody has to decide first. */
  readonly restore: (draft: Draft) => boolean
  readonly refresh: () => Promise<void>
  /** Takes a record that is newer than what was read, and keeps what was typed. */
  readonly follow: (newer: ReadRecord) => void
  /** Takes what another call has saved of the same record; undo takes it back. */
  readonly adopt: (saved: ReadRecord) => void
  /** One side for every conflict. */
  readonly decide: (sides: readonly ('mine' | 'theirs')[]) => Promise<SaveState | null>
  readonly cancel: () => void
}

/** The steps that the form of a record and its parts have in common. */
export function useEditFlow({
  record,
  sourceOf,
  values,
  show,
  onSaved,
  onFailure,
  onTakenBack,
}: EditFlowSettings): EditFlow {
  const { notify } = useStaff()
  const words = useLabels(formWords)
  const base = useRef(record)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const last = useRef<TakeBack | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const mergeOf = (from: ReadRecord) => sourceOf(from).merge ?? mergeRecords

  /** Takes a newer record as the base, and keeps what was typed over the older one. */
  const rebase = (older: Fields, newer: ReadRecord, typed: Fields) => {
    base.current = newer
    show(isSame(older, typed) ? newer.fields : mergeOf(newer)(older, typed, newer.fields).merged)
  }
  /** The same for a record that others may have changed: where both did, the old version stays, and the save asks. */
  const follow = (newer: ReadRecord) => {
    const typed = values()
    const older = base.current.fields
    if (mergeOf(newer)(older, typed, newer.fields).conflicts.length === 0) rebase(older, newer, typed)
  }

  const takeBackOf =
    (before: Fields, after: ReadRecord): TakeBack =>
    async () => {
      try {
        const outcome = await saveRecord(sourceOf(after), after, before)
        if (outcome.kind === 'conflict') {
          notify({ text: words.notUndone, tone: 'danger' })
          return false
        }
        if (isShown.current) follow(outcome.record)
        onTakenBack?.(outcome.record)
        return true
      } catch (thrown) {
        notify({ text: messageOf(thrown), tone: 'danger' })
        return false
      }
    }

  const send = async (from: ReadRecord, mine: Fields): Promise<SaveState> => {
    setSaving(true)
    try {
      const outcome = await saveRecord(sourceOf(from), from, mine)
      if (outcome.kind === 'conflict') {
        setConflict({ ...outcome, isSaving: true })
        return 'conflict'
      }
      last.current = takeBackOf(from.fields, outcome.record)
      const typed = values()
      rebase(mine, outcome.record, typed)
      if (isSame(mine, typed)) await onSaved(outcome.record)
      if (outcome.isMerged) notify({ text: words.merged })
      for (const warning of outcome.warnings) notify({ text: warning })
      return 'saved'
    } catch (thrown) {
      onFailure(thrown)
      return 'failed'
    } finally {
      setSaving(false)
    }
  }

  return {
    base,
    isSaving,
    conflict,
    save: () => send(base.current, values()),
    lastSave: () => last.current,
    follow,
    restore: ({ changes, was }) => {
      const now = values()
      if (was === undefined) {
        show(withChanges(now, changes))
        return true
      }
      const before = withChanges(base.current.fields, was)
      const { merged, conflicts } = mergeOf(base.current)(before, withChanges(before, changes), now)
      if (conflicts.length === 0) show(merged)
      else setConflict({ base: base.current, merged, conflicts, isSaving: false })
      return conflicts.length === 0
    },
    adopt: (saved) => {
      last.current = takeBackOf(base.current.fields, saved)
      follow(saved)
    },
    refresh: async () => follow(await sourceOf(base.current).read()),
    decide: async (sides) => {
      if (conflict === null) return null
      const decided = conflict.conflicts.reduce(
        (fields, each, at) => withField(fields, each.path, sides[at] === 'mine' ? each.mine : each.theirs),
        conflict.merged,
      )
      setConflict(null)
      base.current = conflict.base
      show(decided)
      return conflict.isSaving ? send(conflict.base, decided) : null
    },
    cancel: () => setConflict(null),
  }
}
