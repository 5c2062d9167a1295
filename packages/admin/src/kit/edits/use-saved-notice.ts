import { useLabels, useStaff } from '../staff/staff-context'

/** Says that something was saved, and offers to take it back where that can be done. */
export function useSavedNotice(): (undo: (() => Promise<void>) | null, text?: string) => void {
  const { notify } = useStaff()
  const words = useLabels('form')
  const { undo: label } = useLabels('staff')
  return (undo, text = words.saved) =>
    notify({
      text,
      tone: 'success',
      ...(undo !== null && {
        action: { label, onPress: () => void undo().then(() => notify({ text: words.undone })) },
      }),
    })
}
