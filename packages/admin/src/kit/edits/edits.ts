import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Fields = Readonly<Record<string, unknown>>

/** What became of the save of one tab. */
export type SaveState = 'saved' | 'invalid' | 'failed' | 'conflict'

/** Takes one save back by the opposite save; false where that failed, which has been told. */
export type TakeBack = () => Promise<boolean>

/** What a tab shows about itself. */
export interface TabMark {
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** An edit of an earlier visit waits to be restored. */
  readonly hasDraft: boolean
  /** Null until it has been saved, and again once something is typed. */
  readonly state: SaveState | null
}

/** One edit on a tab: the form of a record, or a part of it. */
export interface TabEdit {
  readonly save: () => Promise<SaveState>
  /** What takes the last save back, also when the screen has been left; null before the first save. */
  readonly lastSave: () => TakeBack | null
  /** Forgets what was typed. */
  readonly discard: () => void
  readonly fields: () => Fields
  /** Changes fields as if somebody had typed. */
  readonly apply: (change: (fields: Fields) => Fields) => void
  /** Reads again what the server has, and keeps what was typed. */
  readonly refresh: () => Promise<void>
}

/** The edits of all tabs of one record. */
export interface Edits extends StoreApi<{ readonly marks: Readonly<Record<string, TabMark>> }> {
  readonly register: (tab: string, edit: TabEdit) => () => void
  readonly mark: (tab: string, mark: Partial<TabMark>) => void
  readonly edit: (tab: string) => TabEdit | undefined
  /** Changes fields of a tab, also of one that is still loading. */
  readonly apply: (tab: string, change: (fields: Fields) => Fields) => void
}

const CLEAN: TabMark = { isDirty: false, isSaving: false, hasDraft: false, state: null }

/** Makes the edits of one record. */
export function createEdits(): Edits {
  const store = createStore<{ readonly marks: Readonly<Record<string, TabMark>> }>(() => ({ marks: {} }))
  const edits = new Map<string, TabEdit>()
  const waiting = new Map<string, ((fields: Fields) => Fields)[]>()
  const mark = (tab: string, change: Partial<TabMark>) =>
    store.setState(({ marks }) => ({ marks: { ...marks, [tab]: { ...CLEAN, ...marks[tab], ...change } } }))
  return Object.assign(store, {
    register: (tab: string, edit: TabEdit) => {
      edits.set(tab, edit)
      for (const change of waiting.get(tab) ?? []) edit.apply(change)
      waiting.delete(tab)
      return () => void edits.delete(tab)
    },
    mark,
    edit: (tab: string) => edits.get(tab),
    apply: (tab: string, change: (fields: Fields) => Fields) => {
      const edit = edits.get(tab)
      if (edit !== undefined) return edit.apply(change)
      waiting.set(tab, [...(waiting.get(tab) ?? []), change])
      // The tabs load what has something to save.
      mark(tab, { isDirty: true })
    },
  })
}

/** The edits of the record around a screen; null where a form stands alone. */
export const EditsContext = createContext<Edits | null>(null)
/** The tab that a form or a part is on. */
export const TabContext = createContext('form')

/** The edits of the record around this screen. */
export function useEdits(): Edits {
  const edits = useContext(EditsContext)
  if (edits === null) throw new Error('A part of a record is rendered outside of its tabs.')
  return edits
}

const alone = createEdits()
/** What a tab shows about itself. */
export const useMark = (tab: string): TabMark =>
  useStore(useContext(EditsContext) ?? alone, ({ marks }) => marks[tab] ?? CLEAN)

/** Takes part in the one save of the tabs; returns how to tell what became of a save, or null where there are no tabs. */
export function useTabEdit(
  edit: TabEdit,
  mark: Pick<TabMark, 'isDirty' | 'hasDraft'> & Partial<Pick<TabMark, 'isSaving'>>,
): ((state: SaveState) => void) | null {
  const edits = useContext(EditsContext)
  const tab = useContext(TabContext)
  const latest = useRef(edit)
  useLayoutEffect(() => {
    latest.current = edit
  })
  useEffect(
    () =>
      edits?.register(tab, {
        save: () => latest.current.save(),
        lastSave: () => latest.current.lastSave(),
        discard: () => latest.current.discard(),
        fields: () => latest.current.fields(),
        apply: (change) => latest.current.apply(change),
        refresh: () => latest.current.refresh(),
      }),
    [edits, tab],
  )
  const { isDirty, hasDraft, isSaving = false } = mark
  useEffect(
    () => edits?.mark(tab, { isDirty, isSaving, hasDraft, ...(isDirty && { state: null }) }),
    [edits, tab, isDirty, isSaving, hasDraft],
  )
  return edits === null ? null : (state) => edits.mark(tab, { state })
}
