import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { useStaff, useText } from '../app/staff-context'
import { fieldLabel } from '../labels/labels'
import { valueText } from '../lib/format'
import type { Conflict } from '../records/merge-records'
import type { Field, LeafKind, Section } from '../resources/descriptor.types'
import { isGroup } from '../resources/is-group'

type Side = 'mine' | 'theirs'

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[]
  readonly sections: readonly Section[]
  readonly onDecide: (sides: readonly Side[]) => void
  readonly onCancel: () => void
}

function kindAt(fields: readonly Field[], [name, ...below]: readonly string[]): LeafKind | null {
  const field = fields.find((each) => each.field === name)
  if (field === undefined) return null
  return isGroup(field) ? kindAt(field.fields, below) : field
}

/** Both edits of each field side by side; staff choose one of them for every field. */
export function ConflictDialog({ conflicts, sections, onDecide, onCancel }: ConflictDialogProps) {
  const { locale } = useStaff()
  const words = useText('form')
  const common = useText('staff')
  const id = useId()
  const [sides, setSides] = useState<readonly Side[]>(() => conflicts.map(() => 'mine'))
  const fields = sections.flatMap((section) => section.fields)
  const shown = (conflict: Conflict, side: Side | 'base') =>
    valueText(conflict[side], kindAt(fields, conflict.path), locale, common) || '—'
  return (
    <Dialog
      id={`pk-staff-conflict${id}`}
      open
      size="wide"
      title={words.conflictTitle}
      onClose={onCancel}
      footer={
        <>
          <Button variant="primary" onClick={() => onDecide(sides)}>
            {words.save}
          </Button>
          <Button onClick={onCancel}>{common.cancel}</Button>
        </>
      }
    >
      <p>{words.conflictHelp}</p>
      <table className="pk-staff-conflict">
        <thead>
          <tr>
            <th scope="col">{words.conflictField}</th>
            <th scope="col">{words.conflictBase}</th>
            <th scope="col">{words.conflictMine}</th>
            <th scope="col">{words.conflictTheirs}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict, at) => {
            const name = conflict.path.map((part) => fieldLabel(locale, part)).join(' › ')
            const choice = (side: Side) => (
              <td>
                <label className="pk-staff-check">
                  <input
                    type="radio"
                    name={`${id}-${at}`}
                    checked={sides[at] === side}
                    onChange={() => setSides(sides.map((each, index) => (index === at ? side : each)))}
                  />
                  {shown(conflict, side)}
                </label>
              </td>
            )
            return (
              <tr key={conflict.path.join('.')}>
                <th scope="row">{name}</th>
                <td>{shown(conflict, 'base')}</td>
                {choice('mine')}
                {choice('theirs')}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}
