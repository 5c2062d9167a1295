import { useLabels, useStaff } from '../staff/staff-context'
import type { TakeBack } from './edits'
import { formWords } from '../labels/form-words'

/** Says that something was saved, and offers to take it back where that can be done. */
export function useSavedNotice(): (takeBack: TakeBack | null, text?: string) => void {
  const { notify } = useStaff()
  const words = useLabels(formWords)
  const { undo: label } = useLabels('staff')
  return (takeBack, text = words.saved) =>
    notify({
      text,
      tone: 'success',
      ...(takeBack !== null && {
        action: { label, onPress: () => void takeBack().then((isDone) => isDone && notify({ text: words.undone })) },
      }),
    })
}
