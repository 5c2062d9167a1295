import { useLabels, useReader } from '../staff/staff-context'
import { valueText } from '../values/format'
import type { Conflict } from '../records/merge-records'
import type { Field, LeafKind, Section } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import type { ShownConflict } from '../edits/conflict-dialog'

function kindAt(fields: readonly Field[], [name, ...below]: readonly string[]): LeafKind | null {
  const field = fields.find((each) => each.field === name)
  if (field === undefined) return null
  return isGroup(field) ? kindAt(field.fields, below) : field
}

/** Names the fields of a form and writes their values as its cells do. */
export function useFieldConflicts(sections: readonly Section[]): (conflict: Conflict) => ShownConflict {
  const reader = useReader()
  const nameOf = useLabels('fields')
  const common = useLabels('staff')
  const fields = sections.flatMap((section) => section.fields)
  return ({ path }) => ({
    name: path.map((part) => nameOf(part)).join(' › '),
    text: (value) => valueText(value, kindAt(fields, path), reader, common),
  })
}
