import { useLabels, useStaff } from './staff-context'

/** Copies a text and says so, or that the browser does not allow it. */
export function useCopy(): (text: string, copied: string) => void {
  const { notify } = useStaff()
  const { notCopied } = useLabels('staff')
  return (text, copied) => {
    const refuse = () => notify({ text: notCopied, tone: 'danger' })
    // A page without https has no clipboard.
    if (navigator.clipboard === undefined) refuse()
    else void navigator.clipboard.writeText(text).then(() => notify({ text: copied, tone: 'success' }), refuse)
  }
}
