import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useStaff, useText } from '../app/staff-context'
import { dateText } from '../lib/format'
import type { Draft } from '../records/drafts'

interface DraftNoticeProps {
  readonly draft: Draft | null
  readonly onRestore: () => void
  readonly onShown: () => void
  readonly onForget: () => void
}

/** Offers what was typed before and never saved. */
export function DraftNotice({ draft, onRestore, onShown, onForget }: DraftNoticeProps) {
  const { locale } = useStaff()
  const words = useText('form')
  const [isDone, setDone] = useState(false)
  if (draft === null || isDone) return null
  return (
    <div className="pk-staff-draft" role="status">
      {words.draftFound(dateText(draft.savedOn, locale, true))}
      <Button
        size="small"
        onClick={() => {
          onRestore()
          onShown()
          setDone(true)
        }}
      >
        {words.restore}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onForget()
          setDone(true)
        }}
      >
        {words.forget}
      </Button>
    </div>
  )
}
