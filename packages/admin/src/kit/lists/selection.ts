/** The rows that an action is for: some, or all that match the filters but for a few. */
export type Selection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly except: ReadonlySet<string> }

/** Nothing is selected. */
export const NOTHING: Selection = { kind: 'ids', ids: new Set() }
/** Everything that matches the filters. */
export const EVERYTHING: Selection = { kind: 'matching', except: new Set() }

/** Whether a row belongs to the selection. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id)

/** The selection with these rows in it, or without them. */
export function select(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const named = new Set(selection.kind === 'ids' ? selection.ids : selection.except)
  const adds = selection.kind === 'ids' ? isOn : !isOn
  for (const id of ids)
    if (adds) named.add(id)
    else named.delete(id)
  return selection.kind === 'ids' ? { kind: 'ids', ids: named } : { kind: 'matching', except: named }
}

/** How many rows are selected; null where the number of matching rows is not known. */
export function selectedCount(selection: Selection, total: number | null): number | null {
  if (selection.kind === 'ids') return selection.ids.size
  return total === null ? null : Math.max(total - selection.except.size, 0)
}

/** The box above the rows: all rows that are loaded, from where the list can be asked for all that match. */
export function headState(selection: Selection, loaded: readonly string[]): 'all' | 'some' | 'none' {
  if (selection.kind === 'matching') return selection.except.size === 0 ? 'all' : 'some'
  if (selection.ids.size === 0) return 'none'
  return loaded.length > 0 && loaded.every((id) => selection.ids.has(id)) ? 'all' : 'some'
}
