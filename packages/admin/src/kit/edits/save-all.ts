import type { Edits } from './edits'

/** What became of one press of "Save". */
export interface SavedTabs {
  readonly saved: readonly string[]
  /** Those that still have something to decide or to correct. */
  readonly failed: readonly string[]
}

/**
 * Saves the changed tabs one after another; each has a version of its own, so one that fails does not hold the others back. The form of
 * a new record is saved untouched as well: it tells what is missing.
 */
export async function saveAll(edits: Edits, tabs: readonly string[], isNew: boolean): Promise<SavedTabs> {
  const saved: string[] = []
  const failed: string[] = []
  for (const tab of tabs) {
    const edit = edits.edit(tab)
    const isWanted = edits.getState().marks[tab]?.isDirty === true || (isNew && tab === 'form')
    if (edit === undefined || !isWanted) continue
    const state = await edit.save()
    edits.mark(tab, { state })
    ;(state === 'saved' ? saved : failed).push(tab)
  }
  return { saved, failed }
}
