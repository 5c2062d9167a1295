import { Button } from '@prilavok/ui/button'
import type { ReactNode } from 'react'
import { useLabels } from '../staff/staff-context'
import { formWords } from '../labels/form-words'

interface SaveBarProps {
  readonly isDirty: boolean
  /** What does not exist yet can be saved as it is; of a record that is there, only changes are. */
  readonly isNew: boolean
  readonly isSaving: boolean
  readonly mayEdit: boolean
  /** Without it the button submits the form around it. */
  readonly onSave?: (() => void) | undefined
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** Saves or drops what was typed, and says that there is something. */
export function SaveBar({ isDirty, isNew, isSaving, mayEdit, onSave, onDiscard, children }: SaveBarProps) {
  const words = useLabels(formWords)
  return (
    <div className="pk-staff-form__bar">
      {mayEdit ? (
        <>
          <Button
            type={onSave === undefined ? 'submit' : 'button'}
            variant={isDirty || isNew ? 'primary' : 'secondary'}
            size="small"
            busy={isSaving}
            onClick={onSave}
          >
            {words.save}
          </Button>
          {isDirty && (
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {words.discard}
            </Button>
          )}
          <span className="pk-staff-note" role="status">
            {isDirty ? words.unsaved : ''}
          </span>
        </>
      ) : (
        <span className="pk-staff-note">{words.readOnly}</span>
      )}
      {children}
    </div>
  )
}
