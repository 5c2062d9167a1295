import { useLabels, useStaff } from './staff-context'

/** Copies a text and says so, or that the browser does not allow it; a page without https has no clipboard at all. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { notify } = useStaff()
  const { notCopied } = useLabels('staff')
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: copied, tone: 'success' })
    } catch {
      notify({ text: notCopied, tone: 'danger' })
    }
  }
}
