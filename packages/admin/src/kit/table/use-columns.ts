import { columnPinningFeature, columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { useCan, useLabels } from '../staff/staff-context'
import { loadPreferences, savePreferences, type ListPreferences } from '../lists/preferences'
import type { Row } from '../lists/use-rows'
import type { Column, Descriptor } from '../describe/descriptor.types'

const features = tableFeatures({ columnPinningFeature, columnSizingFeature })
const NO_ROWS: Row[] = []
const USUAL_WIDTH = 160
const NARROWEST = 56
/** What a letter of a column's head takes at most, and the room around it with the sign of the order. */
const LETTER = 9
const AROUND = 30
const WIDEST = 900

/** A column as it is shown: its place, its width, and how far from the start it is pinned. */
export interface ShownColumn {
  readonly column: Column
  readonly width: number
  /** Pixels from the start; null where the column scrolls. */
  readonly pinnedAt: number | null
}

/** The columns of a list as somebody has arranged them. */
export interface Columns {
  readonly all: readonly { readonly column: Column; readonly isShown: boolean; readonly isPinned: boolean }[]
  readonly shown: readonly ShownColumn[]
  readonly preferences: ListPreferences
  readonly change: (change: Partial<ListPreferences>) => void
  readonly setWidth: (field: string, width: number) => void
  readonly move: (field: string, by: -1 | 1) => void
}

/** The width in which the longest word of a column's name can be read. */
const widthOfName = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length)) * LETTER + AROUND

const usualOf = ({ columns }: Descriptor): ListPreferences => ({
  order: columns.map(({ field }) => field),
  hidden: Object.fromEntries(columns.map(({ field, hidden }) => [field, hidden === true])),
  widths: {},
  pinned: columns.filter(({ pin }) => pin === 'start').map(({ field }) => field),
  isDense: true,
  isPaged: false,
})

/** Columns by the staff member's choice and permissions; TanStack Table keeps widths and pins. */
export function useColumns(descriptor: Descriptor): Columns {
  const can = useCan()
  const nameOf = useLabels('fields')
  const { key, permission } = descriptor.resource
  const allowed = useMemo(
    () => descriptor.columns.filter((column) => column.permission === undefined || isAllowed(column.permission)),
    [descriptor, can],
  )
  function isAllowed(name: string): boolean {
    const [resource = permission, action] = name.includes(':') ? name.split(':') : [permission, name]
    return can(resource, action ?? 'read')
  }
  const [preferences, setPreferences] = useState(() => loadPreferences(key, usualOf(descriptor)))
  useEffect(() => savePreferences(key, preferences), [key, preferences])
  const order = [...preferences.order, ...allowed.map(({ field }) => field)].filter(
    (id, at, all) => all.indexOf(id) === at,
  )
  const columnOf = (id: string) => allowed.find(({ field }) => field === id)
  const byOrder = order.flatMap((id) => columnOf(id) ?? [])
  // In their order and without the hidden ones already, so that the table needs no code for either.
  const definitions = useMemo(
    () =>
      byOrder
        .filter(({ field }) => preferences.hidden[field] !== true)
        .map(({ field, width }) => ({
          id: field,
          accessorKey: field,
          size: Math.max(width ?? USUAL_WIDTH, widthOfName(nameOf(field))),
          minSize: NARROWEST,
        })),
    [allowed, preferences.order, preferences.hidden],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state: { columnSizing: preferences.widths, columnPinning: { start: [...preferences.pinned], end: [] } },
  })
  const change: Columns['change'] = (part) => setPreferences((before) => ({ ...before, ...part }))
  return {
    all: byOrder.map((column) => ({
      column,
      isShown: preferences.hidden[column.field] !== true,
      isPinned: preferences.pinned.includes(column.field),
    })),
    shown: [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].flatMap((each) => {
      const column = columnOf(each.id)
      if (column === undefined) return []
      return { column, width: each.getSize(), pinnedAt: each.getIsPinned() === 'start' ? each.getStart('start') : null }
    }),
    preferences,
    change,
    setWidth: (field, width) =>
      change({ widths: { ...preferences.widths, [field]: Math.min(Math.max(Math.round(width), NARROWEST), WIDEST) } }),
    move: (field, by) => {
      const at = order.indexOf(field)
      const next = order.filter((id) => id !== field)
      next.splice(Math.max(at + by, 0), 0, field)
      change({ order: next })
    },
  }
}
