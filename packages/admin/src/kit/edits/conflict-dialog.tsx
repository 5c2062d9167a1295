import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLayer } from '../staff/layer-context'
import { useLabels } from '../staff/staff-context'
import type { Conflict } from '../records/merge-records'
import { formWords } from '../labels/form-words'

type Side = 'mine' | 'theirs'

/** A conflict as people read it. */
export interface ShownConflict {
  readonly name: string
  readonly text: (value: unknown) => string
}

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[]
  readonly shownAs: (conflict: Conflict) => ShownConflict
  readonly onDecide: (sides: readonly Side[]) => void
  readonly onCancel: () => void
}

/** Both edits of each field side by side; staff choose one of them for every field. */
export function ConflictDialog({ conflicts, shownAs, onDecide, onCancel }: ConflictDialogProps) {
  const words = useLabels(formWords)
  const common = useLabels('staff')
  const id = useId()
  const [sides, setSides] = useState<readonly Side[]>(() => conflicts.map(() => 'mine'))
  const layer = useLayer()
  const dialog = (
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
            const { name, text } = shownAs(conflict)
            const shown = (side: Side | 'base') => text(conflict[side]) || '—'
            const choice = (side: Side, whose: string) => (
              <td data-name={whose}>
                <label className="pk-staff-check">
                  <input
                    type="radio"
                    name={`${id}-${at}`}
                    checked={sides[at] === side}
                    onChange={() => setSides(sides.map((each, index) => (index === at ? side : each)))}
                  />
                  {shown(side)}
                </label>
              </td>
            )
            return (
              <tr key={conflict.path.join('.')}>
                <th scope="row">{name}</th>
                <td data-name={words.conflictBase}>{shown('base')}</td>
                {choice('mine', words.conflictMine)}
                {choice('theirs', words.conflictTheirs)}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
  // Outside of its tab: the tab may be hidden, and a hidden dialog would block the page.
  return layer === null ? dialog : createPortal(dialog, layer)
}
