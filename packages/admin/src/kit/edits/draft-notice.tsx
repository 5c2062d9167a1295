import { Button } from '@prilavok/ui/button'
import { useLabels, useReader } from '../staff/staff-context'
import { dateText } from '../values/format'
import type { Draft } from '../records/drafts'
import { formWords } from '../labels/form-words'

interface DraftNoticeProps {
  readonly draft: Draft | null
  readonly onRestore: (draft: Draft) => void
  readonly onForget: () => void
}

/** Offers what was typed before and never saved. */
export function DraftNotice({ draft, onRestore, onForget }: DraftNoticeProps) {
  const reader = useReader()
  const words = useLabels(formWords)
  if (draft === null) return null
  return (
    <div className="pk-staff-draft" role="status">
      {words.draftFound(dateText(draft.savedOn, reader, true))}
      <Button size="small" onClick={() => onRestore(draft)}>
        {words.restore}
      </Button>
      <Button size="small" variant="quiet" onClick={onForget}>
        {words.forget}
      </Button>
    </div>
  )
}
