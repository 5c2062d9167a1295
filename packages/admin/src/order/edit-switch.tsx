import { Button } from '@prilavok/ui/button'
import { LetterKey } from '../kit/keys/letter-key'
import { useLabels } from '../kit/staff/staff-context'
import { editLabels } from './edit-words'

interface EditSwitchProps {
  readonly isEditing: boolean
  readonly onSwitch: (isEditing: boolean) => void
}

/** Opens the fields of an order for an edit, and closes them. */
export function EditSwitch({ isEditing, onSwitch }: EditSwitchProps) {
  const words = useLabels(editLabels)
  return (
    <Button size="small" variant={isEditing ? 'quiet' : undefined} onClick={() => onSwitch(!isEditing)}>
      {isEditing ? words.close : words.edit} {!isEditing && <LetterKey letter="E" />}
    </Button>
  )
}
