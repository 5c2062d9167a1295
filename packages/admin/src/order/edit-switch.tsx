import { Button } from '@prilavok/ui/button'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { editLabels } from './edit-words'

interface EditSwitchProps {
  readonly isEditing: boolean
  readonly onSwitch: (isEditing: boolean) => void
}

/** Opens the fields of an order for an edit, and closes them. */
export function EditSwitch({ isEditing, onSwitch }: EditSwitchProps) {
  const words = useLabels(editLabels)
  const { hasLetterKeys } = useStaff()
  return (
    <Button size="small" variant={isEditing ? 'quiet' : undefined} onClick={() => onSwitch(!isEditing)}>
      {isEditing ? words.close : words.edit} {!isEditing && hasLetterKeys && <kbd>E</kbd>}
    </Button>
  )
}
